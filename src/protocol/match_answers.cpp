#include "protocol/match_answers.h"

#include <algorithm>
#include <optional>
#include <type_traits>
#include <utility>

#include "core/text.h"
#include "engine/perft.h"
#include "match/game_match.h"
#include "match/new_match.h"
#include "players/all_players.h"

namespace anthill {

namespace {

template <class G>
MatchPerft divided(const GameMatch<G>& match, unsigned depth) {
    MatchPerft count;
    History history = match.history();
    if (depth == 0) {
        count.sequences = 1;
    } else if (!G::outcome(match.state(), history).over()) {
        for (const auto& move : moves_in<G>(match.state())) {
            typename G::State next = match.state();
            advance<G>(next, history, move);
            const std::uint64_t sequences = perft<G>(next, history, depth - 1);
            history.pop();
            count.sequences += sequences;
            count.parts.push_back({G::move_text(match.state(), move), sequences});
        }
    }
    std::sort(count.parts.begin(), count.parts.end(),
              [](const auto& a, const auto& b) { return a.move < b.move; });
    return count;
}

template <class G>
typename G::State known_to_mover(const GameMatch<G>& match) {
    if constexpr (HidesPositions<G>) {
        return G::known(G::observe(match.state(), G::turn(match.state()).seat));
    } else {
        return match.state();
    }
}

template <class G>
class MoveProof final : public MatchProof {
public:
    MoveProof(const typename G::State& state, const typename G::Move& move)
        : state_(state), move_(move), proving_(proving(state, move)) {}

    bool step(std::uint64_t nodes) override { return proving_.step(nodes); }
    [[nodiscard]] Parsed<std::vector<std::string>> found() const override {
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

/// The first lines of a certificate: the position, with the moves before it where they count for
/// repetition.
template <class G>
std::vector<std::string> head_of(const GameMatch<G>& match) {
    std::vector<std::string> lines{"anthill proof 1"};
    if (match.history().run() == 0) {
        lines.push_back("position " + match.position_text());
        return lines;
    }
    lines.push_back("position " + match.start_text());
    std::string moves = "moves";
    for (std::size_t ply = 0; ply < match.ply(); ++ply) {
        moves.append(" ").append(match.move_text(ply));
    }
    lines.push_back(std::move(moves));
    return lines;
}

template <class G, class Maker>
class CertificateProof final : public MatchProof {
public:
    explicit CertificateProof(const GameMatch<G>& match)
        : head_(head_of(match)), maker_(certificate(match.state(), match.history())) {}

    bool step(std::uint64_t nodes) override { return maker_.step(nodes); }
    [[nodiscard]] std::uint64_t nodes() const override { return maker_.nodes(); }
    [[nodiscard]] Parsed<std::vector<std::string>> found() const override {
        if (!maker_.proved()) {
            return Error{"certificate: no proof was found"};
        }
        std::vector<std::string> lines = head_;
        lines.insert(lines.end(), maker_.claims().begin(), maker_.claims().end());
        lines.emplace_back("end");
        return lines;
    }

private:
    std::vector<std::string> head_;
    Maker maker_;
};

template <class State>
concept IsCertified = requires(const State& state, const History& history) {
    certificate(state, history);
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

MatchPerft perft_of(const Match& match, unsigned depth) {
    MatchPerft count;
    visit_game(match.game_id(), [&](auto tag) {
        using G = typename decltype(tag)::Game;
        count = divided<G>(static_cast<const GameMatch<G>&>(match), depth);
    });
    return count;
}

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
            return std::unique_ptr<MatchProof>(std::make_unique<MoveProof<G>>(state, *played));
        });
}

Parsed<std::unique_ptr<MatchProof>> certificate_of(const Match& match) {
    Parsed<std::unique_ptr<MatchProof>> made = unexpected(
        "game", match.game_id(), "its results are chances, expected a game without dice");
    if (match.outcome().over()) {
        return unexpected("command", "certificate", "the game is over, expected a game in play");
    }
    visit_game(match.game_id(), [&](auto tag) {
        using G = typename decltype(tag)::Game;
        if constexpr (IsCertified<typename G::State>) {
            using Maker = decltype(certificate(std::declval<const typename G::State&>(),
                                               std::declval<const History&>()));
            made = std::unique_ptr<MatchProof>(std::make_unique<CertificateProof<G, Maker>>(
                static_cast<const GameMatch<G>&>(match)));
        }
    });
    return made;
}

}  // namespace anthill
