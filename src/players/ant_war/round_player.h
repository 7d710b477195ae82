#pragma once

// The play of a round of Ant War by search and solver. For the computer player.

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "players/ant_war/odds_search.h"
#include "players/ant_war/solver.h"
#include "players/game_thinker.h"

namespace anthill::ant_war {

/// The play of a round: the search for a good move and the solver for the best one take turns.
/// Which of them looks at the next position follows from how many they have looked at, so slices
/// change nothing.
class RoundPlayer {
public:
    /// `state` is in play, and no cut is to come.
    void start(const State& state, const ThinkRequest& request) {
        geometry_ = RoundGeometry(state);
        root_ = RoundState(state, geometry_);
        limits_ = request.limits;
        SearchLimits limits;
        limits.depth = request.limits.depth;
        const Knowledge knowledge(request.handicap);
        search_.start(knowledge, root_, history_from<RoundGame>(root_), limits);
        // A level that is to make mistakes proves nothing.
        solving_ = request.handicap.noise == 0 && !knowledge.has_blind_spots();
        if (solving_) {
            solver_.start(root_, knowledge.evaluate(root_) / 100);
        }
        solved_ = false;
        running_ = true;
        chunk_ = 0;
    }

    bool step(std::uint64_t nodes) {
        const std::uint64_t end = this->nodes() + nodes;
        while (running_ && this->nodes() < end) {
            if (this->nodes() >= limits_.nodes && !search_.infos().empty()) {
                stop();
                break;
            }
            if (chunk_ == 0) {
                chunk_ = kChunk;
                solver_next_ = solving_ && (!search_.running() ||
                                            solver_.nodes() * reluctance() < search_.nodes());
            }
            const std::uint64_t before = this->nodes();
            const std::uint64_t most = std::min(chunk_, end - before);
            const bool more = solver_next_ ? solver_.step(most) : search_.step(most);
            chunk_ = more ? chunk_ - (this->nodes() - before) : 0;
            if (!more) {
                finish_one();
            }
        }
        return running_;
    }

    void stop() {
        search_.stop();
        running_ = false;
    }

    [[nodiscard]] std::uint64_t nodes() const {
        return search_.nodes() + (solving_ ? solver_.nodes() : 0);
    }
    [[nodiscard]] std::size_t info_count() const {
        return search_.infos().size() + (solved_ ? 1 : 0);
    }
    [[nodiscard]] SearchInfo<Move> info(std::size_t number) const {
        if (number == search_.infos().size()) {
            return {static_cast<int>(solver_.line().size()), 100 * solver_.value(), nodes(),
                    moves(solver_.line()), true};
        }
        const auto& info = search_.infos()[number];
        return {info.depth, info.score, info.nodes, moves(info.line), false};
    }
    [[nodiscard]] Move best() const {
        return to_move(geometry_, solved_ ? solver_.line().front() : search_.best());
    }

    [[nodiscard]] RoundSearch& search() { return search_; }

private:
    static constexpr unsigned kLog2Bounds = 20;  // of the solver: 12 megabytes more
    static constexpr std::uint64_t kChunk = 512;
    /// Up to so many stacks a position is likely to be solved within seconds.
    static constexpr int kSoonSolved = 20;

    /// Positions that the search looks at for each one of the solver.
    [[nodiscard]] std::uint64_t reluctance() const {
        return std::popcount(root_.ants[0] | root_.ants[1]) <= kSoonSolved ? 1 : 7;
    }

    void finish_one() {
        if (solver_next_) {
            solved_ = true;
            stop();
        } else if (limits_.depth < SearchLimits{}.depth || !solving_) {
            running_ = false;
        }
    }

    [[nodiscard]] std::vector<Move> moves(const std::vector<RoundMove>& line) const {
        std::vector<Move> moves;
        moves.reserve(line.size());
        for (const RoundMove step : line) {
            moves.push_back(to_move(geometry_, step));
        }
        return moves;
    }

    RoundGeometry geometry_;
    RoundState root_;
    SearchLimits limits_;
    RoundSearch search_{kLog2TableEntries<RoundMove>};
    Solver solver_{kLog2Bounds};
    std::uint64_t chunk_ = 0;  ///< positions left until search and solver may change places
    bool solving_ = false;
    bool solver_next_ = false;
    bool solved_ = false;
    bool running_ = false;
};

}  // namespace anthill::ant_war
