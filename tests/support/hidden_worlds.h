#pragma once

// Two worlds that differ only in a secret: a watcher who may not know it must be shown the same in
// both. contract_cases.h tries it on every game that hides something, and hidden_worlds_test.cpp on
// games that tell their secret on purpose.

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/rng.h"
#include "engine/game.h"
#include "support/contract.h"

namespace anthill::tests {

/// A game whose deals hide something may say how: Samples<G>::mixed(mine, theirs, watcher) makes of
/// two deals one that looks to the watcher like `mine` and is otherwise like `theirs`.
template <class G>
concept MixesDeals = requires(const typename G::State& state, std::optional<Seat> watcher) {
    { Samples<G>::mixed(state, state, watcher) } -> std::same_as<typename G::State>;
};

struct Comparison {
    std::string leak;        ///< what tells the worlds apart; empty when nothing does
    unsigned different = 0;  ///< positions that were compared and are not the same
};

template <HidesPositions G>
class HiddenWorlds {
public:
    using State = typename G::State;
    using Move = typename G::Move;
    using Moves = typename G::Moves;

    HiddenWorlds(std::string_view options, std::optional<Seat> watcher, std::uint64_t seed)
        : watcher_(watcher),
          rngs_{Rng(seed), Rng(seed + 1'000'000)},
          same_turns_(Rng(seed).below(30)),
          one_(dealt(options, seed)),
          two_(one_) {
        if constexpr (MixesDeals<G>) {
            two_ = Samples<G>::mixed(one_, dealt(options, seed + 1'000'000), watcher);
        }
    }

    /// Plays until all is told, or so many turns: some turns alike, then what the watcher sees is
    /// the same in both worlds, and what it does not see is chosen in each by itself.
    Comparison compare(unsigned longest) {
        for (unsigned turn = 0; turn < longest; ++turn) {
            look();
            const bool told = !G::hidden(one_) && !(one_ == two_);
            if (told || G::turn(one_).kind == Turn::Kind::Over || !result_.leak.empty() ||
                !step(turn >= same_turns_)) {
                break;
            }
        }
        return result_;
    }

private:
    static State dealt(std::string_view options, std::uint64_t seed) {
        Rng rng(seed);
        return *G::deal(options, rng);
    }

    void look() {
        if (one_ == two_) {
            return;
        }
        if (G::hidden(one_) != G::hidden(two_)) {
            result_.leak = "hidden()";
        }
        if (!G::hidden(one_) || !result_.leak.empty()) {
            return;  // all is told now, the difference too
        }
        ++result_.different;
        const auto a = G::observe(one_, watcher_);
        const auto b = G::observe(two_, watcher_);
        if (!(a == b)) {
            result_.leak = "observe()";
        } else if (G::seen_text(a) != G::seen_text(b)) {
            result_.leak = "seen_text()";
        } else if (G::position_text(G::known(a)) != G::position_text(G::known(b))) {
            result_.leak = "known()";
        } else if (G::turn(one_) != G::turn(two_)) {
            result_.leak = "turn()";
        }
    }

    static Move picked(const State& state, Rng& rng) { return rng.pick(moves_in<G>(state)); }
    static bool is_legal(const State& state, const Move& move) {
        const auto moves = moves_in<G>(state);
        return std::find(moves.begin(), moves.end(), move) != moves.end();
    }

    /// Once a position hides nothing, the move that led to it is told as well.
    static bool is_hidden_after(State state, const Move& move) {
        G::apply(state, move);
        return G::hidden(state);
    }

    /// False where a move that everybody sees is not legal in both.
    bool step(bool apart) {
        const Move first = picked(one_, rngs_[0]);
        Move second = first;
        if constexpr (HidesMoves<G>) {
            if (apart && is_hidden_after(one_, first) && !G::sees_move(one_, first, watcher_)) {
                second = picked(two_, rngs_[1]);
                if (G::hidden_move_text(one_, first) != G::hidden_move_text(two_, second)) {
                    result_.leak = "hidden_move_text()";
                    return false;
                }
                if (G::sees_move(two_, second, watcher_)) {
                    result_.leak = "sees_move()";
                    return false;
                }
            }
        }
        if (!is_legal(two_, second)) {
            return false;
        }
        G::apply(one_, first);
        G::apply(two_, second);
        return true;
    }

    std::optional<Seat> watcher_;
    Rng rngs_[2];
    unsigned same_turns_;
    State one_;
    State two_;
    Comparison result_;
};

}  // namespace anthill::tests
