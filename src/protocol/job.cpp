#include "protocol/job.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include "core/text.h"
#include "engine/search/score.h"
#include "match/new_match.h"
#include "players/levels.h"
#include "protocol/match_answers.h"

namespace anthill {

namespace {

/// Positions between two looks at the clock and the input: one or two milliseconds' worth.
constexpr std::uint64_t kSliceNodes = 1024;
constexpr std::uint64_t kSliceMilliseconds = 2;
constexpr int kSliceSteps = 64;  // should the clock be a coarse one

/// Several lines of one depth take long: a line is written at least this often, so that the reader
/// knows that the search is running.
constexpr std::uint64_t kSignOfLifeMilliseconds = 1000;

/// In times of the time that is given for the move.
constexpr std::uint64_t kLongestPonder = 10;

std::uint64_t per_second(std::uint64_t count, std::uint64_t milliseconds) {
    return count * 1000 / std::max<std::uint64_t>(milliseconds, 1);
}

}  // namespace

std::string answer_line(std::string_view word, const Parsed<std::vector<std::string>>& found) {
    if (!found) {
        return "error " + found.error();
    }
    std::string line = std::string(word) + " " + std::to_string(found->size());
    for (const std::string& each : *found) {
        line.append(" ").append(each);
    }
    return line;
}

std::string score_text(int score, bool exact) {
    if (exact) {
        return "exact " + std::to_string(score);
    }
    if (is_proven(score)) {
        return (score > 0 ? "win " : "loss ") + std::to_string(turns_to_end(score));
    }
    return std::to_string(score);
}

// --- go ---

namespace {

struct GoWord {
    std::string_view name;
    std::uint64_t least, most;
};
/// The only one without a number.
constexpr std::string_view kPonder = "ponder";
constexpr GoWord kGoWords[] = {{"depth", 1, 99},
                               {"nodes", 1, 1'000'000'000'000},
                               {"movetime", 1, 86'400'000},
                               {"level", 1, kLevels},
                               {"multipv", 1, kMostLines},
                               {"seed", 0, std::numeric_limits<std::uint64_t>::max()}};

}  // namespace

Parsed<GoLimits> parse_go(std::string_view arguments, std::string_view game,
                          std::uint64_t match_seed) {
    std::optional<std::uint64_t> given[std::size(kGoWords)];
    bool ponders = false;
    for (std::string_view name = take_word(arguments); !name.empty(); name = take_word(arguments)) {
        if (name == kPonder && !ponders) {
            ponders = true;
            continue;
        }
        const auto* const word = std::find_if(std::begin(kGoWords), std::end(kGoWords),
                                              [name](const GoWord& w) { return w.name == name; });
        if (name == kPonder) {
            return unexpected("limit", name, "expected it only once");
        }
        if (word == std::end(kGoWords)) {
            return unexpected("limit", name,
                              "expected ponder, depth, nodes, movetime, level, multipv or seed");
        }
        auto& value = given[word - kGoWords];
        if (value) {
            return unexpected("limit", name, "expected it only once");
        }
        const std::string_view number = take_word(arguments);
        value = parse_number(number);
        if (!value || *value < word->least || *value > word->most) {
            return unexpected(
                name, number,
                "expected " + std::to_string(word->least) + " to " + std::to_string(word->most));
        }
    }
    const auto& [depth, nodes, milliseconds, level, lines, seed] = given;
    GoLimits limits;
    limits.bounded = depth || nodes || milliseconds || level;
    limits.milliseconds = milliseconds;
    limits.ponders = ponders;
    if (level) {
        const auto chosen = anthill::level(game, static_cast<int>(*level));
        if (!chosen) {
            return unknown_game(game);
        }
        limits.request = *chosen;
    }
    limits.request.handicap.seed = seed.value_or(match_seed);
    SearchLimits& search = limits.request.limits;
    search.depth = std::min(depth ? static_cast<int>(*depth) : search.depth, search.depth);
    search.nodes = std::min(nodes.value_or(search.nodes), search.nodes);
    search.lines = static_cast<int>(lines.value_or(1));
    return limits;
}

GoJob::GoJob(Thinker& thinker, const Match& match, const GoLimits& limits, Answer answer,
             LineOutput output, Clock clock, std::uint64_t began)
    : ProtocolJob("go", std::move(output)),
      thinker_(thinker),
      limits_(limits),
      answer_(answer),
      clock_(clock),
      began_(began) {
    SearchLimits& search = limits_.request.limits;
    if (limits_.milliseconds && search.lines == 1 && match.legal_moves().size() == 1) {
        search.depth = 1;
    }
    thinker_.start(match, limits_.request);
}

bool GoJob::slice() {
    searching_ = thinker_.step(kSliceNodes);
    if (limits_.ponders) {
        searching_ = searching_ && !is_time_up(kLongestPonder);
    } else if (!searching_ || is_time_up(1)) {
        stop();
        return false;
    }
    say_new_infos();
    if (tells_lines() && clock_() - said_at_ >= kSignOfLifeMilliseconds) {
        tell("info" + work_done(thinker_.nodes()));
    }
    return true;
}

bool GoJob::is_time_up(std::uint64_t times) const {
    return limits_.milliseconds && clock_() - timed_from_ >= times * *limits_.milliseconds;
}

void GoJob::ponder_hit() {
    if (limits_.ponders) {
        limits_.ponders = false;
        timed_from_ = clock_();
    }
}

void GoJob::stop() {
    thinker_.stop();
    say_new_infos();
    say(answer_ == Answer::Aim ? "aimed " + thinker_.aim(0) : "bestmove " + thinker_.best());
}

void GoJob::tell(const std::string& line) {
    said_at_ = clock_();
    say(line);
}

/// " nodes N nps N time MS".
std::string GoJob::work_done(std::uint64_t nodes) const {
    const std::uint64_t milliseconds = clock_() - began_;
    return " nodes " + std::to_string(nodes) + " nps " +
           std::to_string(per_second(nodes, milliseconds)) + " time " +
           std::to_string(milliseconds);
}

void GoJob::say_new_infos() {
    for (; said_ < thinker_.infos(); ++said_) {
        const SearchInfo<std::string> info = thinker_.info(said_);
        std::string line = "info depth " + std::to_string(info.depth);
        if (tells_lines()) {
            line += " multipv " + std::to_string(info.number);
        }
        line += " score " + score_text(info.score, info.exact) + work_done(info.nodes);
        if (tells_lines() && answer_ == Answer::Aim) {
            line += " aim " + thinker_.aim(said_);
        }
        line += " pv";
        for (const std::string& move : info.line) {
            line.append(" ").append(move);
        }
        tell(line);
    }
}

// --- luck ---

LuckJob::LuckJob(const Thinker& thinker, const Match& match, std::size_t first, LineOutput output)
    : ProtocolJob("luck", std::move(output)),
      thinker_(thinker),
      match_(match),
      first_(first),
      next_(first) {}

bool LuckJob::slice() {
    if (next_ == match_.ply()) {
        say("luck " + std::to_string(match_.ply() - first_) + words_);
        return false;
    }
    const MoveWorth worth = thinker_.worth(match_, next_);
    words_.append(worth.thrown ? " throw:" : " choice:").append(text(match_.mover(next_++)));
    const auto add = [this](unsigned number) { words_.append(":").append(std::to_string(number)); };
    add(worth.before);
    add(worth.chosen);
    if (worth.thrown) {
        add(worth.after);
        add(worth.hit);
        add(worth.able);
        add(worth.twentieths);
    }
    return true;
}

// --- prove, certificate ---

ProofJob::ProofJob(std::unique_ptr<MatchProof> proof, Answer answer, LineOutput output, Clock clock)
    : ProtocolJob(answer == Answer::Value ? "prove" : "certificate", std::move(output)),
      proof_(std::move(proof)),
      answer_(answer),
      clock_(clock),
      said_at_(clock()) {}

bool ProofJob::slice() {
    const std::uint64_t began = clock_();
    for (int steps = 0; steps < kSliceSteps && clock_() - began < kSliceMilliseconds; ++steps) {
        if (proof_->step(kSliceNodes)) {
            continue;
        }
        const auto found = proof_->found();
        if (answer_ == Answer::Value || !found) {
            say(answer_line("proved", found));
            return false;
        }
        for (const std::string& line : *found) {
            say("info proof " + line);
        }
        say("certificate " + std::to_string(found->size()));
        return false;
    }
    if (answer_ == Answer::Certificate && clock_() - said_at_ >= kSignOfLifeMilliseconds) {
        said_at_ = clock_();
        say("info nodes " + std::to_string(proof_->nodes()));
    }
    return true;
}

// --- bench ---

BenchJob::BenchJob(ThinkerOf thinker_of, LineOutput output, Clock clock)
    : ProtocolJob("bench", std::move(output)), thinker_of_(std::move(thinker_of)), clock_(clock) {
    begin_search();
}

void BenchJob::begin_search() {
    const BenchSearch& search = bench_searches()[number_];
    match_ = *match_from_position(search.position);
    thinker_ = &thinker_of_(match_->game_id());
    began_ = clock_();
    thinker_->start(*match_, {search.limits, Handicap{}});
}

bool BenchJob::slice() { return thinker_ == nullptr ? slice_perft() : slice_search(); }

bool BenchJob::slice_search() {
    if (thinker_->step(kSliceNodes)) {
        return true;
    }
    milliseconds_ += clock_() - began_;
    nodes_ += thinker_->nodes();
    const SearchInfo<std::string> last = thinker_->info(thinker_->infos() - 1);
    say("bench " + std::string(match_->game_id()) + " depth " + std::to_string(last.depth) +
        " score " + score_text(last.score, last.exact) + " nodes " +
        std::to_string(thinker_->nodes()) + " bestmove " + thinker_->best());
    if (++number_ < bench_searches().size()) {
        begin_search();
    } else {
        number_ = 0;
        thinker_ = nullptr;
    }
    return true;
}

bool BenchJob::slice_perft() {
    const BenchPerft& bench = bench_perfts()[number_];
    match_ = *match_from_position(bench.position);
    const std::uint64_t began = clock_();
    const std::uint64_t sequences = perft_of(*match_, bench.depth).sequences;
    say("bench " + std::string(match_->game_id()) + " perft " + std::to_string(bench.depth) + " " +
        std::to_string(sequences) + " nps " +
        std::to_string(per_second(sequences, clock_() - began)));
    if (++number_ < bench_perfts().size()) {
        return true;
    }
    say("nodes " + std::to_string(nodes_));
    say("nps " + std::to_string(per_second(nodes_, milliseconds_)));
    return false;
}

}  // namespace anthill
