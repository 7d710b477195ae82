// Ants: Red vs. Black: Red seals its commitment, Black shows its own, Red opens; throws are made by
// a hand and by chance.

#include <array>
#include <cassert>
#include <utility>

#include "core/text.h"
#include "games/red_vs_black/reach.h"
#include "games/red_vs_black/rules.h"
#include "remote/table.h"
#include "remote/throws.h"

namespace anthill::remote {

namespace {

using red_vs_black::Aim;
using red_vs_black::Phase;
using red_vs_black::RedVsBlack;

/// A whole number as it is written, with a minus sign and without anything else.
std::optional<int> parse_integer(std::string_view text) {
    const bool negative = !text.empty() && text[0] == '-';
    const std::string_view digits = text.substr(negative ? 1 : 0);
    const auto number = parse_number(digits);
    constexpr std::uint64_t kMost = 1'000'000;
    if (!number || *number > kMost || (digits.size() > 1 && digits[0] == '0') ||
        (negative && *number == 0)) {
        return std::nullopt;
    }
    const int value = static_cast<int>(*number);
    return negative ? -value : value;
}

class DiceTable final : public Table {
public:
    explicit DiceTable(const Terms& terms) : Table(terms) {
        match_ = dealt(terms);
        close_past();
    }

    [[nodiscard]] std::optional<Side> decider() const override {
        if (hand_) {
            return std::nullopt;
        }
        return seal_ && !answer_ ? side(Seat::Black) : Table::decider();
    }
    [[nodiscard]] bool chance_due() const override { return hand_.has_value(); }

    Parsed<std::size_t> decide(std::span<const std::string> steps) override {
        const std::string& step = steps.front();
        const Phase phase = state().phase;
        if (seal_) {
            return one_step(answer_ ? open(step) : answer(step));
        }
        return one_step(phase == Phase::Commit  ? take_seal(step)
                        : phase == Phase::Throw ? take_hand(step)
                                                : play(step));
    }

    std::string draw(std::uint64_t seed) override {
        const red_vs_black::State here = state();
        const std::string move = thrown(here, red_vs_black::mover(here), *hand_, seed);
        hand_.reset();
        [[maybe_unused]] const auto error = match_->play(move);
        assert(!error);
        close_past();
        return "move:" + move;
    }

    [[nodiscard]] Due due() const override {
        if (seal_) {
            return answer_ ? Due::Open : Due::Move;
        }
        const Phase phase = state().phase;
        return phase == Phase::Commit ? Due::Seal : phase == Phase::Throw ? Due::Hand : Due::Move;
    }
    [[nodiscard]] unsigned seals() const override { return seals_; }
    [[nodiscard]] Shown shown() const override {
        Shown here = Table::shown();
        if (seal_ && !answer_) {
            here.moves.emplace_back("commit:none");
            here.hidden = 1;
        }
        return here;
    }

    [[nodiscard]] std::size_t undoable() const override {
        return Table::undoable() + (answer_ ? 1 : 0);
    }
    void undo(std::size_t moves) override {
        if (answer_) {
            answer_.reset();
            --moves;
        }
        Table::undo(moves);
    }

private:
    [[nodiscard]] red_vs_black::State state() const {
        const auto state = RedVsBlack::parse_position(match_->position_text());
        assert(state);
        return *state;
    }

    std::optional<Error> take_seal(std::string_view step) {
        const auto digest = digest_after("seal:", step);
        if (!digest) {
            return Error{digest.error()};
        }
        seal_ = *digest;
        ++seals_;
        close_past();
        return std::nullopt;
    }

    /// Black's commitment waits until Red's has been opened; that it is legal shows on any
    /// commitment of Red's.
    std::optional<Error> answer(std::string_view step) {
        const auto move = after("move:", step);
        if (!move) {
            return unexpected("step", step, "expected move:commit:");
        }
        auto tried = match_from_position(match_->position_text() + " moves commit:none");
        assert(tried);
        if (auto error = (*tried)->play(*move)) {
            return error;
        }
        answer_ = std::string(*move);
        return std::nullopt;
    }

    std::optional<Error> open(std::string_view step) {
        const auto commitment = open_seal(step, terms(), side(Seat::Red), seals_, *seal_);
        if (!commitment) {
            return Error{commitment.error()};
        }
        if (auto error = match_->play(*commitment)) {
            return error;
        }
        [[maybe_unused]] const auto error = match_->play(*answer_);
        assert(!error);
        seal_.reset();
        answer_.reset();
        close_past();
        return std::nullopt;
    }

    std::optional<Error> take_hand(std::string_view step) {
        const auto written = after("hand:", step);
        const auto numbers = written ? split(*written, ',') : std::vector<std::string_view>();
        const auto speed = numbers.size() == 2 ? parse_integer(numbers[0]) : std::nullopt;
        const auto direction = numbers.size() == 2 ? parse_integer(numbers[1]) : std::nullopt;
        if (!speed || !direction) {
            return unexpected("step", step,
                              "expected hand: and two whole numbers, strength and direction");
        }
        const Aim aim{*speed, *direction};
        if (!(red_vs_black::limited(aim) == aim)) {
            return unexpected("step", step,
                              "expected a strength of " + std::to_string(Aim::kSlowest) + " to " +
                                  std::to_string(Aim::kFastest) + " and a direction of -" +
                                  std::to_string(Aim::kWidest) + " to " +
                                  std::to_string(Aim::kWidest));
        }
        hand_ = aim;
        return std::nullopt;
    }

    std::optional<Digest16> seal_;       ///< Red's commitment of this turn, closed
    std::optional<std::string> answer_;  ///< Black's commitment, as a move, while that is closed
    unsigned seals_ = 0;                 ///< of Red
    std::optional<Aim> hand_;            ///< a throw whose chance is still to come
};

}  // namespace

std::unique_ptr<Table> dice_table(const Terms& terms) { return std::make_unique<DiceTable>(terms); }

}  // namespace anthill::remote
