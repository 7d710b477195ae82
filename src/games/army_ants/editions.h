#pragma once

// The three published rule sets of Army Ants as one table: 2008 (Misty Moon Games), 2020 (I'm Board
// LLC) and the community's rules page. Rules, refusals, the page's help and its set-up screen all
// read their differences here; nothing else in the project asks which edition it is.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace anthill::army_ants {

enum class Edition : std::uint8_t { E2008, E2020, Community };
enum class Setup : std::uint8_t { Random, Minor, Total };

enum class Repetition : std::uint8_t {
    Nothing,
    RedAggression,  ///< Red loses by moving to and fro, and by the third occurrence of a position
                    ///< in the battle; may be off
    FourfoldSeriesDraw  ///< a draw once one series of turns has been played four times in
                        ///< succession
};

struct EditionRules {
    std::string_view name;       ///< as written in `edition=`
    bool move_out_in_rally;      ///< in battle every edition has Move Out
    std::uint8_t march_minimum;  ///< cards that a March needs; where it is 1, one card marches
                                 ///< straight in the rally too
    bool swap_diagonally;        ///< Swap with a diagonal neighbour as well
    bool favor_called_gambit;    ///< the Queen's Favor goes by the name of Queen's Gambit
    Repetition repetition;
    bool secret_setups_ruled;  ///< its text has no secret set-ups: a ruling offers them
};

inline constexpr std::array<EditionRules, 3> kEditions{{
    {"2008", false, 1, false, false, Repetition::Nothing, false},
    {"2020", true, 2, false, false, Repetition::RedAggression, false},
    {"community", false, 1, true, true, Repetition::FourfoldSeriesDraw, true},
}};

inline constexpr std::array<std::string_view, 3> kSetups{"random", "minor", "total"};

constexpr const EditionRules& rules_of(Edition edition) noexcept {
    return kEditions[static_cast<std::size_t>(edition)];
}
/// May the rule of repetition be switched off (`aggression=off`)? Red Aggression stands among the
/// optional rules.
constexpr bool may_switch_aggression_off(const EditionRules& edition) noexcept {
    return edition.repetition == Repetition::RedAggression;
}
constexpr std::string_view text(Edition edition) noexcept { return rules_of(edition).name; }
constexpr std::string_view text(Setup setup) noexcept {
    return kSetups[static_cast<std::size_t>(setup)];
}

constexpr std::optional<Edition> parse_edition(std::string_view name) noexcept {
    for (std::size_t i = 0; i < kEditions.size(); ++i) {
        if (kEditions[i].name == name) {
            return static_cast<Edition>(i);
        }
    }
    return std::nullopt;
}
constexpr std::optional<Setup> parse_setup(std::string_view name) noexcept {
    for (std::size_t i = 0; i < kSetups.size(); ++i) {
        if (kSetups[i] == name) {
            return static_cast<Setup>(i);
        }
    }
    return std::nullopt;
}

}  // namespace anthill::army_ants
