#pragma once

// The editions of Army Ants as facts for the page: its set-up screen, its rules and its words
// follow the one table in editions.h.

#include "games/army_ants/editions.h"
#include "view/shared/json.h"

namespace anthill::army_ants {

/// Writes an edition's rules as an object: EditionFacts in web/src/games/army_ants/variants.ts.
/// `repetition`: its own, or the rest of it if Red Aggression is off.
void write_edition(JsonWriter& json, const EditionRules& edition, Repetition repetition);

}  // namespace anthill::army_ants
