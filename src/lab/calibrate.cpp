#include "lab/commands.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/search/score.h"
#include "lab/estimate.h"
#include "lab/options.h"
#include "lab/played_game.h"
#include "match/game_match.h"
#include "match/new_match.h"
#include "players/levels.h"
#include "players/thinker.h"

namespace anthill {

namespace {

struct Options {
    int games = 1000;
    std::uint64_t nodes = 30000;  ///< as the page's review: accessories/review/pass.ts, SHORT
    int positions = 6;            ///< of a game
    std::uint64_t seed = 1;
    int lowest = 3;
    int highest = kLevels;
    bool starts = false;  ///< only the positions that the deals begin with
};

constexpr std::size_t kLongest = 400;  ///< turns, after which a game counts as drawn
constexpr std::size_t kBuckets = 10;
constexpr std::size_t kRounds = 2;
constexpr std::size_t kStages = 4;  ///< of a round of Ant War, by what is left of it

struct Subject {
    std::string_view game;
    std::vector<std::string_view> deals;
    /// Hundredths that are certain to win: chances are a straight line up to there. Without it they
    /// are a logistic curve.
    std::optional<double> sure;
    bool points = false;  ///< its result is a lead
};

const std::array kSubjects{
    Subject{"army-ants", {"edition=2020", "edition=2008", "edition=community"}, {}},
    Subject{"ant-war", {""}, {}, true},
    Subject{"red-vs-black", {""}, 500.0},
};

/// A position's score and the result of its game, both for Red; in Ant War for the player who dealt
/// first, because colours change hands.
struct Sample {
    int score = 0;
    bool proven = false;
    std::size_t round = 0;
    std::size_t stage = 0;
    double result = 0.5;
    int lead = 0;  ///< at the end, in points
    std::size_t game = 0;
};

const ant_war::State* ant_war_state(const Match& match) {
    return match.game_id() == ant_war::AntWar::kId
               ? &static_cast<const GameMatch<ant_war::AntWar>&>(match).state()
               : nullptr;
}

/// Red, or the player who dealt the first round of Ant War, by the colour of the moment.
Seat reference(const Match& match) {
    const ant_war::State* state = ant_war_state(match);
    return state ? first_dealer(*state) : Seat::Red;
}

/// A round's first stage is that with 22 stacks or more; the next ones have three fewer each.
std::size_t stage_of(const Match& match) {
    const ant_war::State* state = ant_war_state(match);
    const unsigned stacks = state ? state->ants[0].count() + state->ants[1].count() : 22;
    return stacks >= 22 ? 0 : std::min<std::size_t>((24 - stacks) / 3, kStages - 1);
}

/// Odds and colours are chosen before a round has a score that lasts.
bool is_weighed(const Match& match) {
    const ant_war::State* state = ant_war_state(match);
    return !state || state->phase == ant_war::Phase::Play;
}

/// As the page does (settled() in accessories/review/pass.ts): the mean of the last two depths, or
/// what is proven. False without a score: a set-up has none.
bool settle(Thinker& thinker, const Match& match, std::uint64_t nodes, Sample& sample) {
    ThinkRequest request;
    request.limits.nodes = nodes;
    thinker.start(match, request);
    while (thinker.step(nodes)) {
    }
    const std::size_t count = thinker.infos();
    if (count == 0) {
        return false;
    }
    const auto last = thinker.info(count - 1);
    const int before = count > 1 ? thinker.info(count - 2).score : last.score;
    sample.proven = is_proven(last.score);
    int score =
        last.exact || sample.proven || is_proven(before) ? last.score : (last.score + before) / 2;
    const Seat mover = match.turn().seat;
    if (const ant_war::State* state = ant_war_state(match)) {
        const auto& total = state->total;
        score += 100 * (total[index(mover)] - total[index(other(mover))]);
        sample.round = state->round == ant_war::Round::First ? 0 : 1;
    }
    sample.score = mover == reference(match) ? score : -score;
    return true;
}

/// Plays a game and adds what some of its positions were worth.
std::optional<Error> play_game(const Subject& subject, const std::string& given, Thinker& thinker,
                               const Options& options, std::size_t number,
                               std::vector<Sample>& samples) {
    Rng rng(options.seed + number);
    const std::string_view any =
        subject.deals[rng.below(static_cast<std::uint32_t>(subject.deals.size()))];
    const std::string_view deal = given.find(" edition=") == std::string::npos ? any : "";
    auto dealt = new_match(std::string(subject.game) + " " + std::string(deal) + given +
                           " seed=" + std::to_string(options.seed + number));
    if (!dealt) {
        return Error{dealt.error()};
    }
    Match& match = **dealt;
    const auto range = static_cast<std::uint32_t>(options.highest - options.lowest + 1);
    const int first = options.lowest + static_cast<int>(rng.below(range));
    const int second =
        std::clamp(first + static_cast<int>(rng.below(3)) - 1, options.lowest, options.highest);
    lab::play_out(match, kLongest, rng, [&](Seat mover) {
        ThinkRequest request = *level(subject.game, mover == reference(match) ? first : second);
        request.handicap.seed = rng.next();
        return lab::move_of(thinker, match, request);
    });
    const Seat seat = reference(match);
    Sample sample{.result = lab::share_of(match.outcome(), seat), .game = number};
    if (const ant_war::State* state = ant_war_state(match)) {
        const auto won = points(*state);
        sample.lead = won[index(seat)] + state->total[index(seat)] - won[index(other(seat))] -
                      state->total[index(other(seat))];
    }
    std::vector<bool> chosen(match.length());
    if (options.starts && !chosen.empty()) {
        chosen[0] = true;
    }
    for (int i = 0; i < options.positions && !options.starts && !chosen.empty(); ++i) {
        chosen[rng.below(static_cast<std::uint32_t>(chosen.size()))] = true;
    }
    // A move that has shown something cannot be undone, so the game is played again.
    auto again = match_from_position(match.start_text());
    for (std::size_t ply = 0; ply < match.length(); ++ply) {
        if (chosen[ply] && (*again)->turn().kind == Turn::Kind::Decision && is_weighed(**again)) {
            sample.stage = stage_of(**again);
            if (settle(thinker, **again, options.nodes, sample)) {
                samples.push_back(sample);
            }
        }
        (*again)->play(match.move_text(ply));
    }
    return std::nullopt;
}

/// How a score becomes Red's chances.
struct Curve {
    std::optional<double> sure;
    std::array<double, kRounds> scales{};   ///< so many hundredths make a win e times as likely
    std::array<double, kRounds> offsets{};  ///< that Red's score is too low by

