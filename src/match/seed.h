#pragma once

// "seed=N" among other words of a line: of newgame and arrange.

#include <cstdint>
#include <string>
#include <string_view>

#include "core/parsed.h"

namespace anthill {

struct Seeded {
    std::string rest;  ///< the other words, one space between them
    std::uint64_t seed = 0;
};

/// The seed is 0 where none is given; given twice it is an error.
Parsed<Seeded> take_seed(std::string_view text);

}  // namespace anthill
