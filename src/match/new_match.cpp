#include "match/new_match.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "match/game_match.h"
#include "match/match.h"
#include "match/seed.h"

namespace anthill {

namespace {

using NewMatch = Parsed<std::unique_ptr<Match>>;

template <class G>
NewMatch deal_match(std::string_view options) {
    const auto deal = take_seed(options);
    if (!deal) {
        return Error{deal.error()};
    }
    Rng rng(deal->seed);
    const auto start = G::deal(deal->rest, rng);
    if (!start) {
        return Error{start.error()};
    }
    return NewMatch(std::make_unique<GameMatch<G>>(*start, deal->seed));
}

/// Takes the position off the text, up to the word `moves`; what is left begins with that word.
std::string_view take_position(std::string_view& text) noexcept {
    const char* const begin = text.data();
    const char* end = begin;
    while (!text.empty()) {
        std::string_view rest = text;
        const std::string_view word = take_word(rest);
        if (word == "moves") {
            break;
        }
        end = word.data() + word.size();
        text = rest;
    }
    return {begin, static_cast<std::size_t>(end - begin)};
}

template <class G>
NewMatch match_from(std::string_view text) {
    const auto start = G::parse_position(take_position(text));
    if (!start) {
        return Error{start.error()};
    }
    auto match = std::make_unique<GameMatch<G>>(*start);
    take_word(text);
    for (std::string_view move = take_word(text); !move.empty(); move = take_word(text)) {
        if (const auto error = match->play(move)) {
            return Error{"after " + std::to_string(match->ply()) + " moves: " + error->message};
        }
    }
    return NewMatch(std::move(match));
}

}  // namespace

Error unknown_game(std::string_view id) {
    std::string names;
    visit_games(AllGames{}, [&names](auto tag) {
        names.append(names.empty() ? "expected " : " or ").append(decltype(tag)::Game::kId);
    });
    return unexpected("game", id, names);
}

std::string setup_error(std::string_view setup) {
    std::string_view rest = setup;
    const std::string_view id = take_word(rest);
    std::string games;
    std::optional<std::string> error;
    visit_games(AllGames{}, [&](auto tag) {
        using G = typename decltype(tag)::Game;
        if constexpr (SecretSetups<G>) {
            games.append(games.empty() ? "expected " : " or ").append(G::kId);
            if (G::kId == id) {
                error = G::setup_error(setup);
            }
        }
    });
    return error ? *error : unexpected("game", id, games).message;
}

NewMatch new_match(std::string_view game_and_options) {
    const std::string_view id = take_word(game_and_options);
    NewMatch match = std::unique_ptr<Match>();
    const bool known = visit_game(
        id, [&](auto tag) { match = deal_match<typename decltype(tag)::Game>(game_and_options); });
    return known ? std::move(match) : NewMatch(unknown_game(id));
}

NewMatch match_from_position(std::string_view position_and_moves) {
    std::string_view rest = position_and_moves;
    const std::string_view id = take_word(rest);
    NewMatch match = std::unique_ptr<Match>();
    const bool known = visit_game(id, [&](auto tag) {
        match = match_from<typename decltype(tag)::Game>(position_and_moves);
    });
    return known ? std::move(match) : NewMatch(unknown_game(id));
}

}  // namespace anthill
