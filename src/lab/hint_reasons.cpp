#include "lab/hint_reasons.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text.h"
#include "lab/hinted_positions.h"
#include "lab/options.h"
#include "match/new_match.h"
#include "protocol/match_reasons.h"

namespace anthill {

namespace {

/// So many of a hint's reasons are said: web/src/accessories/advice/advice.ts.
constexpr std::size_t kSaid = 2;

bool may_have_reason(const army_ants::State& state) {
    return state.phase != army_ants::Phase::Deploy;
}
bool may_have_reason(const ant_war::State& state) { return state.phase == ant_war::Phase::Play; }
bool may_have_reason(const red_vs_black::State& state) {
    // Without a Tactic Point there is nothing to be advised.
    return state.phase != red_vs_black::Phase::Throw &&
           (state.phase != red_vs_black::Phase::Tactics ||
            state.points[index(red_vs_black::mover(state))] > 0);
}

/// How often a kind was among a hint's reasons, and how often it was said.
struct Kind {
    unsigned given = 0;
    unsigned said = 0;
};

struct Tally {
    unsigned hints = 0;
    unsigned with_reason = 0;
    std::map<std::string, Kind, std::less<>> kinds;

    void add(const std::vector<std::string>& reasons) {
        ++hints;
        with_reason += reasons.empty() ? 0U : 1U;
        for (std::size_t i = 0; i < reasons.size(); ++i) {
            Kind& kind = kinds[std::string(split(reasons[i], ':').front())];
            ++kind.given;
            kind.said += i < kSaid ? 1U : 0U;
        }
    }
    void print(std::string_view game) const {
        const auto share = [this](unsigned part) { return 100.0 * part / std::max(hints, 1U); };
        std::printf("%.*s: %u hints, %u with a reason (%.1f %%)\n", static_cast<int>(game.size()),
                    game.data(), hints, with_reason, share(with_reason));
        std::vector<std::pair<std::string, Kind>> sorted(kinds.begin(), kinds.end());
        std::sort(sorted.begin(), sorted.end(), [](const auto& one, const auto& two) {
            return one.second.given > two.second.given;
        });
        for (const auto& [name, kind] : sorted) {
            std::printf("  %-16s %5.1f %%, said in %5.1f %%\n", name.c_str(), share(kind.given),
                        share(kind.said));
        }
    }
};

}  // namespace

int run_hint_reasons(int count, const char* const* arguments) {
    constexpr const char* kUsage =
        "anthill hint-reasons GAME [positions=1000] [level=10] [options of the deal]";
    const auto words = lab::words_from(0, count, arguments);
    const std::string_view game = words.empty() ? std::string_view() : words.front();
    lab::HintedPositions how;
    how.every = 3;  // positions that follow each other have much in common
    how.adviser = kLevels;
    const std::array known{lab::number_option("positions", how.wanted, 1, 10'000'000),
                           lab::number_option("level", how.adviser, 1, kLevels)};
    auto error = lab::read_options(lab::words_from(1, count, arguments), known, &how.options);
    Tally tally;
    const bool is_game = visit_game(game, [&](auto tag) {
        using G = typename decltype(tag)::Game;
        if (!error) {
            error = lab::each_hinted_position<G>(
                how, [](const auto& state) { return may_have_reason(state); },
                [&tally](const Match& match, const std::string& hint) {
                    tally.add(*reasons_of(match, hint));
                });
        }
    });
    if (!is_game) {
        error = unknown_game(game);
    }
    if (error) {
        return lab::refuse("hint-reasons", *error, kUsage);
    }
    tally.print(game);
    return 0;
}

}  // namespace anthill
