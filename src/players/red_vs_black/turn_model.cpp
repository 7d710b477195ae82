#include "players/red_vs_black/turn_model.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace anthill::red_vs_black {

namespace {

/// Units that were hit, and those of them that were hit more than once.
struct HitUnits {
    UnitSet once = 0;
    UnitSet twice = 0;

    void add(unsigned number) noexcept {
        const UnitSet unit = unit_bit(number);
        twice = static_cast<UnitSet>(twice | (once & unit));
        once = static_cast<UnitSet>(once | unit);
    }
};

HitUnits hits_of(const Numbers& numbers) noexcept {
    HitUnits hits;
    for (const std::uint8_t number : numbers) {
        hits.add(number);
    }
    return hits;
}

Counts after(HitUnits hits, Target target) noexcept {
    const auto newly = static_cast<UnitSet>(target.unwounded & hits.once & ~hits.twice);
    const auto still = static_cast<UnitSet>(target.wounded & ~hits.once);
    return {count(static_cast<UnitSet>(target.unwounded & ~hits.once)),
            count(newly) + count(still)};
}

/// Up to kMostHealed wounded units: first those that one more wound would remove, last those that
/// fall anyway.
UnitSet most_in_need(HitUnits hits, UnitSet wounded) noexcept {
    UnitSet chosen = 0;
    unsigned left = kMostHealed;
    for (const UnitSet group :
         {static_cast<UnitSet>(hits.once & ~hits.twice), static_cast<UnitSet>(~hits.once)}) {
        for (UnitSet units = wounded & group; units != 0 && left > 0; --left) {
            const auto lowest = static_cast<UnitSet>(units & -units);
            chosen = static_cast<UnitSet>(chosen | lowest);
            units = static_cast<UnitSet>(units & ~lowest);
        }
    }
    return chosen;
}

/// Nothing is worse for the army that was thrown at, and something may be better.
bool no_worse(Counts a, Counts b) noexcept {
    return a.unwounded() >= b.unwounded() && a.size() >= b.size();
}

class OptionList {
public:
    OptionList(HitUnits kept, Target target) : target_(target) {
        const UnitSet healed = most_in_need(kept, target.wounded);
        healed_ = {static_cast<UnitSet>(target.unwounded | healed),
                   static_cast<UnitSet>(target.wounded & ~healed)};
        options_.size = 1;
        options_.after[0] = after(kept, target_);
        options_.healed[0] = after(kept, healed_);
        options_.heals = options_.healed[0] != options_.after[0];
    }

    void consider(HitUnits hits) noexcept {
        const Counts counts = after(hits, target_);
        for (unsigned i = 0; i < options_.size; ++i) {
            if (no_worse(counts, options_.after[i])) {
                return;
            }
        }
        // Options that are worse than this one are removed; Keep stays, because it costs nothing.
        unsigned kept = 1;
        for (unsigned i = 1; i < options_.size; ++i) {
            if (!no_worse(options_.after[i], counts)) {
                options_.after[kept] = options_.after[i];
                options_.healed[kept++] = options_.healed[i];
            }
        }
        options_.size = kept;
        if (kept < ThrowOptions::kMost) {
            options_.after[kept] = counts;
            options_.healed[kept] = after(hits, healed_);
            ++options_.size;
        }
    }

