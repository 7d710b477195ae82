#pragma once

// For tests of reasons: positions with the move that the computer would make there, and which kinds
// of reasons have come up in them.

#include <initializer_list>
#include <set>
#include <string>
#include <vector>

#include "core/text.h"
#include "lab/hinted_positions.h"
#include "support/by_build.h"
#include "support/catch.h"

namespace anthill::tests {

/// As many positions as a test of reasons looks at.
inline constexpr auto kReasonedPositions = by_build<unsigned>(1000, 100);

/// Calls look(match, move of a low level) in so many positions for which asks(state) is true.
template <class G, class Asks, class Look>
void each_reasoned_position(const std::string& deal, unsigned wanted, const Asks& asks,
                            const Look& look) {
    lab::HintedPositions how;
    how.options = deal;
    how.wanted = wanted;
    REQUIRE_FALSE(lab::each_hinted_position<G>(how, asks, look));
}

/// The kinds of reasons that have been proved, of any moves. A kind that never comes up has not
/// been tested.
class ProvedKinds {
public:
    void add(const std::string& reason) { kinds_.insert(reason.substr(0, reason.find(':'))); }
    /// Each of these has come up, where as many positions as are wanted have been looked at.
    void check(std::initializer_list<const char*> expected) const {
        for (const char* const kind : expected) {
            INFO(kind);
            CHECK((kReasonedPositions < 1000 || kinds_.count(kind) == 1));
        }
        CHECK(kinds_.size() <= expected.size());
    }

private:
    std::set<std::string> kinds_;
};

/// The parts of a fact as owned words.
inline std::vector<std::string> parts_of(const std::string& fact) {
    std::vector<std::string> parts;
    for (const auto part : split(fact, ':')) {
        parts.emplace_back(part);
    }
    return parts;
}

}  // namespace anthill::tests
