#include "view/shared/theme.h"

namespace anthill {
namespace {

constexpr Theme kLight{
    .table = rgb(0xece5d6),
    .sheet = rgb(0xdccfb1),
    .rule = rgb(0x8d7850),
    .coordinate = rgb(0x5c4a2a),
    .space_red = rgb(0xcdb88f),
    .space_black = rgb(0xbfb294),
    .soil = rgb(0x8b7347),
    .shadow = rgb(0x2a1f0c),
    .red = {.paper = rgb(0xfcf6e8),
            .edge = rgb(0x8c2417),
            .ink = rgb(0xa5281b),
            .ornament = rgb(0xd9a18f),
            .royal = rgb(0xe9b64a)},
    .black = {.paper = rgb(0x2b2927),
              .edge = rgb(0x151413),
              .ink = rgb(0xf3ead6),
              .ornament = rgb(0x8d8677),
              .royal = rgb(0x83601c)},
    .food = {.paper = rgb(0xe3edcf),
             .edge = rgb(0x3d5a24),
             .ink = rgb(0x34511f),
             .ornament = rgb(0x93ad74),
             .royal = rgb(0x8fb35a)},
    .choice = rgb(0x04586a),
    .choice_halo = rgb(0xffffff),
    .attack = rgb(0xf2a71b),
    .attack_halo = rgb(0x2a1a02),
    .trace = rgb(0x56369c),
    .trace_halo = rgb(0xffffff),
    .tile_red = rgb(0xc9765f),
    .tile_black = rgb(0x4a443e),
    .emblem_red = rgb(0xa5281b),
};

constexpr Theme kDark{
    .table = rgb(0x1b1815),
    .sheet = rgb(0x2f2a24),
    .rule = rgb(0x75654c),
    .coordinate = rgb(0xc3b08d),
    .space_red = rgb(0x51432f),
    .space_black = rgb(0x474033),
    .soil = rgb(0x80704f),
    .shadow = rgb(0x000000),
    .red = {.paper = rgb(0xefe4cd),
            .edge = rgb(0x8c2417),
            .ink = rgb(0xa3271a),
            .ornament = rgb(0xcf9886),
            .royal = rgb(0xdfaa3e)},
    .black = {.paper = rgb(0x191817),
              .edge = rgb(0xa79c86),
              .ink = rgb(0xefe5cf),
              .ornament = rgb(0x7d7567),
              .royal = rgb(0x7d5a18)},
    .food = {.paper = rgb(0xd3dfba),
             .edge = rgb(0x3d5a24),
             .ink = rgb(0x34511f),
             .ornament = rgb(0x8aa36b),
             .royal = rgb(0x86aa52)},
    .choice = rgb(0x35b5c4),
    .choice_halo = rgb(0x05262b),
    .attack = rgb(0xf5b032),
    .attack_halo = rgb(0x2a1a02),
    .trace = rgb(0xa58be6),
    .trace_halo = rgb(0x181030),
    .tile_red = rgb(0xa4513b),
    .tile_black = rgb(0x36312c),
    .emblem_red = rgb(0xe08a76),
};

constexpr Theme kHighContrast{
    .table = rgb(0x000000),
    .sheet = rgb(0x000000),
    .rule = rgb(0xffffff),
    .coordinate = rgb(0xffffff),
    .space_red = rgb(0x000000),
    .space_black = rgb(0x000000),
    .soil = rgb(0x8c8c8c),
    .shadow = rgb(0x000000),
    .red = {.paper = rgb(0xffffff),
            .edge = rgb(0xffffff),
            .ink = rgb(0x9c0000),
            .ornament = rgb(0x9c0000),
            .royal = rgb(0xffd94a)},
    .black = {.paper = rgb(0x000000),
              .edge = rgb(0xffffff),
              .ink = rgb(0xffffff),
              .ornament = rgb(0xffffff),
              .royal = rgb(0x705600)},
    .food = {.paper = rgb(0xffffff),
             .edge = rgb(0xffffff),
             .ink = rgb(0x004d00),
             .ornament = rgb(0x004d00),
             .royal = rgb(0x66cc66)},
    .choice = rgb(0x00e5ff),
    .choice_halo = rgb(0x000000),
    .attack = rgb(0xffd400),
    .attack_halo = rgb(0x000000),
    .trace = rgb(0xd7a5ff),
    .trace_halo = rgb(0x000000),
    .tile_red = rgb(0xc03a28),
    .tile_black = rgb(0x1c1c1c),
    .emblem_red = rgb(0xff7a66),
};

}  // namespace

const Theme& theme(ThemeName name) noexcept {
    switch (name) {
        case ThemeName::Light: return kLight;
        case ThemeName::Dark: return kDark;
        case ThemeName::HighContrast: return kHighContrast;
    }
    return kLight;
}

}  // namespace anthill
