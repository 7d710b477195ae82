// Value iteration over all positions of Ants: Red vs. Black between two turns. A position is the
// counts of both armies and the points left; a turn is a sample of Red's throws against a sample of
// Black's, each with numbers drawn once and likelihoods by strength. Red chooses the strength, then
// Black who sees Red's dice, then both a tactic. Armies fall far more than they come back, so that
// sweeps from the weakest armies up settle soon.

#include "lab/commands.h"

#include <algorithm>
#include <array>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "lab/number_source.h"
#include "lab/options.h"
#include "players/red_vs_black/choices.h"
#include "players/red_vs_black/counts.h"
#include "players/red_vs_black/turn_model.h"
#include "players/red_vs_black/value_table.h"

namespace anthill::red_vs_black {

namespace {

struct Options {
    std::uint64_t greatest = Aim::kFastest;
    std::uint64_t sample = 100;
    std::uint64_t sweeps = 8;
    std::uint64_t seed = 1;
    std::string table;
};

// Few throws find about where the values lie; then all of them. The last sweeps are averaged.
constexpr unsigned kRoughSample = 8;
constexpr std::uint64_t kFineSweeps = 4, kFineAgain = 2;

/// An army and its Tactic Points.
struct Side {
    Counts counts{kUnits, 0};
    std::uint8_t points = kTacticPoints;
};

// Weaker throws reach no Hill and wound no more.
constexpr int kWeakest = 700;
constexpr unsigned kFewestDice = 3, kDiceNumbers = 3;

/// The most dice that this army can throw.
unsigned dice_of(const Side& thrower) {
    return dice_for(std::min(thrower.counts.unwounded(), kMostCommitted));
}

/// Strengths to choose from, the weakest first, and what each does with a die.
struct Strengths {
    std::vector<int> speeds;  ///< as Aim::speed
    std::vector<Chances> chances;
};
/// Up to the greatest, which is always one of them.
Strengths strengths_up_to(int greatest) {
    Strengths strengths;
    for (int speed = kWeakest; speed < greatest; speed += kSpeedStep) {
        strengths.speeds.push_back(speed);
    }
    strengths.speeds.push_back(greatest);
    for (const int speed : strengths.speeds) {
        strengths.chances.push_back(chances(speed, ThrowAccuracy::Practised, {}, greatest));
    }
    return strengths;
}

/// A sample of throws for each number of dice that a throw can have.
class ThrowSamples {
public:
    /// About so many throws of each kind.
    ThrowSamples(const Strengths& strengths, unsigned about) {
        for (unsigned i = 0; i < kDiceNumbers; ++i) {
            samples_.emplace_back(kFewestDice + i, strengths.chances, about);
        }
    }

    /// The one with as many dice as this army throws.
    [[nodiscard]] const ThrowSample& of(const Side& thrower) const {
        return samples_[dice_of(thrower) - kFewestDice];
    }
    /// Drawn again for each position and sweep: what is off about one sample is not off everywhere.
    [[nodiscard]] std::vector<ThrowOptions> drawn(const Side& thrower, const Side& target,
                                                  Rng& rng) const {
        return of(thrower).drawn(target.counts, rng);
    }

private:
    std::vector<ThrowSample> samples_;
};

class Solver {
public:
    Solver(const Options& options, const Strengths& strengths)
        : rng_(options.seed),
          strengths_(&strengths),
          samples_(strengths, std::max(kRoughSample, static_cast<unsigned>(options.sample) / 8)) {
        each_counts([&](Counts counts) {
            for (std::uint8_t points = 0; points <= kTacticPoints; ++points) {
                sides_.push_back({counts, points});
            }
        });
    }

    /// From now on with about so many throws of each kind.
    void sample(unsigned throws) { samples_ = ThrowSamples(*strengths_, throws); }

    /// Values every position again; how much one changes on average. `weight`: of what is found
    /// now, in what is kept.
    double sweep(double weight) {
        weight_ = weight;
        changed_ = 0;
        for (std::size_t weaker = 0; weaker < sides_.size(); ++weaker) {
            for (std::size_t i = 0; i <= weaker; ++i) {
                revalue(sides_[weaker], sides_[i]);
                if (i != weaker) {
                    revalue(sides_[i], sides_[weaker]);
                }
            }
        }
        return changed_ / static_cast<double>(sides_.size() * sides_.size()) / kSure;
    }

    /// Takes away what sampling has left of chances that get better by a loss: each position is
    /// worth at least what Red's losses, and at most what Black's, make of it.
    void put_in_order() {
        for (const Side& red : sides_) {
            for (const Side& black : sides_) {
                raise(red, black, [&](const Side& less) { return value(less, black); });
            }
        }
        for (const Side& black : sides_) {
            for (const Side& red : sides_) {
                lower(red, black, [&](const Side& less) { return value(red, less); });
            }
        }
    }

