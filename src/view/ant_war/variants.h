#pragma once

// What Ant War can be played with and on, as facts for the page.

#include <string>

namespace anthill::ant_war {

/// JSON: {"shapes": [...], "decks": [...], "jokers": [...]}, by the words of a deal's options.
[[nodiscard]] std::string variants();

}  // namespace anthill::ant_war
