#pragma once

// Damaged texts that every reader of a trained text must refuse (players/number_text.h). For the
// tests of the texts that are checked in.

#include <cstddef>
#include <string>
#include <string_view>

#include "support/catch.h"

namespace anthill {

/// read(text) answers true for a whole text only.
template <class Read>
void check_damage_is_noticed(std::string_view whole, const Read& read) {
    const std::string text(whole);
    CHECK(read(text));
    CHECK_FALSE(read(std::string()));
    CHECK_FALSE(read(text.substr(1)));
    CHECK_FALSE(read(text.substr(0, text.size() - 1)));
    CHECK_FALSE(read(text + "a"));
    for (std::size_t at = 0; at < text.size(); at += 997) {
        std::string damaged = text;
        damaged[at] = damaged[at] == 'P' ? 'Q' : 'P';
        CHECK_FALSE(read(damaged));
    }
}

}  // namespace anthill
