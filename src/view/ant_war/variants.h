#pragma once

// Ant War's decks and boards, as facts for the page.

#include <string>

namespace anthill::ant_war {

/// JSON, by the words of a deal's options: {"shapes": the named ones, "rectangle": {"leastSide",
/// "mostSide", "leastSpaces"}: what further ones there are, "decks": [...], "jokers": [...],
/// "cards": {deck: cards that can be dealt, of the standard one without its jokers}}.
[[nodiscard]] std::string variants();

}  // namespace anthill::ant_war
