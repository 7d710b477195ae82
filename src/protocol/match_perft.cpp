#include "protocol/match_perft.h"

#include <algorithm>

#include "engine/sliced_perft.h"
#include "match/game_match.h"
#include "match/new_match.h"

namespace anthill {

namespace {

template <class G>
class MatchPerftOf final : public MatchPerft {
public:
    MatchPerftOf(const GameMatch<G>& match, unsigned depth)
        : start_(match.state()), walk_(match.state(), match.history(), depth) {}

    bool step() override { return walk_.step(); }
    [[nodiscard]] std::uint64_t sequences() const override { return walk_.sequences(); }
    [[nodiscard]] std::vector<Part> parts() const override {
        std::vector<Part> parts;
        for (const auto& part : walk_.parts()) {
            parts.push_back({G::move_text(start_, part.move), part.sequences});
        }
        std::sort(parts.begin(), parts.end(),
                  [](const Part& a, const Part& b) { return a.move < b.move; });
        return parts;
    }

private:
    typename G::State start_;
    SlicedPerft<G> walk_;
};

}  // namespace

std::unique_ptr<MatchPerft> perft_of(const Match& match, unsigned depth) {
    std::unique_ptr<MatchPerft> count;
    visit_game(match.game_id(), [&](auto tag) {
        using G = typename decltype(tag)::Game;
        count = std::make_unique<MatchPerftOf<G>>(static_cast<const GameMatch<G>&>(match), depth);
    });
    return count;
}

}  // namespace anthill
