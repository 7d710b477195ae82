#pragma once

// The commands of the protocol that take time: each works in slices and says its own answer.

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/match.h"
#include "players/thinker.h"
#include "protocol/bench.h"
#include "protocol/match_answers.h"

namespace anthill {

using LineOutput = std::function<void(std::string_view line)>;
/// Milliseconds since any fixed moment; never goes back.
using Clock = std::uint64_t (*)();

class ProtocolJob {
public:
    /// `command`: as an error tells it.
    ProtocolJob(std::string command, LineOutput output)
        : command_(std::move(command)), output_(std::move(output)) {}
    virtual ~ProtocolJob() = default;
    /// Works for a few milliseconds at most; false when done and answered.
    virtual bool slice() = 0;
    /// Ends early and answers: with an error where half of the work gives no answer. Not after
    /// slice() has answered false.
    virtual void stop() { output_("error " + command_ + ": stopped before it was done"); }
    /// Ends by itself, sooner or later.
    [[nodiscard]] virtual bool bounded() const { return true; }
    /// Lines that are no part of its answer may come between.
    [[nodiscard]] virtual bool allows_talk() const { return false; }
    /// Has nothing to do before a line comes: no slice is needed until then.
    [[nodiscard]] virtual bool idle() const { return false; }
    /// The move that it was pondering has been made: from now on its limits hold.
    virtual void ponder_hit() {}

protected:
    void say(std::string_view line) { output_(line); }

private:
    std::string command_;
    LineOutput output_;
};

/// How many were found, and which; or what went wrong.
std::string answer_line(std::string_view word, const Parsed<std::vector<std::string>>& found);

/// "35", "win 3", "loss 2", "exact 700": a score as the protocol writes it.
std::string score_text(int score, bool exact = false);

/// How many lines of play go tells at most.
inline constexpr int kMostLines = 8;

struct GoLimits {
    ThinkRequest request;
    std::optional<std::uint64_t> milliseconds;
    bool bounded = false;  ///< by anything at all
    bool ponders = false;  ///< the limits hold from ponderhit on, until which nothing is answered
};

/// The arguments of go, in a game of this id: each of ponder, depth, nodes, movetime, level,
/// multipv and seed at most once. A level sets limits of its own; others given with it can only
/// tighten them. multipv says how many of the best moves are told, each with its line. The seed,
/// that of the match if not given, decides which mistakes a weak level makes, and how a secret
/// set-up is arranged.
Parsed<GoLimits> parse_go(std::string_view arguments, std::string_view game,
                          std::uint64_t match_seed);

/// go and aim: says info lines, then the best move, or how it is to be thrown. If several lines are
/// requested, it also reports every second that it is still at work. One move that is the only one
/// is not thought about for a time that was given.
///
/// It ponders by the same search: whatever has been found before the ponder hit stands after it,
/// and the time counts from then on. After ten times that time it rests until the hit, for an
/// opponent who has gone away.
class GoJob final : public ProtocolJob {
public:
    enum class Answer : std::uint8_t { Move, Aim };
    /// The thinker outlives the job. Time is counted from `began`: when the command came, before
    /// the thinker made its tables.
    GoJob(Thinker& thinker, const Match& match, const GoLimits& limits, Answer answer,
          LineOutput output, Clock clock, std::uint64_t began);
    bool slice() override;
    void stop() override;
    [[nodiscard]] bool bounded() const override { return limits_.bounded && !limits_.ponders; }
    [[nodiscard]] bool allows_talk() const override { return true; }
    [[nodiscard]] bool idle() const override { return limits_.ponders && !searching_; }
    void ponder_hit() override;

private:
    [[nodiscard]] bool tells_lines() const { return limits_.request.limits.lines > 1; }
    /// So many times the time that was given have passed.
    [[nodiscard]] bool is_time_up(std::uint64_t times) const;
    void say_new_infos();
    /// A line that comes before the answer.
    void tell(const std::string& line);
    [[nodiscard]] std::string work_done(std::uint64_t nodes) const;

    Thinker& thinker_;
    GoLimits limits_;
    Answer answer_;
    Clock clock_;
    std::uint64_t began_;
    std::uint64_t timed_from_ = began_;  ///< what movetime counts from
    std::uint64_t said_at_ = began_;
    std::size_t said_ = 0;  ///< of the thinker's infos
    bool searching_ = true;
};

/// luck: what every move of the match from `first` on has changed, one a slice: a throw takes ten
/// milliseconds or two.
class LuckJob final : public ProtocolJob {
public:
    /// The thinker outlives the job, and the match it. first <= match.ply().
    LuckJob(const Thinker& thinker, const Match& match, std::size_t first, LineOutput output);
    bool slice() override;

private:
    const Thinker& thinker_;
    const Match& match_;
    std::size_t first_;
    std::size_t next_;
    std::string words_;
};

/// prove: what a move is worth. certificate: the lines of a certificate, each after "info proof",
/// with a sign of life every second until they are known.
class ProofJob final : public ProtocolJob {
public:
    enum class Answer : std::uint8_t { Value, Certificate };
    ProofJob(std::unique_ptr<MatchProof> proof, Answer answer, LineOutput output, Clock clock);
    bool slice() override;

private:
    std::unique_ptr<MatchProof> proof_;
    Answer answer_;
    Clock clock_;
    std::uint64_t said_at_;
};

/// bench: the fixed searches, then how fast move sequences are counted, one count a slice, then the
/// sum of the searches' nodes.
class BenchJob final : public ProtocolJob {
public:
    /// Gives the thinker of a game; it stays valid until another game's is asked for.
    using ThinkerOf = std::function<Thinker&(std::string_view game_id)>;

    BenchJob(ThinkerOf thinker_of, LineOutput output, Clock clock);
    bool slice() override;

private:
    bool slice_search();
    bool slice_perft();
    void begin_search();

    ThinkerOf thinker_of_;
    Clock clock_;
    std::size_t number_ = 0;  ///< of the present search, then of the present count
    std::unique_ptr<Match> match_;
    Thinker* thinker_ = nullptr;  ///< of the present search; null once they are done
    std::uint64_t began_ = 0;
    std::uint64_t nodes_ = 0;
    std::uint64_t milliseconds_ = 0;
};

}  // namespace anthill
