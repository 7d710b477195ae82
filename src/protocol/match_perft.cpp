#include "protocol/match_perft.h"

#include <algorithm>

#include "engine/perft.h"
#include "match/game_match.h"
#include "match/new_match.h"

namespace anthill {

namespace {

/// No slower than perft() itself, which does the last two turns of every sequence.
template <class G>
class GamePerft final : public MatchPerft {
public:
    GamePerft(const GameMatch<G>& match, unsigned depth)
        : history_(match.history()), depth_(depth) {
        history_.reserve(history_.size() + depth);
        if (depth == 0) {
            sequences_ = 1;
        } else if (!G::outcome(match.state(), history_).over()) {
            enter(match.state());
            for (const auto& move : levels_[0].moves) {
                parts_.push_back({G::move_text(match.state(), move), 0});
            }
        }
    }

    bool step() override {
        if (levels_.empty()) {
            return false;
        }
        Level& level = levels_.back();
        if (level.next == level.moves.size()) {
            levels_.pop_back();
            if (!levels_.empty()) {
                history_.pop();
            }
            return !levels_.empty();
        }
        typename G::State next = level.state;
        advance<G>(next, history_, level.moves[level.next++]);
        const unsigned left = depth_ - static_cast<unsigned>(levels_.size());
        if (left <= kAtOnce) {
            const std::uint64_t counted = perft<G>(next, history_, left);
            sequences_ += counted;
            parts_[levels_[0].next - 1].sequences += counted;
            history_.pop();
        } else if (G::outcome(next, history_).over()) {
            history_.pop();
        } else {
            enter(next);
        }
        return true;
    }
    [[nodiscard]] std::uint64_t sequences() const override { return sequences_; }
    [[nodiscard]] std::vector<Part> parts() const override {
        std::vector<Part> parts = parts_;
        std::sort(parts.begin(), parts.end(),
                  [](const Part& a, const Part& b) { return a.move < b.move; });
        return parts;
    }

private:
    static constexpr unsigned kAtOnce = 2;

    struct Level {
        typename G::State state;
        typename G::Moves moves;
        std::size_t next = 0;  ///< move to be played next
    };

    void enter(const typename G::State& state) {
        levels_.emplace_back();
        levels_.back().state = state;
        G::legal_moves(state, G::turn(state).seat, levels_.back().moves);
    }

    History history_;  ///< ends with the state of the last level
    unsigned depth_;
    std::vector<Level> levels_;
    std::uint64_t sequences_ = 0;
    std::vector<Part> parts_;  ///< in the order of legal_moves()
};

}  // namespace

std::unique_ptr<MatchPerft> perft_of(const Match& match, unsigned depth) {
    std::unique_ptr<MatchPerft> count;
    visit_game(match.game_id(), [&](auto tag) {
        using G = typename decltype(tag)::Game;
        count = std::make_unique<GamePerft<G>>(static_cast<const GameMatch<G>&>(match), depth);
    });
    return count;
}

}  // namespace anthill
