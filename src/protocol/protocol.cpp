#include "protocol/protocol.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "core/text.h"
#include "match/new_match.h"
#include "match/seed.h"
#include "match/status.h"
#include "players/arrange.h"
#include "players/levels.h"
#include "protocol/match_reasons.h"

namespace anthill {

namespace {

/// 12 turns are beyond what can be counted in a lifetime from most positions; whoever asks for more
/// has made a mistake.
constexpr std::uint64_t kDeepestCount = 12;

/// A control character in a line is never meant: what is it, and where?
std::optional<Error> check_characters(std::string_view line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        const auto byte = static_cast<unsigned char>(line[i]);
        if (byte < ' ' || byte == 0x7f) {
            return unexpected("line", line.substr(0, i + 1),
                              "expected printable text, found byte " + std::to_string(byte) +
                                  " at place " + std::to_string(i + 1));
        }
    }
    return std::nullopt;
}

}  // namespace

struct Protocol::Command {
    std::string_view name;
    void (Protocol::*run)(std::string_view arguments);
    enum class Arguments : std::uint8_t { None, Some } arguments;
    enum class Needs : std::uint8_t { Nothing, Match } needs;
};

constinit const Protocol::Command Protocol::kCommands[] = {
    {"ugi", &Protocol::ugi, Command::Arguments::None, Command::Needs::Nothing},
    {"isready", &Protocol::isready, Command::Arguments::None, Command::Needs::Nothing},
    {"newgame", &Protocol::newgame, Command::Arguments::Some, Command::Needs::Nothing},
    {"position", &Protocol::position, Command::Arguments::Some, Command::Needs::Nothing},
    {"show", &Protocol::show, Command::Arguments::None, Command::Needs::Match},
    {"legal", &Protocol::legal, Command::Arguments::None, Command::Needs::Match},
    {"move", &Protocol::move, Command::Arguments::Some, Command::Needs::Match},
    {"undo", &Protocol::undo, Command::Arguments::None, Command::Needs::Match},
    {"status", &Protocol::status, Command::Arguments::None, Command::Needs::Match},
    {"perft", &Protocol::perft, Command::Arguments::Some, Command::Needs::Match},
    {"divide", &Protocol::divide, Command::Arguments::Some, Command::Needs::Match},
    {"eval", &Protocol::eval, Command::Arguments::None, Command::Needs::Match},
    {"go", &Protocol::go, Command::Arguments::Some, Command::Needs::Match},
    {"ponderhit", &Protocol::ponderhit, Command::Arguments::None, Command::Needs::Nothing},
    {"aim", &Protocol::aim, Command::Arguments::Some, Command::Needs::Match},
    {"reasons", &Protocol::reasons, Command::Arguments::Some, Command::Needs::Match},
    {"dangers", &Protocol::dangers, Command::Arguments::Some, Command::Needs::Match},
    {"luck", &Protocol::luck, Command::Arguments::Some, Command::Needs::Match},
    {"prove", &Protocol::prove, Command::Arguments::Some, Command::Needs::Match},
    {"arrange", &Protocol::arrange, Command::Arguments::Some, Command::Needs::Nothing},
    {"stop", &Protocol::stop, Command::Arguments::None, Command::Needs::Nothing},
    {"bench", &Protocol::bench, Command::Arguments::None, Command::Needs::Nothing},
    {"quit", &Protocol::quit, Command::Arguments::None, Command::Needs::Nothing},
};

Protocol::Protocol(LineOutput output, Clock clock) : output_(std::move(output)), clock_(clock) {}

// --- Lines ---

Parsed<Protocol::Order> Protocol::parse(std::string_view line) {
    if (line.size() > kLongestLine) {
        return unexpected("line", line,
                          "expected at most " + std::to_string(kLongestLine) + " bytes");
    }
    if (const auto bad = check_characters(line)) {
        return *bad;
    }
    const std::string_view name = take_word(line);
    for (const Command& command : kCommands) {
        if (command.name == name) {
            return Order{&command, line};
        }
    }
    std::string expected = "expected";
    for (const Command& command : kCommands) {
        expected.append(&command == kCommands ? " " : ", ").append(command.name);
    }
    return unexpected("command", name, expected);
}

