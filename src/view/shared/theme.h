#pragma once

// The colours of the board, for light and dark surroundings, for high contrast, and two more to
// choose from: a meadow, which is light, and dusk, which is dark. Red and Black
// differ by light and dark paper, by the shape of the card and by the ant before they differ by
// hue: Red's cards are pale with a red drawing and round corners, Black's are dark with a pale
// drawing and cut corners. tests/view/shared/theme_test.cpp holds every pair that must be told
// apart to a contrast of 3:1, also as seen with protan and deutan colour vision.

#include "core/seat.h"
#include "view/shared/geometry.h"

namespace anthill {

enum class ThemeName : std::uint8_t { Light, Dark, Contrast, Meadow, Dusk };

struct CardColours {
    Colour paper;
    Colour edge;      ///< the outline that sets the card off from the ground
    Colour ink;       ///< rank, suit and ants
    Colour ornament;  ///< the fine inner frame
    Colour royal;     ///< the Queen's rays and crown
    friend constexpr bool operator==(const CardColours&, const CardColours&) = default;
};

struct Theme {
    Colour table;  ///< around the board: the page's own background
    Colour sheet;  ///< the board between and around the spaces
    Colour rule;   ///< lines printed on the sheet
    Colour coordinate;
    Colour space_red;  ///< an empty space in Red's territory
    Colour space_black;
    Colour soil;  ///< grains on a space, stipple of an anthill
    Colour shadow;
    CardColours red;
    CardColours black;
    CardColours food;    ///< of a joker, which has no colour
    Colour choice;       ///< what the player has chosen and where it can go
    Colour choice_halo;  ///< sets `choice` off from whatever lies below
    Colour attack;       ///< an enemy that can be taken
    Colour attack_halo;
    Colour trace;  ///< the last move
    Colour trace_halo;
    Colour tile_red;  ///< of a board of red and black tiles
    Colour tile_black;
    Colour emblem_red;  ///< Red's ant on bare ground, which may be dark

    [[nodiscard]] constexpr const CardColours& card(Seat seat) const noexcept {
        return seat == Seat::Red ? red : black;
    }
    friend constexpr bool operator==(const Theme&, const Theme&) = default;
};

[[nodiscard]] const Theme& theme(ThemeName name) noexcept;

}  // namespace anthill
