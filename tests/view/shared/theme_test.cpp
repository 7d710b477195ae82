#include "view/shared/theme.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "support/catch.h"

using namespace anthill;

namespace {

using Linear = std::array<double, 3>;

Linear linear(Colour colour) {
    const auto channel = [](std::uint8_t value) {
        const double s = value / 255.0;
        return s <= 0.04045 ? s / 12.92 : std::pow((s + 0.055) / 1.055, 2.4);
    };
    return {channel(colour.r), channel(colour.g), channel(colour.b)};
}

// Full protanopia and deuteranopia, the matrices of Machado, Oliveira and Fernandes (2009), on
// linear light.
constexpr double kNormal[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};
constexpr double kProtan[9] = {0.152286, 1.052583,  -0.204868, 0.114503, 0.786281,
                               0.099216, -0.003882, -0.048116, 1.051998};
constexpr double kDeutan[9] = {0.367322, 0.860646,  -0.227968, 0.280085, 0.672501,
                               0.047413, -0.011820, 0.042940,  0.968881};
constexpr double kTritan[9] = {1.255528, -0.076749, -0.178779, -0.078411, 0.930809,
                               0.147602, 0.004733,  0.691367,  0.303900};

double luminance(Colour colour, const double (&sight)[9]) {
    const Linear c = linear(colour);
    double seen[3];
    for (int i = 0; i < 3; ++i) {
        seen[i] = std::clamp(
            sight[i * 3] * c[0] + sight[i * 3 + 1] * c[1] + sight[i * 3 + 2] * c[2], 0.0, 1.0);
    }
    return 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2];
}

double contrast(Colour a, Colour b, const double (&sight)[9]) {
    const double first = luminance(a, sight), second = luminance(b, sight);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

void check_apart(const std::string& what, Colour a, Colour b, double least = 3) {
    CAPTURE(what);
    CHECK(contrast(a, b, kNormal) >= least);
    CHECK(contrast(a, b, kProtan) >= least);
    CHECK(contrast(a, b, kDeutan) >= least);
    CHECK(contrast(a, b, kTritan) >= least);
}

}  // namespace

TEST_CASE("The contrast formula agrees with published figures") {
    CHECK(contrast(rgb(0xc00000), rgb(0x000000), kNormal) == Approx(3.2).margin(0.1));
    CHECK(contrast(rgb(0xc00000), rgb(0x000000), kProtan) == Approx(2.2).margin(0.1));
    CHECK(contrast(rgb(0xee6a50), rgb(0x1a1a1e), kDeutan) == Approx(6.4).margin(0.1));
}

TEST_CASE(
    "What must be told apart is 3:1 apart in every theme and for every kind of colour vision") {
    for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Contrast,
                                 ThemeName::Meadow, ThemeName::Dusk}) {
        const Theme& colours = theme(name);
        CAPTURE(static_cast<int>(name));
        check_apart("Red's card and Black's", colours.red.paper, colours.black.paper);
        check_apart("Red's ants on their card", colours.red.ink, colours.red.paper, 4.5);
        check_apart("Black's ants on their card", colours.black.ink, colours.black.paper, 4.5);
        check_apart("the Red Queen and the sun behind her", colours.red.royal, colours.red.ink);
        check_apart("the Black Queen and the sun behind her", colours.black.royal,
                    colours.black.ink);
        check_apart("food on its card", colours.food.ink, colours.food.paper, 4.5);
        check_apart("a stack's number on its badge", colours.coordinate, colours.sheet, 4.5);
        check_apart("a choice and its halo", colours.choice, colours.choice_halo);
        check_apart("an attack and its halo", colours.attack, colours.attack_halo);
        check_apart("the last move and its halo", colours.trace, colours.trace_halo);
        // A sign shows on any ground if either its colour or its halo does.
        for (const Colour ground : {colours.space_red, colours.space_black, colours.red.paper,
                                    colours.black.paper, colours.food.paper}) {
            for (const auto& [sign, halo] : {std::pair{colours.choice, colours.choice_halo},
                                             std::pair{colours.attack, colours.attack_halo},
                                             std::pair{colours.trace, colours.trace_halo}}) {
                CHECK(std::max(contrast(sign, ground, kNormal), contrast(halo, ground, kNormal)) >=
                      3);
                CHECK(std::max(contrast(sign, ground, kProtan), contrast(halo, ground, kProtan)) >=
                      3);
                CHECK(std::max(contrast(sign, ground, kDeutan), contrast(halo, ground, kDeutan)) >=
                      3);
            }
        }
        // Black's cards lie on the ground with an edge that sets them off.
        for (const Colour ground : {colours.space_red, colours.space_black, colours.sheet}) {
            CHECK(std::max(contrast(colours.black.edge, ground, kNormal),
                           contrast(colours.black.paper, ground, kNormal)) >= 3);
        }
    }
}