void Protocol::line(std::string_view line) {
    if (!line.empty() && line.back() == '\r') {
        line.remove_suffix(1);
    }
    if (finished_ || line.find_first_not_of(' ') == std::string_view::npos) {
        return;
    }
    const Parsed<Order> order = parse(line);
    if (!busy()) {
        execute(order);
    } else if (is_urgent(order)) {
        execute(order);
        execute_waiting();
    } else {
        wait(line);
    }
}

bool Protocol::is_urgent(const Parsed<Order>& order) const {
    const auto is = [&order](auto run) { return order && order->command->run == run; };
    if (is(&Protocol::stop) || is(&Protocol::quit) || is(&Protocol::ponderhit)) {
        return true;
    }
    return job_->allows_talk() && waiting_.empty() && (!order || is(&Protocol::isready));
}

void Protocol::wait(std::string_view line) {
    if (!accepts_lines()) {
        error(unexpected("line", line, "too many lines are waiting, expected stop or patience"));
        return;
    }
    waiting_.emplace_back(line.substr(0, kLongestLine + 1));
    waiting_bytes_ += waiting_.back().size();
    if (!job_->bounded()) {
        stop_job();
        execute_waiting();
    }
}

void Protocol::execute(const Parsed<Order>& order) {
    if (!order) {
        error({order.error()});
        return;
    }
    const auto& [command, arguments] = *order;
    if (command->arguments == Command::Arguments::None && !arguments.empty()) {
        error(
            unexpected("words", arguments, "expected nothing after " + std::string(command->name)));
    } else if (command->needs == Command::Needs::Match && match_ == nullptr) {
        error(unexpected("command", command->name,
                         "there is no game yet, expected newgame or position first"));
    } else {
        (this->*command->run)(arguments);
    }
}

void Protocol::execute_waiting() {
    while (!busy() && !waiting_.empty()) {
        const std::string line = std::move(waiting_.front());
        waiting_.pop_front();
        waiting_bytes_ -= line.size();
        execute(parse(line));
    }
}

void Protocol::begin(std::unique_ptr<ProtocolJob> job) {
    job_ = std::move(job);
    if (!job_->bounded() && (input_ended_ || !waiting_.empty())) {
        stop_job();
    }
}

void Protocol::stop_job() {
    job_->stop();
    job_.reset();
}

void Protocol::think_slice() {
    if (thinking() && !job_->slice()) {
        job_.reset();
        execute_waiting();
    }
}

void Protocol::end_input() {
    input_ended_ = true;
    if (busy() && !job_->bounded()) {
        stop_job();
        execute_waiting();
    }
}

void Protocol::answer(const std::optional<Error>& failure) {
    if (failure) {
        error(*failure);
    } else {
        say("ok");
    }
}

void Protocol::answer(std::string_view word, const Parsed<std::vector<std::string>>& found) {
    say(answer_line(word, found));
}

// --- Commands ---

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

void Protocol::legal(std::string_view) { answer("legal", match_->legal_moves()); }

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
        begin(std::make_unique<PerftJob>(*match_, static_cast<unsigned>(*depth), divided, output_,
                                         clock_));
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
    const AimsThrows* const thrower = thinker(match_->game_id()).as<AimsThrows>();
    if (thrower != nullptr && thrower->throws(*match_)) {
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
        answer("reasons", reasons_of(*match_, move));
    }
}

void Protocol::dangers(std::string_view arguments) {
    const std::string_view move = take_word(arguments);
    if (!arguments.empty()) {
        error(unexpected("words", arguments, "expected at most one move after dangers"));
    } else {
        answer("dangers", dangers_of(*match_, move));
    }
}

void Protocol::luck(std::string_view arguments) {
    const std::string_view word = take_word(arguments);
    const auto first = word.empty() ? std::optional<std::uint64_t>(0) : parse_number(word);
    const TellsLuck* const teller = thinker(match_->game_id()).as<TellsLuck>();
    if (!arguments.empty()) {
        error(unexpected("words", arguments, "expected nothing after the ply"));
    } else if (!first || *first > match_->ply()) {
        error(unexpected("ply", word, "expected 0 to " + std::to_string(match_->ply())));
    } else if (teller == nullptr) {
        error(unexpected("command", "luck", "nothing is thrown in this game, expected go"));
    } else {
        begin(
            std::make_unique<LuckJob>(*teller, *match_, static_cast<std::size_t>(*first), output_));
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
        begin(std::make_unique<ProveJob>(*std::move(proof), output_));
    } else {
        error({proof.error()});
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
