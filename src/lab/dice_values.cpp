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
#include <string>
#include <vector>

#include "lab/arena.h"
#include "lab/number_source.h"
#include "lab/options.h"
#include "players/red_vs_black/turn_model.h"
#include "players/red_vs_black/value_table.h"

namespace anthill::red_vs_black {

namespace {

struct Options {
    std::uint64_t hills = 1;
    std::uint64_t greatest = Aim::kFastest;
    std::uint64_t sample = 100;
    std::uint64_t sweeps = 8;
    std::uint64_t games = 20000;
    std::uint64_t seed = 1;
    std::string table;
};

// Weaker throws reach no Hill and wound no more.
constexpr int kWeakest = 700;
constexpr int kStep = 50;
constexpr unsigned kFewestDice = 3, kDiceNumbers = 3;
// Few throws find about where the values lie; then all of them. The last sweeps are averaged.
constexpr unsigned kRoughSample = 8;
constexpr std::uint64_t kFineSweeps = 4, kFineAgain = 2;
constexpr unsigned kLongest = 400;  // turns; a game that takes more is counted as one without end

unsigned dice_of_counts(Counts counts) {
    return dice_for(std::min(counts.unwounded(), kMostCommitted));
}

/// An army and its points.
struct Side {
    Counts counts{kUnits, 0};
    std::uint8_t points = kTacticPoints;
};

/// How strengths are chosen.
enum class Habit : std::uint8_t { Best, Hardest, Middle };

class Solver {
public:
    explicit Solver(const Options& options) : rng_(options.seed) {
        const auto greatest = static_cast<int>(options.greatest);
        for (int speed = kWeakest; speed <= greatest; speed += kStep) {
            chances_.push_back(chances(speed, ThrowAccuracy::Practised,
                                       {false, static_cast<std::uint8_t>(options.hills)},
                                       greatest));
        }
        sample(std::max(kRoughSample, static_cast<unsigned>(options.sample) / 8));
        each_counts([&](Counts counts) {
            for (std::uint8_t points = 0; points <= kTacticPoints; ++points) {
                sides_.push_back({counts, points});
            }
        });
    }

    /// From now on with about so many throws of each kind.
    void sample(unsigned throws) {
        samples_.clear();
        for (unsigned i = 0; i < kDiceNumbers; ++i) {
            samples_.emplace_back(kFewestDice + i, chances_, throws);
        }
    }

    void print_chances() const {
        for (std::size_t i = 0; i < chances_.size(); i += 2) {
            std::printf("strength %5.2f: own colour %.3f, own Hill %.3f\n",
                        (kWeakest + kStep * static_cast<int>(i)) / 100.0,
                        chances_[i].own_colour / 10000.0, chances_[i].own_hill / 10000.0);
        }
    }

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

    struct Game {
        double red = 0.5;  ///< won, drawn or lost by Red
        unsigned turns = 0;
    };
    /// Decisions about strength, and how many of them are for the hardest throw.
    struct Count {
        std::uint64_t decisions = 0, hardest = 0;
        std::array<std::uint64_t, 32> strengths{};
    };

    /// Plays a game within the model; `habits` by seat.
    Game play(const std::array<Habit, 2>& habits, Rng& rng, Count& count) const {
        Side red, black;
        for (unsigned turn = 1; turn <= kLongest; ++turn) {
            const ThrowSample &red_sample = sample_of(red), &black_sample = sample_of(black);
            const auto reds = throws_of(red, black, rng), blacks = throws_of(black, red, rng);
            const std::size_t i =
                drawn(red_sample,
                      chosen(habits[0], count, [&] { return red_throw(red, black, rng); }), rng);
            std::vector<Value> values;
            answers(reds[i], blacks, red, black, values);
            const std::size_t j = drawn(
                black_sample,
                chosen(habits[1], count,
                       [&] { return best_throw(Seat::Black, values, black_sample).strength; }),
                rng);
            const TurnEnd end = best_end(reds[i], blacks[j], {red.points, black.points}, table_);
            red = {end.armies[0], end.points[0]};
            black = {end.armies[1], end.points[1]};
            const bool red_gone = red.counts.gone(), black_gone = black.counts.gone();
            if (red_gone || black_gone) {
                return {red_gone && black_gone ? 0.5 : black_gone ? 1.0 : 0.0, turn};
            }
        }
        return {0.5, kLongest + 1};
    }

    [[nodiscard]] const ValueTable& table() const { return table_; }
    [[nodiscard]] std::size_t strengths() const { return chances_.size(); }
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

    [[nodiscard]] const ThrowSample& sample_of(const Side& thrower) const {
        return samples_[dice_of_counts(thrower.counts) - kFewestDice];
    }
    /// Drawn anew for each position and sweep: what is off about one sample is not off everywhere.
    [[nodiscard]] std::vector<ThrowOptions> throws_of(const Side& thrower, const Side& target,
                                                      Rng& rng) const {
        return sample_of(thrower).drawn(target.counts, rng);
    }

    /// What each of Black's throws makes of this one of Red's.
    void answers(const ThrowOptions& red_throw, const std::vector<ThrowOptions>& blacks,
                 const Side& red, const Side& black, std::vector<Value>& values) const {
        values.clear();
        for (const ThrowOptions& black_throw : blacks) {
            values.push_back(
                turn_value(red_throw, black_throw, {red.points, black.points}, table_));
        }
    }

    BestThrow best_of_red(const Side& red, const Side& black, Rng& rng) const {
        const ThrowSample& answer = sample_of(black);
        const auto blacks = throws_of(black, red, rng);
        std::vector<Value> values, after_answer;
        for (const ThrowOptions& red_throw : throws_of(red, black, rng)) {
            answers(red_throw, blacks, red, black, after_answer);
            values.push_back(best_throw(Seat::Black, after_answer, answer).value);
        }
        return best_throw(Seat::Red, values, sample_of(red));
    }

