#include "players/red_vs_black/value_table.h"

#include <algorithm>
#include <cassert>

#include "players/number_text.h"

namespace anthill::red_vs_black {

namespace {

constexpr std::array<std::uint8_t, Counts::kPacked> numbered() noexcept {
    std::array<std::uint8_t, Counts::kPacked> number{};
    std::uint8_t next = 1;  // 0: lost
    each_counts([&](Counts counts) { number[counts.packed()] = next++; });
    return number;
}

// In the text a value is a step, a 64th of the logarithm of the odds: where a game is nearly
// decided small differences tell more than in the middle. Beyond the outermost one 1,100 games are
// won for one that is lost.
constexpr std::size_t kEven = 448;  // the place of the step 0
constexpr std::size_t kStepValues = 2 * kEven + 1;
constexpr int kOutermost = static_cast<int>(kEven);
using StepValues = std::array<Value, kStepValues>;

StepValues step_values() noexcept {
    constexpr double kStep = 1.0157477085866857;  // the 64th root of e
    StepValues values{};
    double odds = 1;
    for (std::size_t step = 0; step <= kEven; ++step, odds *= kStep) {
        const auto value = static_cast<Value>(kSure * odds / (1 + odds) + 0.5);
        values[kEven + step] = value;
        values[kEven - step] = static_cast<Value>(kSure - value);
    }
    return values;
}
const StepValues& values_of_steps() noexcept {
    static const StepValues kValues = step_values();
    return kValues;
}

Value value_of(int step) noexcept {
    const int place = step + kOutermost;
    return values_of_steps()[static_cast<std::size_t>(place)];
}
/// The step that is nearest.
int step_of(Value value) noexcept {
    const StepValues& values = values_of_steps();
    const auto above = std::lower_bound(values.begin() + 1, values.end() - 1, value);
    const int step = static_cast<int>(above - values.begin());
    return step - kOutermost - (value - *(above - 1) < *above - value ? 1 : 0);
}

}  // namespace

constinit const std::array<std::uint8_t, Counts::kPacked> ValueTable::kNumber = numbered();

ValueTable::ValueTable() : values_(kRows * kRows, (kSure + 1) / 2) {
    each_counts([&](Counts counts) {
        for (unsigned points = 0; points <= kTacticPoints; ++points) {
            for (unsigned other = 0; other <= kTacticPoints; ++other) {
                set(counts, points, {}, other, kSure);
                set({}, other, counts, points, 0);
            }
        }
    });
}

template <class StepAt, class Visit>
void ValueTable::each_place(StepAt step_at, Visit visit) {
    constexpr std::size_t kPoints = kTacticPoints + 1;  // rows of the same counts
    const auto at = [&](std::size_t r, std::size_t c) {
        return r < kPoints || c < kPoints ? 0 : step_at(r * kRows + c);
    };
    for (std::size_t r = kPoints; r < kRows; ++r) {
        for (std::size_t c = kPoints; c < kRows; ++c) {
            const std::size_t before_r = r - kPoints, before_c = c - kPoints;
            // Changes from column to column are about those of the row before. If two armies change
            // places, the odds are about the opposite, except for the advantage of being Red, which
            // is much the same in the neighbouring place.
            const int expected =
                r <= c
                    ? at(r, before_c) + at(before_r, c) - at(before_r, before_c)
                    : (at(r, before_c) + at(before_c, r) + at(before_r, c) + at(c, before_r)) / 2 -
                          at(c, r);
            visit(r * kRows + c, std::clamp(expected, -kOutermost, kOutermost));
        }
    }
}

std::string ValueTable::packed() const {
    std::string text;
    const auto step_at = [this](std::size_t place) { return step_of(values_[place]); };
    // The text stores the difference between a step and its expected value.
    each_place(step_at, [&](std::size_t place, int expected) {
        append_number(text, step_at(place) - expected);
    });
    return text;
}

ValueTable ValueTable::unpack(std::string_view text) {
    ValueTable table;
    std::vector<int> steps(table.values_.size());
    NumberReader reader(text);
    each_place([&](std::size_t place) { return steps[place]; },
               [&](std::size_t place, int expected) {
                   steps[place] = expected + reader.next();
                   table.values_[place] = value_of(steps[place]);
               });
    assert(reader.at_end());
    return table;
}

const ValueTable& value_table() {
    static const ValueTable kTable = ValueTable::unpack(kValueText);
    return kTable;
}

}  // namespace anthill::red_vs_black
