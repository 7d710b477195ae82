#include "protocol/match_reasons.h"

#include <optional>
#include <type_traits>
#include <utility>

#include "core/text.h"
#include "match/game_match.h"
#include "match/new_match.h"
#include "players/all_players.h"

namespace anthill {

namespace {

template <class G>
typename G::State known_to_mover(const GameMatch<G>& match) {
    if constexpr (HidesPositions<G>) {
        return G::known(G::observe(match.state(), G::turn(match.state()).seat));
    } else {
        return match.state();
    }
}

template <class G>
class MatchProofOf final : public MatchProof {
public:
    MatchProofOf(const typename G::State& state, const typename G::Move& move)
        : state_(state), move_(move), proving_(proving(state, move)) {}

    bool step(std::uint64_t nodes) override { return proving_.step(nodes); }
    [[nodiscard]] Parsed<std::vector<std::string>> words() const override {
        const auto& proof = proving_.proof();
        if (!proof) {
            return unexpected("move", G::move_text(state_, move_),
                              "nothing is proved of it, expected another move");
        }
        std::vector<std::string> words{std::to_string(proof->value)};
        if (proof->reply) {
            auto after = state_;
            G::apply(after, move_);
            words.push_back(G::move_text(after, *proof->reply));
        }
        return words;
    }

private:
    typename G::State state_;
    typename G::Move move_;
    decltype(proving(std::declval<const typename G::State&>(),
                     std::declval<const typename G::Move&>())) proving_;
};

template <class State>
concept HasDangers = requires(const State& state, const History& history) {
    dangers(state, history);
};

/// Calls ask(GameTag<G>{}, state, history, move) with what the mover knows; no move where none is
/// given to the command.
template <class Answer, class Ask>
Parsed<Answer> ask_rules(const Match& match, std::string_view command, std::string_view text,
                         const Ask& ask) {
    if (match.outcome().over()) {
        return unexpected(text.empty() ? "command" : "move", text.empty() ? command : text,
                          "the game is over, expected a game in play");
    }
    Parsed<Answer> found{Answer{}};
    visit_game(match.game_id(), [&](auto tag) {
        using G = typename decltype(tag)::Game;
        const auto& game = static_cast<const GameMatch<G>&>(match);
        std::optional<typename G::Move> played;
        if (!text.empty()) {
            const auto move = G::parse_move(game.state(), text);
            if (!move) {
                found = Error{move.error()};
                return;
            }
            played = *move;
        }
        found = ask(tag, known_to_mover<G>(game), game.history(), played);
    });
    return found;
}

}  // namespace

Parsed<std::vector<std::string>> reasons_of(const Match& match, std::string_view move) {
    return ask_rules<std::vector<std::string>>(
        match, "reasons", move,
        [](auto, const auto& state, const History& history, const auto& played) {
            return played ? reasons(state, history, *played) : std::vector<std::string>{};
        });
}

Parsed<std::vector<std::string>> dangers_of(const Match& match, std::string_view move) {
    return ask_rules<std::vector<std::string>>(
        match, "dangers", move,
        [](auto, const auto& state, const History& history, const auto& played) {
            if constexpr (HasDangers<std::decay_t<decltype(state)>>) {
                return played ? dangers(state, history, *played) : dangers(state, history);
            } else {
                return std::vector<std::string>{};
            }
        });
}

Parsed<std::unique_ptr<MatchProof>> proof_of(const Match& match, std::string_view move) {
    return ask_rules<std::unique_ptr<MatchProof>>(
        match, "prove", move, [](auto tag, const auto& state, const History&, const auto& played) {
            using G = typename decltype(tag)::Game;
            return std::unique_ptr<MatchProof>(std::make_unique<MatchProofOf<G>>(state, *played));
        });
}

}  // namespace anthill
