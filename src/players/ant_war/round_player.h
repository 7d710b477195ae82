#pragma once

// The play of a round of Ant War by search and solver. For the computer player.

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "players/ant_war/move_solver.h"
#include "players/ant_war/odds_search.h"
#include "players/game_thinker.h"

namespace anthill::ant_war {

/// The play of a round: the search for a good move and the solver for the best one take turns.
/// Which of them looks at the next position follows from how many they have looked at, so slices
/// change nothing. If several lines are requested, the solver goes on with the other moves after
/// the best one.
class RoundPlayer {
public:
    /// `state` is in play, and no cut is to come.
    void start(const State& state, const ThinkRequest& request) {
        geometry_ = RoundGeometry(state);
        root_ = RoundState(state, geometry_);
        limits_ = request.limits;
        SearchLimits limits;
        limits.depth = request.limits.depth;
        limits.lines = request.limits.lines;
        const Knowledge knowledge(request.handicap);
        search_.start(knowledge, root_, history_from<RoundGame>(root_), limits);
        // A level that is to make mistakes proves nothing.
        solving_ = request.handicap.noise == 0 && !knowledge.has_blind_spots();
        if (solving_) {
            solver_.start(root_, knowledge.evaluate(root_) / 100);
        }
        estimated_.clear();
        told_.clear();
        told_of_search_ = 0;
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
                solver_next_ =
                    solving_ && (!search_.running() ||
                                 solver_.nodes() * nodes_per_solver_node() < search_.nodes());
            }
            const std::uint64_t before = this->nodes();
            // Past the limit only the first depth is waited for.
            const std::uint64_t limit = before < limits_.nodes ? limits_.nodes : end;
            const std::uint64_t most = std::min({chunk_, end - before, limit - before});
            const bool more = solver_next_ ? solver_.step(most) : search_.step(most);
            chunk_ = more ? chunk_ - (this->nodes() - before) : 0;
            if (!more) {
                finish_one();
            }
            tell_of_search();
        }
        return running_;
    }

    void stop() {
        search_.stop();
        running_ = false;
        tell_of_search();
    }

    [[nodiscard]] std::uint64_t nodes() const {
        return search_.nodes() + (solving_ ? solver_.nodes() : 0);
    }
    [[nodiscard]] const std::vector<SearchInfo<Move>>& infos() const { return told_; }
    [[nodiscard]] Move best() const {
        return to_move(geometry_,
                       is_solved() ? solver_.solved().front().line.front() : search_.best());
    }

    [[nodiscard]] RoundSearch& search() { return search_; }

private:
    static constexpr unsigned kLog2Bounds = 20;  // of the solver: 12 megabytes more
    static constexpr std::uint64_t kChunk = 512;

    /// Positions that the search looks at for each one of the solver: many as long as a proof is
    /// not likely to be near. Measured in matches.
    [[nodiscard]] std::uint64_t nodes_per_solver_node() const {
        const int ants = std::popcount(root_.ants[0] | root_.ants[1]);
        const std::uint64_t searched = search_.nodes();
        if (ants <= 16) {
            return 1;
        }
        if (ants <= 18) {
            return searched < 100'000 ? 3 : 1;
        }
        if (ants <= 20) {
            return searched < 400'000 ? 7 : 1;
        }
        return searched < 2'000'000 ? 31 : 7;
    }

    [[nodiscard]] bool is_solved() const { return solving_ && !solver_.solved().empty(); }

    void finish_one() {
        if (!solver_next_) {
            if (limits_.depth < SearchLimits{}.depth || !solving_) {
                running_ = false;
            }
            return;
        }
        solver_.note();
        if (limits_.lines <= 1) {
            stop();
            told_.push_back(exact(solver_.solved().front()));
            return;
        }
        std::vector<RoundMove> wanted;
        for (const auto& line : estimated_) {
            wanted.push_back(line.line.front());
        }
        const bool more = solver_.next(wanted);
        tell_lines(nodes());
        if (!more) {
            stop();
        }
    }

    void tell_of_search() {
        const auto& infos = search_.infos();
        while (told_of_search_ < infos.size()) {
            if (limits_.lines <= 1) {
                told_.push_back(estimate(infos[told_of_search_++]));
                continue;
            }
            estimated_.clear();
            do {
                estimated_.push_back(infos[told_of_search_++]);
            } while (told_of_search_ < infos.size() && infos[told_of_search_].number > 1);
            tell_lines(estimated_.front().nodes + (solving_ ? solver_.nodes() : 0));
        }
    }

    /// The best lines as far as they are known: what is solved, and the search's latest ones. A
    /// move that is not solved is worth no more than the best one.
    void tell_lines(std::uint64_t nodes) {
        std::vector<SearchInfo<Move>> lines;
        if (is_solved()) {
            for (const SolvedMove& solved : solver_.solved()) {
                lines.push_back(exact(solved));
            }
        }
        for (const auto& estimated : estimated_) {
            SearchInfo<Move> line = estimate(estimated);
            const auto same = [&line](const auto& known) {
                return known.line.front() == line.line.front();
            };
            if (std::none_of(lines.begin(), lines.end(), same)) {
                if (is_solved()) {
                    line.score = std::min(line.score, lines.front().score);
                }
                lines.push_back(std::move(line));
            }
        }
        rank_lines(lines);
        lines.resize(std::min(lines.size(), static_cast<std::size_t>(limits_.lines)));
        for (SearchInfo<Move>& line : lines) {
            line.nodes = nodes;
            told_.push_back(std::move(line));
        }
    }

    [[nodiscard]] SearchInfo<Move> exact(const SolvedMove& solved) const {
        return {static_cast<int>(solved.line.size()), 100 * solved.value, nodes(),
                moves(solved.line), true};
    }
    [[nodiscard]] SearchInfo<Move> estimate(const SearchInfo<RoundMove>& info) const {
        return {info.depth, info.score, info.nodes, moves(info.line), false};
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
    Solver one_solver_{kLog2Bounds};
    MoveSolver solver_{one_solver_};
    std::vector<SearchInfo<RoundMove>> estimated_;  ///< of several lines, the search's latest
    std::vector<SearchInfo<Move>> told_;
    std::size_t told_of_search_ = 0;  ///< of its infos
    std::uint64_t chunk_ = 0;         ///< positions left until search and solver may change places
    bool solving_ = false;
    bool solver_next_ = false;
    bool running_ = false;
};

}  // namespace anthill::ant_war
