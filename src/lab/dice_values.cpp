// Value iteration over all positions of Ants: Red vs. Black between two turns. A position is the
// counts of both armies and the points left; a turn is a sample of Red's throws against a sample of
// Black's, each with numbers drawn once and likelihoods by strength. Red chooses the strength, then
// Black who sees Red's dice, then both a tactic. Armies fall far more than they come back, so that
// sweeps from the weakest armies up settle soon.

#include "lab/dice_values.h"

#include <algorithm>
#include <array>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "lab/arena.h"
#include "lab/dice_games.h"
#include "lab/dice_turns.h"
#include "lab/number_source.h"
#include "lab/options.h"
#include "players/red_vs_black/turn_model.h"
#include "players/red_vs_black/value_table.h"

namespace anthill::red_vs_black {

namespace {

struct Options {
    std::uint64_t greatest = Aim::kFastest;
    std::uint64_t step = 50;
    std::uint64_t sample = 100;
    std::uint64_t sweeps = 8;
    std::uint64_t games = 20000;
    std::uint64_t seed = 1;
    bool fine = false;
    std::string table;
};

constexpr int kMiddle = 900;
// Few throws find about where the values lie; then all of them. The last sweeps are averaged.
constexpr unsigned kRoughSample = 8;
constexpr std::uint64_t kFineSweeps = 4, kFineAgain = 2;

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

    /// Values every position anew; how much one changes on average.
    /// `weight`: of what is found now, in what is kept.
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

    void revalue(const Side& red, const Side& black) {
        const Value before = value(red, black);
        const auto values = values_of_red({red, black}, samples_, samples_, table_, rng_);
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

struct Figures {
    double red = 0, error = 0, mean = 0;
    unsigned median = 0, most = 0, endless = 0;
};
Figures figures_of(std::vector<ModelGame>& games) {
    std::sort(games.begin(), games.end(),
              [](const auto& a, const auto& b) { return a.turns < b.turns; });
    lab::Estimate red;
    Figures figures;
    for (const ModelGame& game : games) {
        red.add(game.red);
        figures.mean += game.turns / static_cast<double>(games.size());
        figures.endless += game.turns > ModelGame::kLongest ? 1U : 0U;
    }
    figures.red = red.mean();
    figures.error = red.error();
    figures.median = games[games.size() / 2].turns;
    figures.most = games[games.size() * 95 / 100].turns;
    return figures;
}

/// Games under a habit by seat; the figures come after `what`.
ThrowDecisions print_games(const std::string& what, ModelGames& model, const Strengths& strengths,
                           const std::array<Habit, 2>& habits, const Options& options) {
    std::vector<ModelGame> games;
    ThrowDecisions count(strengths.speeds.size());
    Rng rng(options.seed);
    for (std::uint64_t i = 0; i < options.games; ++i) {
        games.push_back(model.play(habits, rng, count));
    }
    const Figures figures = figures_of(games);
    std::printf("%s: red %.1f %% +- %.1f, turns %.1f, median %u, 95 %% %u, without end %u\n",
                what.c_str(), 100 * figures.red, 100 * figures.error, figures.mean, figures.median,
                figures.most, figures.endless);
    std::fflush(stdout);
    return count;
}

/// Games of good play, and what is lost by whoever always throws the same.
void print_play(const Strengths& strengths, const ValueTable& table, const Options& options) {
    ModelGames model(strengths, table);
    const std::vector<int>& speeds = strengths.speeds;
    const auto count = print_games("best play", model, strengths, {}, options);
    std::size_t least = 0, middle = 0;
    for (std::size_t i = 0; i < speeds.size(); ++i) {
        const auto share = [&count](double part) {
            return 100 * part / static_cast<double>(count.decisions);
        };
        std::printf(
            "strength %5.2f: own colour %.3f, own Hill %.3f; best in %.1f %%, at most %.1f points "
            "worse in %.1f %%, %.2f points worse on average\n",
            speeds[i] / 100.0, strengths.chances[i].own_colour / 10000.0,
            strengths.chances[i].own_hill / 10000.0, share(static_cast<double>(count.best[i])),
            ThrowDecisions::kNoticed, share(static_cast<double>(count.as_good[i])),
            share(count.worse[i]) / 100);
        least = count.worse[i] < count.worse[least] ? i : least;
        middle = speeds[i] <= kMiddle ? i : middle;
    }
    const auto bound = [&](const char* name, std::size_t strength) {
        const std::string always =
            std::string(" always ") + name + ", " + std::to_string(speeds[strength]);
        print_games("red" + always, model, strengths, {strength, std::nullopt}, options);
        print_games("black" + always, model, strengths, {std::nullopt, strength}, options);
    };
    bound("the hardest", speeds.size() - 1);
    bound("the best one", least);
    bound("the middle", middle);
}

/// The table as a source.
bool write_table(const Options& options, const std::string& text) {
    const std::string made_by = "anthill dice-values greatest=" + std::to_string(options.greatest) +
                                " sample=" + std::to_string(options.sample) +
                                " sweeps=" + std::to_string(options.sweeps) +
                                " seed=" + std::to_string(options.seed) +
                                "\n// table=src/players/red_vs_black/value_table_data.cpp";
    return lab::write_source(
        options.table,
        {made_by, "players/red_vs_black/value_table.h", "red_vs_black", "kValueText"}, text);
}

int run(int count, const char* const* arguments) {
    Options options;
    const std::array known{lab::number_option("greatest", options.greatest, 900, Reach::kFastest),
                           lab::number_option("step", options.step, 5, 100),
                           lab::number_option("sample", options.sample, 10, 1000),
                           lab::number_option("sweeps", options.sweeps, 1, 100),
                           lab::number_option("games", options.games, 0, 10'000'000),
                           lab::seed_option("seed", options.seed),
                           lab::switch_option("fine", options.fine),
                           lab::text_option("table", options.table, "the name of a file")};
    if (const auto error = lab::read_options(lab::words_from(0, count, arguments), known)) {
        return lab::refuse("dice-values", *error,
                           "anthill dice-values [greatest=1250] [step=50] [sample=100] "
                           "[sweeps=8] [games=20000] [seed=1] [fine=0] [table=FILE]");
    }
    const Strengths strengths = strengths_up_to(static_cast<int>(options.greatest),
                                                static_cast<int>(options.step), options.fine);
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
    if (options.games > 0) {
        print_play(strengths, solver.table(), options);
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