    [[nodiscard]] const ThrowOptions& list() const noexcept { return options_; }

private:
    Target target_, healed_;
    ThrowOptions options_;
};

std::uint8_t drawn_number(Rng& rng) { return static_cast<std::uint8_t>(1 + rng.below(kFaces)); }

ThrowOptions drawn_options(Landing landing, Target target, Rng& rng) {
    Numbers own, other;
    for (unsigned i = 0; i < landing.own; ++i) {
        own.push_back(drawn_number(rng));
    }
    for (unsigned i = 0; i < landing.other; ++i) {
        other.push_back(drawn_number(rng));
    }
    return throw_options(own, other, landing.hill, target);
}

constexpr std::uint64_t kCertain = 10000;  // what chances are parts of

/// How likely the dice of a throw land so, in parts of kWhole.
std::uint64_t likelihood(unsigned dice, Landing landing, const Chances& chances) noexcept {
    const auto own = static_cast<std::uint64_t>(chances.own_colour),
               hill = static_cast<std::uint64_t>(chances.own_hill);
    assert(2 * own + hill <= kCertain);
    const unsigned nothing = dice - landing.own - landing.other - landing.hill;
    // As many ways as the dice can be told apart; at most 30 with five of them.
    constexpr std::array<std::uint64_t, Throw::kMost + 1> kFactorials{1, 1, 2, 6, 24, 120};
    std::uint64_t likely = std::uint64_t{ThrowSample::kWhole} << 16U;
    const auto times = [&likely](unsigned dice_there, std::uint64_t chance) {
        for (unsigned i = 0; i < dice_there; ++i) {
            likely = likely * chance / kCertain;
        }
    };
    times(landing.own + 0U, own);
    times(landing.other + 0U, own);
    times(landing.hill + 0U, hill);
    times(nothing, kCertain - 2 * own - hill);
    const std::uint64_t ways = kFactorials[dice] / kFactorials[landing.own] /
                               kFactorials[landing.other] / kFactorials[landing.hill] /
                               kFactorials[nothing];
    return likely * ways >> 16U;
}

}  // namespace

Target target_of(const Army& army) noexcept {
    return {army.all(Unit::Unwounded), army.all(Unit::Wounded)};
}

Target drawn_target(Counts counts, Rng& rng) noexcept {
    std::array<std::uint8_t, kUnits> numbers{};
    for (unsigned i = 0; i < kUnits; ++i) {
        const std::size_t at = rng.below(i + 1);
        numbers[i] = numbers[at];
        numbers[at] = static_cast<std::uint8_t>(i + 1);
    }
    Target target;
    for (unsigned i = 0; i < counts.size(); ++i) {
        UnitSet& set = i < counts.unwounded() ? target.unwounded : target.wounded;
        set = static_cast<UnitSet>(set | unit_bit(numbers[i]));
    }
    return target;
}

ThrowOptions throw_options(const Numbers& own, const Numbers& other, unsigned hill,
                           Target target) noexcept {
    OptionList list(hits_of(own), target);
    list.consider(hits_of(other));
    for (std::size_t adjusted = 0; adjusted < own.size(); ++adjusted) {
        HitUnits others;
        for (std::size_t i = 0; i < own.size(); ++i) {
            if (i != adjusted) {
                others.add(own[i]);
            }
        }
        for (const unsigned number : {own[adjusted] - 1U, own[adjusted] + 1U}) {
            if (number >= 1 && number <= kFaces) {
                HitUnits hits = others;
                hits.add(number);
                list.consider(hits);
            }
        }
    }
    ThrowOptions options = list.list();
    options.hill = hill;
    return options;
}

ThrowOptions throw_options(const Throw& thrown, Seat thrower, Target target) noexcept {
    Numbers own, other;
    unsigned hill = 0;
    for (const Die die : thrown) {
        if (wounds(die, thrower)) {
            own.push_back(die.number);
        } else if (die.place == Place::Red || die.place == Place::Black) {
            other.push_back(die.number);
        }
        hill += die.place == Place::OwnHill ? 1U : 0U;
    }
    return throw_options(own, other, hill, target);
}

Value turn_value(const ThrowOptions& red, const ThrowOptions& black,
                 const std::array<std::uint8_t, 2>& points, const ValueTable& table) noexcept {
    // Red's option `i` and whether Red heals, answered by Black.
    const auto answered = [&](unsigned i, bool red_heals, std::uint8_t red_points) {
        const auto& on_red = red_heals ? black.healed : black.after;
        const auto end_with = [&](unsigned j, const auto& on_black, std::uint8_t black_points) {
            return table.at(on_red[j].with_returned(red.hill), red_points,
                            on_black[i].with_returned(black.hill), black_points);
        };
        Value least = end_with(0, red.after, points[1]);
        if (points[1] > 0) {
            const auto left = static_cast<std::uint8_t>(points[1] - 1);
            for (unsigned j = 1; j < black.size; ++j) {
                least = std::min(least, end_with(j, red.after, left));
            }
            if (red.heals) {
                least = std::min(least, end_with(0, red.healed, left));
            }
        }
        return least;
    };
    Value most = answered(0, false, points[0]);
    if (points[0] > 0) {
        const auto left = static_cast<std::uint8_t>(points[0] - 1);
        for (unsigned i = 1; i < red.size; ++i) {
            most = std::max(most, answered(i, false, left));
        }
        if (black.heals) {
            most = std::max(most, answered(0, true, left));
        }
    }
    return most;
}

