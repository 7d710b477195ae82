#pragma once

// The text protocol, one session of it: the one implementation behind the native program and the
// thinker module of the page. Lines come in through line(), answers go out one line a call. It has
// no threads and no clock of its own: the caller gives it time by think_slice() and looks for new
// lines between the slices.
//
//     ugi                               id, option lines, ugiok
//     isready                           readyok
//     newgame GAME [key=value ...] [seed=N]      position TEXT
//     position TEXT [moves M1 M2 ...]   ok
//     show                              position TEXT
//     legal                             legal N M1 M2 ...
//     move M, undo                      ok
//     status                            status playing red, status won red queen, ...
//     perft D, divide D                 perft D COUNT; after one line MOVE COUNT for each first
//                                       move; a count is not stopped
//     eval                              eval S; eval win 0, loss 0 or 0 when the game is over
//     go [ponder] [depth D] [nodes N] [movetime MS] [level L] [multipv N] [seed N]
//                                       info lines, bestmove M; with multipv, of each depth the
//                                       best N moves as "info depth D multipv K ...", and "info
//                                       nodes N ..." at least every second; ponder: on the
//                                       opponent's time, until ponderhit or stop
//     ponderhit                         the pondered position has come about: the same search goes
//                                       on, its limits hold and its time counts from now on
//     aim [the same]                    info lines, aimed SPEED DIRECTION: how the computer throws
//                                       now
//     reasons M                         reasons N R1 R2 ...: what is proved to speak for a legal
//                                       move, see games/NAME/reasons.h
//     dangers [M]                       dangers N D1 D2 ...: what could be taken now, or what the
//                                       move lets the other side take
//     luck [PLY]                        luck N W1 W2 ...: what each move from this ply on has
//                                       changed in a game of dice, in 65535ths of Red's chances:
//                                       choice:SEAT:BEST:CHOSEN or throw:SEAT:BEST:LANDING:
//                                       AFTER:HIT:ABLE:TWENTIETHS, see MoveWorth,
//                                       players/thinker.h
//     prove M                           proved N VALUE [REPLY]: what a legal move is worth and what
//                                       answers it best, see players/NAME/proof.h
//     certificate                       info proof LINE for each line of a file that proves the
//                                       result of the position, see check/certificate.h, then
//                                       certificate N: how many
//     arrange SETUP [seed=N]            arranged SETUP moves M1 M2 ...: one side's secret set-up,
//                                       see Match::setup_text()
//     stop, bench, quit
//
// Bad input is answered by one line "error ..." that names the offending word and what was
// expected; it changes nothing. CR LF ends a line as well as LF, empty lines are ignored.
//
// Lines that come in while go, luck, prove, certificate or bench are at work:
//  - ponderhit is heard at once, and like stop says nothing where nothing waits for it;
//  - stop ends them at once: go answers with its best move so far, the others with an error, since
//    they have no answer yet;
//  - quit does the same and ends the session;
//  - isready, and a line that is no command at all, is answered at once during go, unless other
//    lines wait already;
//  - everything else waits for its turn, so that what a script gets never depends on how fast it
//    was read. A go without any limit would let it wait for ever: it is stopped first.

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"
#include "players/thinker.h"
#include "protocol/job.h"

namespace anthill {

class Protocol {
public:
    /// Longest line that is read, in bytes without its end. A longer one is an error; a reader may
    /// cut it anywhere behind this.
    static constexpr std::size_t kLongestLine = 1U << 20;

    Protocol(LineOutput output, Clock clock);

    /// One line without its end.
    void line(std::string_view line);
    /// No more lines will come: a go without limit, running or waiting, is stopped; everything else
    /// is still done.
    void end_input();

    /// There is work to do: call think_slice() until this is false.
    [[nodiscard]] bool thinking() const { return busy() && !job_->idle(); }
    /// Works for a few milliseconds at most.
    void think_slice();

    /// False while so much is waiting that a further line would only be refused: better not read it
    /// yet.
    [[nodiscard]] bool accepts_lines() const noexcept { return waiting_bytes_ < kLongestLine; }
    /// After quit: nothing is answered any more.
    [[nodiscard]] bool finished() const noexcept { return finished_; }

private:
    struct Command;
    struct Order {
        const Command* command;
        std::string_view arguments;
    };
    static const Command kCommands[];

    static Parsed<Order> parse(std::string_view line);
    [[nodiscard]] bool is_urgent(const Parsed<Order>& order) const;
    /// Something has not been answered yet. It may have nothing to do before a line comes.
    [[nodiscard]] bool busy() const noexcept { return job_ != nullptr; }
    void wait(std::string_view line);
    void execute(const Parsed<Order>& order);
    void execute_waiting();
    void begin(std::unique_ptr<ProtocolJob> job);
    void stop_job();

    void say(std::string_view line) { output_(line); }
    void error(const Error& what) { say("error " + what.message); }
    /// Says ok, or what went wrong.
    void answer(const std::optional<Error>& failure);
    Thinker& thinker(std::string_view game_id);

    void ugi(std::string_view);
    void isready(std::string_view);
    void newgame(std::string_view arguments);
    void position(std::string_view arguments);
    void show(std::string_view);
    void legal(std::string_view);
    void move(std::string_view arguments);
    void undo(std::string_view);
    void status(std::string_view);
    void perft(std::string_view arguments);
    void divide(std::string_view arguments);
    void count(std::string_view arguments, bool divided);
    void eval(std::string_view);
    void go(std::string_view arguments);
    void ponderhit(std::string_view);
    void aim(std::string_view arguments);
    void think(std::string_view command, std::string_view arguments, GoJob::Answer answer);
    void reasons(std::string_view arguments);
    void dangers(std::string_view arguments);
    void luck(std::string_view arguments);
    void prove(std::string_view arguments);
    void certificate(std::string_view arguments);
    void arrange(std::string_view arguments);
    void stop(std::string_view);
    void bench(std::string_view);
    void quit(std::string_view);

    LineOutput output_;
    Clock clock_;
    std::unique_ptr<Match> match_;  ///< null before the first newgame or position
    std::unique_ptr<Thinker> thinker_;
    std::string thinker_game_;
    std::unique_ptr<ProtocolJob> job_;  ///< null while idle
    std::deque<std::string> waiting_;
    std::size_t waiting_bytes_ = 0;
    bool input_ended_ = false;
    bool finished_ = false;
};

}  // namespace anthill