    [[nodiscard]] const ValueTable& table() const { return table_; }
    [[nodiscard]] double start_value() const {
        const Side whole;
        return table_.at(whole.counts, whole.points, whole.counts, whole.points) /
               static_cast<double>(kSure);
    }

private:
    [[nodiscard]] Value value(const Side& red, const Side& black) const {
        return table_.at(red.counts, red.points, black.counts, black.points);
    }
    void keep(const Side& red, const Side& black, Value value) {
        table_.set(red.counts, red.points, black.counts, black.points, value);
    }
    /// A wound, a wounded unit removed, a point fewer: whatever is less comes of these.
    template <class Visit>
    static void each_loss(const Side& side, Visit visit) {
        const unsigned unwounded = side.counts.unwounded(), wounded = side.counts.wounded();
        if (unwounded > 0) {
            visit(Side{{unwounded - 1, wounded + 1}, side.points});
        }
        if (wounded > 0) {
            visit(Side{{unwounded, wounded - 1}, side.points});
        }
        if (side.points > 0) {
            visit(Side{side.counts, static_cast<std::uint8_t>(side.points - 1)});
        }
    }
    template <class ValueOf>
    void raise(const Side& red, const Side& black, ValueOf value_of) {
        Value most = value(red, black);
        each_loss(red, [&](const Side& less) { most = std::max(most, value_of(less)); });
        keep(red, black, most);
    }
    template <class ValueOf>
    void lower(const Side& red, const Side& black, ValueOf value_of) {
        Value least = value(red, black);
        each_loss(black, [&](const Side& less) { least = std::min(least, value_of(less)); });
        keep(red, black, least);
    }

    /// Black answers each of Red's throws with the strength that is best then.
    void revalue(const Side& red, const Side& black) {
        const Value before = value(red, black);
        const auto blacks = samples_.drawn(black, red, rng_);
        std::vector<Value> values;
        for (const ThrowOptions& red_throw : samples_.drawn(red, black, rng_)) {
            values.push_back(answered_throw(red_throw, blacks, samples_.of(black),
                                            {red.points, black.points}, table_));
        }
        const Value now = best_throw(Seat::Red, values, samples_.of(red)).value;
        const double change = weight_ * (now - int{before});
        changed_ += std::abs(change);
        keep(red, black, static_cast<Value>(before + change + 0.5));
    }

    Rng rng_;
    const Strengths* strengths_;
    ThrowSamples samples_;
    double weight_ = 1, changed_ = 0;  ///< of the sweep under way
    std::vector<Side> sides_;
    ValueTable table_;
};

/// The table as a source.
bool write_table(const Options& options, const std::string& text) {
    const std::string made_by = "anthill dice-values greatest=" + std::to_string(options.greatest) +
                                " sample=" + std::to_string(options.sample) +
                                " sweeps=" + std::to_string(options.sweeps) +
                                " seed=" + std::to_string(options.seed) +
                                "\n// table=src/players/red_vs_black/value_table_data.cpp";
    return lab::write_source(
        options.table,
        {made_by, "", "players/red_vs_black/value_table.h", "red_vs_black", "kValueText"}, text);
}

int run(int count, const char* const* arguments) {
    Options options;
    const std::array known{lab::number_option("greatest", options.greatest, 900, Reach::kFastest),
                           lab::number_option("sample", options.sample, 10, 1000),
                           lab::number_option("sweeps", options.sweeps, 1, 100),
                           lab::seed_option("seed", options.seed),
                           lab::text_option("table", options.table, "the name of a file")};
    if (const auto error = lab::read_options(lab::words_from(0, count, arguments), known)) {
        return lab::refuse("dice-values", *error,
                           "anthill dice-values [greatest=1250] [sample=100] [sweeps=8] "
                           "[seed=1] [table=FILE]");
    }
    const Strengths strengths = strengths_up_to(static_cast<int>(options.greatest));
    Solver solver(options, strengths);
    for (std::uint64_t i = 0; i < options.sweeps + kFineSweeps; ++i) {
        if (i == options.sweeps) {
            solver.sample(static_cast<unsigned>(options.sample));
        }
        const std::uint64_t averaged =
            i < options.sweeps + kFineAgain ? 1 : i - options.sweeps - kFineAgain + 2;
        const double changed = solver.sweep(1.0 / static_cast<double>(averaged));
        std::printf("sweep %" PRIu64 ": whole armies %.4f, mean change %.5f\n", i + 1,
                    solver.start_value(), changed);
        std::fflush(stdout);
    }
    solver.put_in_order();
    if (!options.table.empty() && !write_table(options, solver.table().packed())) {
        std::fprintf(stderr, "dice-values: %s: cannot be written\n", options.table.c_str());
        return 1;
    }
    return 0;
}

}  // namespace

}  // namespace anthill::red_vs_black

namespace anthill {

int run_dice_values(int count, const char* const* arguments) {
    return red_vs_black::run(count, arguments);
}

}  // namespace anthill
