#pragma once

// The contract of engine/game.h as checks that run on any game: whole random games are played and
// everything that the contract promises is held against what the game does. A game joins by a
// Samples<G> in its own tests/games/NAME/contract_test.cpp.

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "engine/game.h"
#include "engine/perft.h"
#include "support/catch.h"

namespace anthill::tests {

/// The facts about a game that the suite needs. To be specialised with:
///   static std::vector<std::string> deals();                       options for deal(), one for
///                                                                  each variant worth playing
///   static bool dealt_by_lot(options);                             different seeds deal
///                                                                  differently
///   static std::string repetition_text(const State&);              equal exactly when the
///                                                                  repetition rule sees no
///                                                                  difference
///   static void check_step(const State&, Move, const State& next); REQUIREs what every turn keeps:
///                                                                  cards, Queens, counts
///   static constexpr bool kManySpellings = true;                   only where a move may be
///                                                                  written in more ways than one
template <class G>
struct Samples;

/// Are there more legal moves here than legal_moves() lists?
template <class G>
bool is_open_ended(const typename G::State& state) {
    if constexpr (OpenEnded<G>) {
        return G::open_ended(state);
    }
    (void)state;
    return false;
}

/// Plays random games of a variant to their end (or `longest` turns), calling visit(state, history,
/// moves) at every position.
template <TextGame G, class Visit>
void play_random_games(std::string_view options, unsigned games, unsigned longest, Visit visit) {
    for (unsigned game = 0; game < games; ++game) {
        Rng rng(game);
        auto dealt = G::deal(options, rng);
        REQUIRE(dealt);
        typename G::State state = *dealt;
        History history = history_from<G>(state);
        for (unsigned turn = 0; turn < longest; ++turn) {
            const auto moves = moves_in<G>(state);
            visit(state, history, moves);
            if (G::outcome(state, history).over()) {
                break;
            }
            REQUIRE_FALSE(moves.empty());
            advance<G>(state, history, rng.pick(moves));
        }
    }
}

/// The same of every variant.
template <TextGame G, class Visit>
void play_samples(unsigned games, unsigned longest, const Visit& visit) {
    for (const auto& options : Samples<G>::deals()) {
        play_random_games<G>(options, games, longest, visit);
    }
}

template <class G>
bool lists_equal(const typename G::Moves& a, const typename G::Moves& b) {
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin());
}

inline bool is_one_line(const std::string& message) {
    return !message.empty() &&
           std::all_of(message.begin(), message.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

template <TextGame G>
void check_moves(const typename G::State& state, const typename G::Moves& moves) {
    auto again = moves_in<G>(state);
    REQUIRE(lists_equal<G>(moves, again));
    if (G::turn(state).kind == Turn::Kind::Over) {
        REQUIRE(moves.empty());
    }
    if (G::turn(state).kind == Turn::Kind::Decision) {
        G::legal_moves(state, other(G::turn(state).seat), again);
        REQUIRE(again.empty());
    }
    if constexpr (CountsMoves<G>) {
        REQUIRE(G::count_moves(state) == moves.size());
    }
    std::set<std::string> texts;
    for (const auto move : moves) {
        REQUIRE(std::count(moves.begin(), moves.end(), move) == 1);
        const std::string text = G::move_text(state, move);
        REQUIRE(texts.insert(text).second);
        const auto read = G::parse_move(state, text);
        REQUIRE(read);
        REQUIRE(*read == move);
        typename G::State next = state;
        G::apply(next, move);
        Samples<G>::check_step(state, move, next);
    }
}

template <TextGame G>
void check_position_text(const typename G::State& state) {
    const std::string text = G::position_text(state);
    REQUIRE(text.rfind(std::string(G::kId) + " ", 0) == 0);
    REQUIRE(is_one_line(text));
    const auto read = G::parse_position(text);
    INFO(read.error());
    REQUIRE(read);
    REQUIRE(*read == state);
    REQUIRE(G::key(*read) == G::key(state));
    REQUIRE(G::position_text(*read) == text);
}

/// Two positions have one key exactly when the repetition rule calls them the same.
template <TextGame G>
class KeyCheck {
public:
    void visit(const typename G::State& state) {
        const std::string text = Samples<G>::repetition_text(state);
        const std::uint64_t key = G::key(state);
        REQUIRE(keys_.emplace(text, key).first->second == key);
        REQUIRE(texts_.emplace(key, text).first->second == text);
    }

private:
    std::map<std::string, std::uint64_t> keys_;
    std::map<std::uint64_t, std::string> texts_;
};

/// Positions from before an irreversible move never come back.
template <TextGame G>
class RepeatableCheck {
public:
    void visit(const History& history, const typename G::State& state) {
        if (history.size() == 1) {
            recent_.clear();
            gone_.clear();
        }
        if (history.run() == 0) {
            gone_.insert(recent_.begin(), recent_.end());
            recent_.clear();
        }
        REQUIRE(history.back() == G::key(state));
        REQUIRE(gone_.count(history.back()) == 0);
        recent_.insert(history.back());
    }

private:
    std::set<std::uint64_t> recent_, gone_;
};

/// A few changes such as typing, copying and bad luck make.
inline std::string mutated(std::string text, Rng& rng) {
    static constexpr std::string_view kBytes = "=/,.:;@-+xabcdeQh9As T01\n\t\x7f\xff";
    const auto anywhere = [&rng](const std::string& in) {
        return rng.below(static_cast<std::uint32_t>(in.size() + 1));
    };
    for (std::uint32_t changes = 1 + rng.below(3); changes > 0; --changes) {
        const std::size_t at = anywhere(text);
        switch (rng.below(5)) {
            case 0: text.erase(at, 1 + rng.below(3)); break;
            case 1: text.insert(at, 1, rng.pick(kBytes)); break;
            case 2:
                if (at < text.size()) {
                    text[at] = rng.pick(kBytes);
                }
                break;
            case 3: text.insert(at, text.substr(anywhere(text), 1 + rng.below(12))); break;
            default: text.erase(anywhere(text)); break;
        }
    }
    return text;
}

/// Bad text never does harm: it is refused with one line, or it meant something that then has a
/// canonical text.
template <TextGame G>
void check_mutated_texts(const typename G::State& state, const typename G::Moves& moves, Rng& rng) {
    const std::string position = mutated(G::position_text(state), rng);
    if (const auto read = G::parse_position(position)) {
        check_position_text<G>(*read);
    } else {
        INFO(position);
        REQUIRE(is_one_line(read.error()));
    }
    if (moves.empty()) {
        return;
    }
    const auto picked = rng.pick(moves);
    const std::string move = mutated(G::move_text(state, picked), rng);
    if (const auto read = G::parse_move(state, move)) {
        REQUIRE((is_open_ended<G>(state) || std::count(moves.begin(), moves.end(), *read) == 1));
        const std::string canonical = G::move_text(state, *read);
        REQUIRE(*G::parse_move(state, canonical) == *read);
        if constexpr (!requires { Samples<G>::kManySpellings; }) {
            REQUIRE(canonical == move);
        }
    } else {
        INFO(move);
        REQUIRE(is_one_line(read.error()));
    }
}

}  // namespace anthill::tests
