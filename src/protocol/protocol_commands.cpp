// The commands of the protocol, one function each.

#include <optional>
#include <utility>

#include "core/text.h"
#include "match/new_match.h"
#include "match/seed.h"
#include "match/status.h"
#include "players/arrange.h"
#include "players/levels.h"
#include "protocol/match_answers.h"
#include "protocol/protocol.h"

namespace anthill {

namespace {

/// 12 turns are beyond what can be counted in a lifetime from most positions; a request for more
/// has made a mistake.
constexpr std::uint64_t kDeepestCount = 12;

}  // namespace

void Protocol::ugi(std::string_view) {
    say("id name Anthill");
    std::string games = "option name game type combo";
    visit_games(AllGames{},
                [&games](auto tag) { games.append(" var ").append(decltype(tag)::Game::kId); });
    say(games);
    say("option name level type spin min 1 max " + std::to_string(kLevels));
    say("option name multipv type spin default 1 min 1 max " + std::to_string(kMostLines));
    const std::string hash = std::to_string(kHashMegabytes);
    say("option name hash type spin default " + hash + " min " + hash + " max " + hash);
    say("ugiok");
}

void Protocol::isready(std::string_view) { say("readyok"); }

void Protocol::newgame(std::string_view arguments) {
    auto match = new_match(arguments);
    if (!match) {
        error({match.error()});
        return;
    }
    match_ = *std::move(match);
    show({});
}

void Protocol::position(std::string_view arguments) {
    auto match = match_from_position(arguments);
    if (!match) {
        error({match.error()});
        return;
    }
    match_ = *std::move(match);
    say("ok");
}

void Protocol::show(std::string_view) { say("position " + match_->position_text()); }

void Protocol::legal(std::string_view) { say(answer_line("legal", match_->legal_moves())); }

void Protocol::move(std::string_view arguments) {
    const std::string_view move = take_word(arguments);
    if (!arguments.empty()) {
        error(unexpected("words", arguments, "expected nothing after the one move"));
    } else {
        answer(match_->play(move));
    }
}

void Protocol::undo(std::string_view) {
    if (match_->ply() == 0) {
        error(unexpected("command", "undo", "no move has been made, expected move first"));
    } else if (match_->ply() == match_->earliest()) {
        error(unexpected(
            "command", "undo",
            "what the latest move has revealed cannot be taken back, expected another move"));
    } else {
        answer(match_->go_to(match_->ply() - 1));
    }
}

void Protocol::status(std::string_view) {
    say("status " + status_text(match_->turn(), match_->outcome()));
}

void Protocol::perft(std::string_view arguments) { count(arguments, false); }
void Protocol::divide(std::string_view arguments) { count(arguments, true); }

void Protocol::count(std::string_view arguments, bool divided) {
    const std::string_view word = take_word(arguments);
    const auto depth = parse_number(word);
    if (!depth || *depth > kDeepestCount) {
        error(unexpected("depth", word, "expected 0 to " + std::to_string(kDeepestCount)));
    } else if (!arguments.empty()) {
        error(unexpected("words", arguments, "expected nothing after the depth"));
    } else {
        const MatchPerft found = perft_of(*match_, static_cast<unsigned>(*depth));
        if (divided) {
            for (const auto& part : found.parts) {
                say(part.move + " " + std::to_string(part.sequences));
            }
        }
        say("perft " + std::to_string(*depth) + " " + std::to_string(found.sequences));
    }
}

void Protocol::eval(std::string_view) {
    const Outcome outcome = match_->outcome();
    if (!outcome.over()) {
        say("eval " + std::to_string(thinker(match_->game_id()).evaluate(*match_)));
    } else if (outcome.kind == Outcome::Kind::Draw) {
        say("eval 0");
    } else {
        say(outcome.winner == match_->turn().seat ? "eval win 0" : "eval loss 0");
    }
}

void Protocol::go(std::string_view arguments) { think("go", arguments, GoJob::Answer::Move); }

void Protocol::ponderhit(std::string_view) {
    if (busy()) {
        job_->ponder_hit();
    }
}

void Protocol::aim(std::string_view arguments) {
    if (thinker(match_->game_id()).throws(*match_)) {
        think("aim", arguments, GoJob::Answer::Aim);
    } else {
        error(unexpected("command", "aim", "nothing is thrown now, expected go"));
    }
}

void Protocol::think(std::string_view command, std::string_view arguments, GoJob::Answer answer) {
    const std::uint64_t began = clock_();
    const auto limits = parse_go(arguments, match_->game_id(), match_->seed());
    if (!limits) {
        error({limits.error()});
    } else if (match_->outcome().over()) {
        error(unexpected("command", command, "the game is over, expected a game in play"));
    } else if (match_->turn().kind == Turn::Kind::Chance) {
        error(unexpected("command", command,
                         "chance decides now, expected one of the moves that legal lists"));
    } else {
        begin(std::make_unique<GoJob>(thinker(match_->game_id()), *match_, *limits, answer, output_,
                                      clock_, began));
    }
}

void Protocol::reasons(std::string_view arguments) {
    const std::string_view move = take_word(arguments);
    if (move.empty() || !arguments.empty()) {
        error(unexpected("words", arguments, "expected one move after reasons"));
    } else {
        say(answer_line("reasons", reasons_of(*match_, move)));
    }
}

void Protocol::dangers(std::string_view arguments) {
    const std::string_view move = take_word(arguments);
    if (!arguments.empty()) {
        error(unexpected("words", arguments, "expected at most one move after dangers"));
    } else {
        say(answer_line("dangers", dangers_of(*match_, move)));
    }
}

void Protocol::luck(std::string_view arguments) {
    const std::string_view word = take_word(arguments);
    const auto first = word.empty() ? std::optional<std::uint64_t>(0) : parse_number(word);
    const Thinker& thrower = thinker(match_->game_id());
    if (!arguments.empty()) {
        error(unexpected("words", arguments, "expected nothing after the ply"));
    } else if (!first || *first > match_->ply()) {
        error(unexpected("ply", word, "expected 0 to " + std::to_string(match_->ply())));
    } else if (!thrower.plays_dice()) {
        error(unexpected("command", "luck", "nothing is thrown in this game, expected go"));
    } else {
        begin(
            std::make_unique<LuckJob>(thrower, *match_, static_cast<std::size_t>(*first), output_));
    }
}

void Protocol::prove(std::string_view arguments) {
    const std::string_view move = take_word(arguments);
    if (move.empty() || !arguments.empty()) {
        error(unexpected("words", arguments, "expected one move after prove"));
        return;
    }
    auto proof = proof_of(*match_, move);
    if (proof) {
        begin(std::make_unique<ProofJob>(*std::move(proof), ProofJob::Answer::Value, output_,
                                         clock_));
    } else {
        error({proof.error()});
    }
}

void Protocol::certificate(std::string_view) {
    auto made = certificate_of(*match_);
    if (made) {
        begin(std::make_unique<ProofJob>(*std::move(made), ProofJob::Answer::Certificate, output_,
                                         clock_));
    } else {
        error({made.error()});
    }
}

void Protocol::arrange(std::string_view arguments) {
    const auto asked = take_seed(arguments);
    const auto arranged = asked ? anthill::arrange(asked->rest, asked->seed)
                                : Parsed<std::string>(Error{asked.error()});
    if (arranged) {
        say("arranged " + *arranged);
    } else {
        error({arranged.error()});
    }
}

void Protocol::stop(std::string_view) {
    if (busy()) {
        stop_job();
    }
}

void Protocol::bench(std::string_view) {
    begin(std::make_unique<BenchJob>(
        [this](std::string_view game_id) -> Thinker& { return thinker(game_id); }, output_,
        clock_));
}

void Protocol::quit(std::string_view) {
    waiting_.clear();
    waiting_bytes_ = 0;
    stop({});
    finished_ = true;
}

Thinker& Protocol::thinker(std::string_view game_id) {
    if (thinker_game_ != game_id) {
        thinker_.reset();  // first: two hash tables at once would need twice the memory
        thinker_ = new_thinker(game_id);
        thinker_game_ = game_id;
    }
    return *thinker_;
}

}  // namespace anthill
