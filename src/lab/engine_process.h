#pragma once

// Another program as a player: any that speaks the text protocol on its standard input and output.

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "lab/arena.h"
#include "lab/options.h"
#include "system/child_process.h"

namespace anthill {

/// A program that runs until this goes away. One that dies, or answers what it should not, ends the
/// match with a message: its result would mean nothing.
class EngineProcess {
public:
    /// Starts `program`, a path without arguments.
    static Parsed<std::unique_ptr<EngineProcess>> start(const std::string& program);
    EngineProcess(const EngineProcess&) = delete;
    EngineProcess& operator=(const EngineProcess&) = delete;
    ~EngineProcess();

    /// Shows it the position, and gives what it answers to "go LIMITS": the text of a move.
    std::string best_move(const std::string& position, const std::string& limits);
    /// Ends the match.
    [[noreturn]] void fail(const std::string& what) const;

private:
    EngineProcess(std::string program, std::unique_ptr<system::ChildProcess> process);
    void send(const std::string& line);
    std::string receive();

    std::string program_;
    std::unique_ptr<system::ChildProcess> process_;
};

template <TextGame G>
class EnginePlayer final : public lab::ArenaPlayer<G> {
public:
    EnginePlayer(std::unique_ptr<EngineProcess> process, std::string limits)
        : process_(std::move(process)), limits_(std::move(limits)) {}

    typename G::Move choose(const lab::ArenaGame<G>& game, Rng&) override {
        std::string position = G::position_text(game.start);
        typename G::State state = game.start;
        for (const auto& move : game.moves) {
            position +=
                (&move == &game.moves.front() ? " moves " : " ") + G::move_text(state, move);
            G::apply(state, move);
        }
        const std::string text = process_->best_move(position, limits_);
        const auto move = G::parse_move(game.state, text);
        if (!move) {
            process_->fail("answered '" + text + "': " + move.error());
        }
        return *move;
    }

private:
    std::unique_ptr<EngineProcess> process_;
    std::string limits_;
};

/// Reads the settings of the player `text`: "go=LIMITS:PROGRAM", a program that is asked with
/// "go LIMITS".
template <TextGame G>
Parsed<std::unique_ptr<lab::ArenaPlayer<G>>> engine_player(std::string_view text,
                                                           std::string_view settings) {
    constexpr std::string_view kGo = "go=";
    const std::size_t colon = settings.find(':');
    if (settings.substr(0, kGo.size()) != kGo || colon == std::string_view::npos) {
        return lab::unknown_player(text, "engine:go=LIMITS:PROGRAM");
    }
    auto process = EngineProcess::start(std::string(settings.substr(colon + 1)));
    if (!process) {
        return Error{process.error()};
    }
    std::string limits(settings.substr(kGo.size(), colon - kGo.size()));
    return std::unique_ptr<lab::ArenaPlayer<G>>(
        std::make_unique<EnginePlayer<G>>(*std::move(process), std::move(limits)));
}

}  // namespace anthill
