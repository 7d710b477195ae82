#pragma once

// A match of any TextGame. Made by new_match.cpp; the thinker looks inside for the state and
// history it searches from.

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "engine/game.h"
#include "match/match.h"

namespace anthill {

template <TextGame G>
class GameMatch final : public Match {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    explicit GameMatch(const State& start, std::uint64_t seed = 0)
        : seed_(seed),
          states_{start},
          history_(history_from<G>(start)),
          end_(G::outcome(start, history_)) {
        find_hidden();
    }

    [[nodiscard]] const State& state() const noexcept { return states_[ply_]; }
    /// The position after `ply` moves, ply <= length(): those that could be redone too.
    [[nodiscard]] const State& state_at(std::size_t ply) const noexcept {
        assert(ply < states_.size());
        return states_[ply];
    }
    /// The move played at `ply`, ply < length().
    [[nodiscard]] const Move& move_at(std::size_t ply) const noexcept {
        assert(ply < moves_.size());
        return moves_[ply];
    }
    /// Positions from this ply on are hidden from a player; length() + 1 if all has been revealed.
    [[nodiscard]] std::size_t first_hidden() const noexcept { return first_hidden_; }
    /// May the seat, or an outsider without one, know which move was played at `ply`?
    [[nodiscard]] bool sees_move(std::size_t ply, std::optional<Seat> seat) const noexcept {
        if constexpr (HidesMoves<G>) {
            return ply + 1 < first_hidden_ || G::sees_move(states_[ply], moves_[ply], seat);
        }
        return true;
    }
    /// Ends with state(), whatever could be redone.
    [[nodiscard]] const History& history() const noexcept { return history_; }

    [[nodiscard]] std::string_view game_id() const override { return G::kId; }

    [[nodiscard]] Turn turn() const override {
        const Turn turn = G::turn(state());
        return outcome().over() ? Turn{Turn::Kind::Over, turn.seat} : turn;
    }
    [[nodiscard]] Outcome outcome() const override {
        return ply_ == length() ? end_ : Outcome::playing();
    }
    [[nodiscard]] Outcome final_outcome() const override { return end_; }
    [[nodiscard]] std::string position_text() const override { return G::position_text(state()); }
    [[nodiscard]] std::string start_text() const override {
        return G::position_text(states_.front());
    }

    [[nodiscard]] std::vector<std::string> legal_moves() const override {
        std::vector<std::string> texts;
        if (outcome().over()) {
            return texts;
        }
        const auto moves = moves_in<G>(state());
        texts.reserve(moves.size());
        for (const Move& move : moves) {
            texts.push_back(G::move_text(state(), move));
        }
        std::sort(texts.begin(), texts.end());
        return texts;
    }

    [[nodiscard]] bool secret() const override {
        if constexpr (HidesPositions<G>) {
            const State& last = states_.back();
            return G::hidden(last) && G::observe(last, Seat::Red) != G::observe(last, Seat::Black);
        }
        return false;
    }

    [[nodiscard]] std::string question(Seat seat) const override {
        if constexpr (SecretSetups<G>) {
            if (G::deploying(state())) {
                return {};
            }
        }
        std::size_t seen = 0;
        while (seen < ply_ && sees_move(seen, seat)) {
            ++seen;
        }
        if (seen < ply_) {
            return known_text(ply_, seat);
        }
        std::string text = known_text(0, seat);
        for (std::size_t ply = 0; ply < ply_; ++ply) {
            text.append(ply == 0 ? " moves " : " ").append(move_text(ply));
        }
        return text;
    }

    [[nodiscard]] std::string setup_text(Seat seat) const override {
        if constexpr (SecretSetups<G>) {
            std::size_t ply = ply_;
            while (ply > 0 && !G::deploying(states_[ply])) {
                --ply;
            }
            if (G::deploying(states_[ply])) {
                return G::setup_text(states_[std::min(ply + 1, ply_)], seat);
            }
        }
        return {};
    }

    [[nodiscard]] std::uint64_t seed() const override { return seed_; }

    [[nodiscard]] std::size_t ply() const override { return ply_; }
    [[nodiscard]] std::size_t length() const override { return moves_.size(); }
    [[nodiscard]] std::size_t earliest() const override { return earliest_; }
    [[nodiscard]] std::string move_text(std::size_t ply) const override {
        assert(ply < length());
        return G::move_text(states_[ply], moves_[ply]);
    }
    [[nodiscard]] Seat mover(std::size_t ply) const override {
        assert(ply < length());
        return G::turn(states_[ply]).seat;
    }