    void revalue(const Side& red, const Side& black) {
        const Value before = value(red, black);
        const double change = weight_ * (best_of_red(red, black, rng_).value - int{before});
        changed_ += std::abs(change);
        keep(red, black, static_cast<Value>(before + change + 0.5));
    }

    /// Red's strengths are looked for once for each position.
    std::size_t red_throw(const Side& red, const Side& black, Rng& rng) const {
        std::uint8_t& known = red_throws_[(side_number(red) << 10U) + side_number(black)];
        if (known == 0) {
            known = static_cast<std::uint8_t>(best_of_red(red, black, rng).strength + 1);
        }
        return known - std::size_t{1};
    }
    static std::size_t side_number(const Side& side) {
        return side.counts.packed() * (kTacticPoints + 1) + side.points;
    }

    template <class FindBest>
    std::size_t chosen(Habit habit, Count& count, FindBest best) const {
        const std::size_t hardest = chances_.size() - 1;
        switch (habit) {
            case Habit::Hardest: return hardest;
            case Habit::Middle: return (900 - kWeakest) / kStep;
            case Habit::Best: break;
        }
        const std::size_t strength = best();
        ++count.decisions;
        count.hardest += strength == hardest ? 1U : 0U;
        ++count.strengths[strength];
        return strength;
    }

    static std::size_t drawn(const ThrowSample& sample, std::size_t strength, Rng& rng) {
        auto left = static_cast<std::uint32_t>(rng.below(ThrowSample::kWhole));
        const auto likelihoods = sample.likelihoods(strength);
        std::size_t i = 0;
        while (left >= likelihoods[i]) {
            left -= likelihoods[i++];
        }
        return i;
    }

    Rng rng_;
    std::vector<Chances> chances_;
    std::vector<ThrowSample> samples_;
    double weight_ = 1, changed_ = 0;  ///< of the sweep under way
    std::vector<Side> sides_;
    ValueTable table_;
    mutable std::vector<std::uint8_t> red_throws_ = std::vector<std::uint8_t>(1U << 20U);
};

struct Figures {
    double red = 0, error = 0, mean = 0;
    unsigned median = 0, most = 0, endless = 0;
};
Figures figures_of(std::vector<Solver::Game>& games) {
    std::sort(games.begin(), games.end(),
              [](const auto& a, const auto& b) { return a.turns < b.turns; });
    lab::Estimate red;
    Figures figures;
    for (const Solver::Game& game : games) {
        red.add(game.red);
        figures.mean += game.turns / static_cast<double>(games.size());
        figures.endless += game.turns > kLongest ? 1U : 0U;
    }
    figures.red = red.mean();
    figures.error = red.error();
    figures.median = games[games.size() / 2].turns;
    figures.most = games[games.size() * 95 / 100].turns;
    return figures;
}

void print_games(const char* what, const Solver& solver, const std::array<Habit, 2>& habits,
                 const Options& options) {
    std::vector<Solver::Game> games;
    Solver::Count count;
    Rng rng(options.seed);
    for (std::uint64_t i = 0; i < options.games; ++i) {
        games.push_back(solver.play(habits, rng, count));
    }
    const Figures figures = figures_of(games);
    std::printf("%s: red %.1f %% +- %.1f, turns %.1f, median %u, 95 %% %u, without end %u", what,
                100 * figures.red, 100 * figures.error, figures.mean, figures.median, figures.most,
                figures.endless);
    if (count.decisions > 0) {
        const auto share = [&count](std::uint64_t part) {
            return 100.0 * static_cast<double>(part) / static_cast<double>(count.decisions);
        };
        std::printf(", hardest best %.0f %%; strengths", share(count.hardest));
        for (std::size_t i = 0; i < solver.strengths(); ++i) {
            std::printf(" %.1f:%.0f", (kWeakest + kStep * static_cast<int>(i)) / 100.0,
                        share(count.strengths[i]));
        }
    }
    std::printf("\n");
    std::fflush(stdout);
}

/// The table as a source.
bool write_table(const Options& options, const std::string& text) {
    const std::string made_by = "anthill dice-values hills=" + std::to_string(options.hills) +
                                " greatest=" + std::to_string(options.greatest) +
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
    const std::array known{
        lab::number_option("hills", options.hills, Scoring::kShallowest, Scoring::kDeepest),
        lab::number_option("greatest", options.greatest, 900, Reach::kFastest),
        lab::number_option("sample", options.sample, 10, 1000),
        lab::number_option("sweeps", options.sweeps, 1, 100),
        lab::number_option("games", options.games, 0, 10'000'000),
        lab::seed_option("seed", options.seed),
        lab::text_option("table", options.table, "the name of a file")};
    if (const auto error = lab::read_options(lab::words_from(0, count, arguments), known)) {
        return lab::refuse("dice-values", *error,
                           "anthill dice-values [hills=1] [greatest=1200] [sample=100] "
                           "[sweeps=8] [games=20000] [seed=1] [table=FILE]");
    }
    Solver solver(options);
    solver.print_chances();
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
        using Habits = std::array<Habit, 2>;
        print_games("best play", solver, Habits{Habit::Best, Habit::Best}, options);
        print_games("red always hardest", solver, Habits{Habit::Hardest, Habit::Best}, options);
        print_games("black always hardest", solver, Habits{Habit::Best, Habit::Hardest}, options);
        print_games("red always middle", solver, Habits{Habit::Middle, Habit::Best}, options);
        print_games("black always middle", solver, Habits{Habit::Best, Habit::Middle}, options);
        print_games("both always hardest", solver, Habits{Habit::Hardest, Habit::Hardest}, options);
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
