#include "lab/calibrate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <vector>

#include "lab/arena.h"
#include "lab/options.h"
#include "players/army_ants/player.h"
#include "players/levels.h"

namespace anthill {

using army_ants::ArmyAnts;

namespace {

struct Options {
    int games = 1000;
    std::uint64_t nodes = 30000;  ///< as the page's review: accessories/review/pass.ts, SHORT
    int positions = 6;            ///< of a game
    std::uint64_t seed = 1;
    int lowest = 3;
    int highest = kLevels;
};

/// A position's score and the result of its game, both for Red.
struct Sample {
    int score = 0;
    double result = 0.5;
    std::size_t game = 0;
};

constexpr int kLongest = 300;  ///< turns, after which a game counts as drawn
constexpr std::size_t kBuckets = 10;

class Level final : public lab::ArenaPlayer<ArmyAnts> {
public:
    Level(army_ants::Player& player, int number)
        : player_(player), level_(*level(ArmyAnts::kId, number)) {}

    army_ants::Move choose(const lab::ArenaGame<ArmyAnts>& game, Rng& rng) override {
        ThinkRequest request{level_.limits, level_.handicap};
        request.handicap.seed = rng.next();
        player_.start(ArmyAnts::observe(game.state, game.state.mover), game.history, request);
        while (player_.step(4096)) {
        }
        return player_.best();
    }

private:
    army_ants::Player& player_;
    anthill::Level level_;
};

/// As the page does (settled() in accessories/review/pass.ts): the mean of the last two depths, or
/// what is proven.
int settled_score(army_ants::Player& player, const lab::ArenaGame<ArmyAnts>& game,
                  std::uint64_t nodes) {
    ThinkRequest request;
    request.limits.nodes = nodes;
    player.start(ArmyAnts::observe(game.state, game.state.mover), game.history, request);
    while (player.step(nodes)) {
    }
    const std::size_t count = player.info_count();
    const int last = player.info(count - 1).score;
    const int before = count > 1 ? player.info(count - 2).score : last;
    const int score = is_proven(last) || is_proven(before) ? last : (last + before) / 2;
    return game.state.mover == Seat::Red ? score : -score;
}

/// Plays a game and adds what some of its positions were worth.
void play_game(army_ants::Player& player, const Options& options, std::size_t number,
               std::vector<Sample>& samples) {
    constexpr std::array kEditions{"edition=2020", "edition=2008", "edition=community"};
    Rng rng(options.seed + number);
    const auto deal = ArmyAnts::deal(kEditions[rng.below(kEditions.size())], rng);
    auto game = lab::arena_game<ArmyAnts>(*deal, options.seed + number);
    const auto range = static_cast<std::uint32_t>(options.highest - options.lowest + 1);
    const int red = options.lowest + static_cast<int>(rng.below(range));
    const int black =
        std::clamp(red + static_cast<int>(rng.below(3)) - 1, options.lowest, options.highest);
    Level red_player(player, red), black_player(player, black);
    const Outcome outcome = play_out(game, {&red_player, &black_player}, rng, kLongest);

    auto again = lab::arena_game<ArmyAnts>(*deal, options.seed + number);
    std::vector<bool> chosen(game.moves.size());
    for (int i = 0; i < options.positions && !chosen.empty(); ++i) {
        chosen[rng.below(static_cast<std::uint32_t>(chosen.size()))] = true;
    }
    for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
        if (chosen[ply]) {
            samples.push_back({settled_score(player, again, options.nodes),
                               lab::share_of(outcome, Seat::Red), number});
        }
        play(again, game.moves[ply]);
    }
}

/// Red's chances, if `scale` hundredths make a win e times as likely as a loss.
double chances(int score, double scale) {
    return is_proven(score) ? (score > 0 ? 1.0 : 0.0) : 1.0 / (1.0 + std::exp(-score / scale));
}

/// The loss of the curve. Proven positions are left out, since they say nothing about it.
double loss(const std::vector<Sample>& samples, double scale) {
    double sum = 0;
    for (const Sample& sample : samples) {
        if (sample.game % 2 == 0 && !is_proven(sample.score)) {
            const double p = std::clamp(chances(sample.score, scale), 1e-9, 1 - 1e-9);
            sum -= sample.result * std::log(p) + (1 - sample.result) * std::log(1 - p);
        }
    }
    return sum;
}

double best_scale(const std::vector<Sample>& samples) {
    double low = 20, high = 5000;
    while (high - low > 1) {
        const double lower = low + (high - low) / 3, higher = high - (high - low) / 3;
        if (loss(samples, lower) < loss(samples, higher)) {
            high = higher;
        } else {
            low = lower;
        }
    }
    return std::round(low);
}

void print_buckets(const std::vector<Sample>& samples, double scale) {
    struct Bucket {
        int positions = 0;
        double predicted = 0;
        lab::Estimate actual;
    };
    std::array<Bucket, kBuckets> buckets{};
    for (const Sample& sample : samples) {
        if (sample.game % 2 == 1) {
            const double p = chances(sample.score, scale);
            Bucket& bucket =
                buckets[std::min(static_cast<std::size_t>(p * kBuckets), kBuckets - 1)];
            ++bucket.positions;
            bucket.predicted += p;
            bucket.actual.add(sample.result);
        }
    }
    std::printf("positions predicted actual\n");
    for (const Bucket& bucket : buckets) {
        if (bucket.positions > 0) {
            std::printf("%9d %8.1f%% %5.1f%% +- %.1f\n", bucket.positions,
                        100 * bucket.predicted / bucket.positions, 100 * bucket.actual.mean(),
                        100 * bucket.actual.error());
        }
    }
}

}  // namespace

int run_calibrate(int count, const char* const* arguments) {
    Options options;
    const std::array known{lab::number_option("games", options.games, 2, 1'000'000),
                           lab::nodes_option(options.nodes),
                           lab::number_option("positions", options.positions, 1, 1000),
                           lab::seed_option("seed", options.seed),
                           lab::number_option("lowest", options.lowest, 1, kLevels),
                           lab::number_option("highest", options.highest, 1, kLevels)};
    std::optional<Error> error = lab::read_options(lab::words_from(0, count, arguments), known);
    if (!error && options.lowest > options.highest) {
        error = Error{"lowest is above highest"};
    }
    if (error) {
        return lab::refuse("calibrate", *error,
                           "anthill calibrate [games=1000] [nodes=30000] [positions=6] [seed=1] "
                           "[lowest=3] [highest=10]");
    }
    army_ants::Player player;
    std::vector<Sample> samples;
    for (int game = 0; game < options.games; ++game) {
        play_game(player, options, static_cast<std::size_t>(game), samples);
    }
    const double scale = best_scale(samples);
    std::printf("%zu positions of %d games; scale %.0f, of the even ones; of the odd ones:\n",
                samples.size(), options.games, scale);
    print_buckets(samples, scale);
    return 0;
}

}  // namespace anthill