ThrowSample::ThrowSample(unsigned dice, std::span<const Chances> strengths, unsigned about) {
    assert(dice >= 1 && dice <= Throw::kMost && !strengths.empty());
    struct Kind {
        Landing landing;
        unsigned throws;
    };
    std::vector<Kind> kinds;
    const auto at = [](unsigned number) { return static_cast<std::uint8_t>(number); };
    for (unsigned hill = 0; hill <= dice; ++hill) {
        for (unsigned own = 0; own + hill <= dice; ++own) {
            for (unsigned other = 0; other + own + hill <= dice; ++other) {
                const Landing landing{at(own), at(other), at(hill)};
                std::uint64_t most = 0;
                for (const Chances& chances : strengths) {
                    most = std::max(most, likelihood(dice, landing, chances));
                }
                const auto throws = static_cast<unsigned>(most * about / kWhole);
                // Rarer than that is left out; what is left is made whole again below.
                if (most > kWhole / 1000) {
                    kinds.push_back({landing, std::max(1U, throws)});
                }
            }
        }
    }
    for (const Kind& kind : kinds) {
        landings_.insert(landings_.end(), kind.throws, kind.landing);
    }
    for (const Chances& chances : strengths) {
        std::uint64_t all = 0;
        for (const Kind& kind : kinds) {
            all += likelihood(dice, kind.landing, chances);
        }
        std::uint32_t left = kWhole;
        for (const Kind& kind : kinds) {
            const auto each = static_cast<std::uint32_t>(likelihood(dice, kind.landing, chances) *
                                                         kWhole / all / kind.throws);
            likelihoods_.insert(likelihoods_.end(), kind.throws, each);
            left -= each * kind.throws;
        }
        // The rest from rounding goes to a landing that is likely at every strength.
        const auto first = likelihoods_.end() - static_cast<std::ptrdiff_t>(landings_.size());
        *std::max_element(first, likelihoods_.end()) += left;
    }
}

std::vector<ThrowOptions> ThrowSample::drawn(Target target, Rng& rng) const {
    std::vector<ThrowOptions> all;
    all.reserve(landings_.size());
    for (const Landing landing : landings_) {
        all.push_back(drawn_options(landing, target, rng));
    }
    return all;
}

std::vector<ThrowOptions> ThrowSample::drawn(Counts target, Rng& rng) const {
    std::vector<ThrowOptions> all;
    all.reserve(landings_.size());
    for (const Landing landing : landings_) {
        all.push_back(drawn_options(landing, drawn_target(target, rng), rng));
    }
    return all;
}

Value expected(std::span<const Value> values, std::span<const std::uint32_t> likelihoods) noexcept {
    assert(values.size() == likelihoods.size());
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        sum += std::uint64_t{values[i]} * likelihoods[i];
    }
    return static_cast<Value>((sum + ThrowSample::kWhole / 2) / ThrowSample::kWhole);
}

BestThrow best_throw(Seat seat, std::span<const Value> values, const ThrowSample& sample) noexcept {
    BestThrow best;
    for (std::size_t strength = 0; strength < sample.strengths(); ++strength) {
        const Value value = expected(values, sample.likelihoods(strength));
        const bool better = seat == Seat::Red ? value > best.value : value < best.value;
        if (strength == 0 || better) {
            best = {strength, value};
        }
    }
    return best;
}

Value answered_throw(const ThrowOptions& red, std::span<const ThrowOptions> blacks,
                     const ThrowSample& sample, const std::array<std::uint8_t, 2>& points,
                     const ValueTable& table) {
    std::vector<Value> values;
    values.reserve(blacks.size());
    for (const ThrowOptions& black : blacks) {
        values.push_back(turn_value(red, black, points, table));
    }
    return best_throw(Seat::Black, values, sample).value;
}

}  // namespace anthill::red_vs_black