    std::optional<Error> play(std::string_view text) override {
        if (outcome().over()) {
            return unexpected("move", text, "the game is over, expected no more moves");
        }
        if (ply_ < earliest_) {
            return unexpected("move", text, kRevealed);
        }
        if (ply_ == kMostPlies) {
            return unexpected("move", text, kFull);
        }
        const auto move = G::parse_move(state(), text);
        if (!move) {
            return Error{move.error()};
        }
        play(*move);
        return std::nullopt;
    }

    std::optional<Error> play_chance(Rng& rng) override {
        if (!outcome().over() && ply_ == kMostPlies) {
            return Error{std::string(kFull)};
        }
        if (ply_ < earliest_) {
            return Error{std::string(kRevealed)};
        }
        if constexpr (GameOfChance<G>) {
            if (turn().kind == Turn::Kind::Chance) {
                play(drawn_outcome<G>(state(), rng));
                return std::nullopt;
            }
        }
        (void)rng;
        return Error{"chance does not decide now, expected a move"};
    }

    /// Something may be played in the present position: otherwise play() of a text says why not.
    [[nodiscard]] bool open() const noexcept {
        return !outcome().over() && ply_ >= earliest_ && ply_ < kMostPlies;
    }

    /// Plays a move that the rules have been asked about; the match must be open().
    void play(const Move& move) {
        assert(open());
        cut();
        bool closes_past = false;
        if constexpr (ClosesPast<G>) {
            closes_past = G::closes_past(state(), move);
        }
        states_.push_back(states_.back());
        advance<G>(states_.back(), history_, move);
        moves_.push_back(move);
        ++ply_;
        earliest_ = closes_past ? ply_ : earliest_;
        end_ = G::outcome(state(), history_);
        if constexpr (HidesPositions<G>) {
            if (G::hidden(state())) {
                return;
            }
        }
        first_hidden_ = states_.size();
    }

    std::optional<Error> go_to(std::size_t ply) override {
        if (ply > length()) {
            return unexpected(
                "ply", std::to_string(ply),
                "expected " + std::to_string(earliest_) + " to " + std::to_string(length()));
        }
        if (ply < earliest_ && !end_.over()) {
            return unexpected("ply", std::to_string(ply),
                              "expected " + std::to_string(earliest_) +
                                  " or more, what has been revealed cannot be taken back");
        }
        for (; ply_ > ply; --ply_) {
            history_.pop();
        }
        for (; ply_ < ply; ++ply_) {
            State scratch = state();
            advance<G>(scratch, history_, moves_[ply_]);
        }
        return std::nullopt;
    }

    std::optional<Error> resign(Seat seat) override {
        return end_by(Outcome::won(other(seat), EndReason::kResigned));
    }
    std::optional<Error> agree_draw() override { return end_by(Outcome::draw(EndReason::kAgreed)); }

private:
    static constexpr std::string_view kRevealed =
        "what later moves have revealed cannot be taken back, expected to be at the end again";
    static_assert(kMostPlies == 10'000);
    static constexpr std::string_view kFull =
        "the match has 10000 moves, expected no more: it can only be agreed a draw or resigned";

    std::optional<Error> end_by(Outcome outcome_by_players) {
        if (outcome().over()) {
            return Error{"the game is over, expected no more than one end"};
        }
        if (ply_ < earliest_) {
            return Error{std::string(kRevealed)};
        }
        cut();
        end_ = outcome_by_players;
        return std::nullopt;
    }

    /// Drops everything after the present position.
    void cut() {
        states_.resize(ply_ + 1, states_.front());
        moves_.resize(ply_);
        if (first_hidden_ >= states_.size()) {
            find_hidden();
        }
    }

    void find_hidden() noexcept {
        first_hidden_ = states_.size();
        if constexpr (HidesPositions<G>) {
            while (first_hidden_ > 0 && G::hidden(states_[first_hidden_ - 1])) {
                --first_hidden_;
            }
        }
    }

    /// The position after `ply` moves as far as the seat may know it.
    [[nodiscard]] std::string known_text(std::size_t ply, Seat seat) const {
        if constexpr (HidesPositions<G>) {
            if (ply >= first_hidden_) {
                return G::position_text(G::known(G::observe(states_[ply], seat)));
            }
        }
        return G::position_text(states_[ply]);
    }

    std::uint64_t seed_;
    // moves_[i] leads from states_[i] to states_[i + 1]; there is always one state more than moves.
    // Since no move can be played after the end, only the last position can be over: end_ is how it
    // stands, by the rules or by the players.
    std::vector<State> states_;
    std::vector<Move> moves_;
    std::size_t ply_ = 0;
    std::size_t earliest_ = 0;  ///< more than ply_ only while a finished game is looked through:
                                ///< then nothing may be played
    std::size_t first_hidden_ = 0;
    History history_;
    Outcome end_;
};

}  // namespace anthill
