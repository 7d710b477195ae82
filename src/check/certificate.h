#pragma once

// Checks a certificate: a text with a position, claims about it and a proof of each. The checker
// knows the rules of the games and nothing of the search that made the proof. Used by
// `anthill check` and by the tests of what makes certificates.
//
//     anthill proof 1
//     position army-ants edition=2020 ...
//     moves c3-c4 ...                                        (only if earlier positions count)
//     claim red captures the Queen within 3 turns
//      d7xe7
//       e5xe4
//        e7xe8
//       *
//        a1xa8
//     end
//
// A line begins with as many spaces as moves have been made with it. The side that the claim names
// has one line at each of its turns; the other side has a line for every move that the rules allow,
// or one line * for all that have none of their own. A position of Ant War that was proved earlier
// in the same claim needs no lines below it, nor does one that is at rest, see least_at_rest().

#include <string>
#include <string_view>

#include "core/seat.h"
#include "games/ant_war/rules.h"

namespace anthill::check {

struct Verdict {
    bool right = false;
    std::string text;  ///< what was proved, or what is wrong and on which line
};

Verdict check_certificate(std::string_view text);

/// The points by which `side` ends the round ahead at the least if it only passes from now on:
/// everything that ants of the other colour could ever reach and cover is counted as lost, and
/// every joker that they could come beside as theirs.
int least_at_rest(const ant_war::State& state, Seat side);

}  // namespace anthill::check