    [[nodiscard]] double of(const Sample& sample) const {
        if (sample.proven) {
            return sample.score > 0 ? 1.0 : sample.score < 0 ? 0.0 : 0.5;
        }
        const double score = sample.score + offsets[sample.round];
        return sure ? std::clamp(0.5 + score / (2 * *sure), 0.0, 1.0)
                    : 1.0 / (1.0 + std::exp(-score / scales[sample.round]));
    }
};

/// Fits the curve of one round to the even games: logistic regression by Newton's method. Proven
/// positions are left out, since they say nothing about it.
void fit(const std::vector<Sample>& samples, std::size_t round, Curve& curve) {
    // These values decide where there are few positions.
    constexpr double kSlope = 1.0 / 300, kFirm = 1000, kStraight = 0.01;
    double slope = kSlope, shift = 0;
    for (int step = 0; step < 30; ++step) {
        double by_slope = kFirm * (kSlope - slope), by_shift = -kStraight * shift;
        double slope_slope = kFirm, slope_shift = 0, shift_shift = kStraight;
        for (const Sample& sample : samples) {
            if (sample.game % 2 == 0 && sample.round == round && !sample.proven) {
                const double p = 1.0 / (1.0 + std::exp(-slope * sample.score - shift));
                const double off = sample.result - p, weight = p * (1 - p);
                by_slope += off * sample.score;
                by_shift += off;
                slope_slope += weight * sample.score * sample.score;
                slope_shift += weight * sample.score;
                shift_shift += weight;
            }
        }
        const double determinant = slope_slope * shift_shift - slope_shift * slope_shift;
        slope += (by_slope * shift_shift - by_shift * slope_shift) / determinant;
        shift += (by_shift * slope_slope - by_slope * slope_shift) / determinant;
    }
    curve.scales[round] = std::round(1 / slope);
    curve.offsets[round] = std::round(shift / slope);
}

void print_buckets(const std::vector<Sample>& samples, const Curve& curve) {
    struct Bucket {
        double predicted = 0;
        lab::Estimate actual;
    };
    std::array<Bucket, kBuckets> buckets{};
    for (const Sample& sample : samples) {
        if (sample.game % 2 == 1) {
            const double p = curve.of(sample);
            Bucket& bucket =
                buckets[std::min(static_cast<std::size_t>(p * kBuckets), kBuckets - 1)];
            bucket.predicted += p;
            bucket.actual.add(sample.result);
        }
    }
    std::printf("positions predicted actual\n");
    for (const Bucket& bucket : buckets) {
        if (const int positions = bucket.actual.count(); positions > 0) {
            std::printf("%9d %8.1f%% %5.1f%% +- %.1f\n", positions,
                        100 * bucket.predicted / positions, 100 * bucket.actual.mean(),
                        100 * bucket.actual.error());
        }
    }
}

/// How far the leads at the end were off the estimates: on average, and as a standard deviation.
void print_points(const std::vector<Sample>& samples) {
    for (std::size_t stage = 0; stage < kStages; ++stage) {
        lab::Estimate off, squares;
        for (const Sample& sample : samples) {
            if (sample.stage == stage && !sample.proven) {
                const double error = sample.lead - sample.score / 100.0;
                off.add(error);
                squares.add(error * error);
            }
        }
        if (off.count() > 0) {
            std::printf(
                "stage %zu: %d positions, result off by %.2f +- %.2f points, deviation %.2f\n",
                stage + 1, off.count(), off.mean(), off.error(), std::sqrt(squares.mean()));
        }
    }
}

int refuse(const Error& error) {
    return lab::refuse("calibrate", error,
                       "anthill calibrate army-ants | ant-war | red-vs-black [games=1000] "
                       "[nodes=30000] [positions=6] [seed=1] [lowest=3] [highest=10] [starts=0] "
                       "[options of a deal]");
}

}  // namespace

int run_calibrate(int count, const char* const* arguments) {
    const std::string_view game = count > 0 ? arguments[0] : "";
    const auto* const subject =
        std::find_if(kSubjects.begin(), kSubjects.end(),
                     [game](const Subject& each) { return each.game == game; });
    if (subject == kSubjects.end()) {
        return refuse(unknown_game(game));
    }
    Options options;
    const std::array known{lab::number_option("games", options.games, 2, 1'000'000),
                           lab::nodes_option(options.nodes),
                           lab::number_option("positions", options.positions, 1, 1000),
                           lab::seed_option("seed", options.seed),
                           lab::number_option("lowest", options.lowest, 1, kLevels),
                           lab::number_option("highest", options.highest, 1, kLevels),
                           lab::switch_option("starts", options.starts)};
    std::string deal;
    std::optional<Error> error =
        lab::read_options(lab::words_from(1, count, arguments), known, &deal);
    if (!error && options.lowest > options.highest) {
        error = Error{"lowest is above highest"};
    }
    const std::unique_ptr<Thinker> thinker = new_thinker(subject->game);
    std::vector<Sample> samples;
    for (int number = 0; !error && number < options.games; ++number) {
        error =
            play_game(*subject, deal, *thinker, options, static_cast<std::size_t>(number), samples);
    }
    if (error) {
        return refuse(*error);
    }
    std::printf("%zu positions of %d games; ", samples.size(), options.games);
    Curve curve{.sure = subject->sure};
    if (!curve.sure) {
        for (std::size_t round = 0; round < (subject->points ? kRounds : 1); ++round) {
            fit(samples, round, curve);
            std::printf("scale %.0f, offset %.0f, ", curve.scales[round], curve.offsets[round]);
        }
        std::printf("of the even ones; ");
    }
    std::printf("of the odd ones:\n");
    print_buckets(samples, curve);
    if (subject->points) {
        print_points(samples);
    }
    return 0;
}

}  // namespace anthill
