#include "view/red_vs_black/scene.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "physics/red_vs_black/reading.h"
#include "view/red_vs_black/dice_separation.h"

namespace anthill::red_vs_black {
namespace {

constexpr double kReadyX = kColumns / 2.0;  // as the thrower sees it
constexpr double kSpread = 0.98;            // between dice that lie ready
constexpr double kHeld = 1.1;               // height of dice in the hand

void lay_ground(Scene& scene, const TableLayout& table, const Theme& theme) {
    scene.background = theme.table;
    const int line = table.line();
    const int hills = table.hills();
    const Rect sheet = table.rect(0, -hills, kColumns, kRows + 2 * hills);
    scene.fill(sheet.inset(-2 * line), theme.rule);
    for (const Seat owner : {Seat::Red, Seat::Black}) {
        const double from = owner == Seat::Red ? kRows : -hills;
        scene.fill(table.rect(0, from, kColumns, hills),
                   owner == Seat::Red ? theme.space_red : theme.space_black);
        scene.picture({PictureKind::Anthill, 0, 0},
                      table.rect(kColumns / 2.0 - 2.2, from + 0.15, 4.4, hills - 0.3));
        const double wide = 1.0, tall = 1.2;
        for (const double at : {1.5, kColumns - 1.5}) {
            const Vec2 middle = table.pixel(at, from + hills / 2.0);
            const int w = static_cast<int>(wide * table.tile()),
                      h = static_cast<int>(tall * table.tile());
            scene.picture(Picture::emblem(owner), {static_cast<int>(middle.x) - w / 2,
                                                   static_cast<int>(middle.y) - h / 2, w, h});
        }
    }
    for (int row = 0; row < kRows; ++row) {
        for (int column = 0; column < kColumns; ++column) {
            scene.fill(table.rect(column, row, 1, 1),
                       is_red_tile(column, row) ? theme.tile_red : theme.tile_black);
        }
    }
    for (const double end : {0.0, static_cast<double>(kRows)}) {
        const Rect border = table.rect(0, end, kColumns, 0);
        scene.fill({border.x - (border.w == 0 ? line : 0), border.y - (border.h == 0 ? line : 0),
                    std::max(border.w, 2 * line), std::max(border.h, 2 * line)},
                   theme.rule);
    }
}

/// Where a die at rest is shown: dice that have rolled far off lie at the edge of the canvas.
Vec2 kept_on(const TableLayout& table, Vec2 spot) {
    const Vec2 at = table.pixel(spot.x, spot.y);
    const double margin = 0.52 * table.tile();
    const Vec2 kept{std::clamp(at.x, margin, std::max(margin, table.canvas().w - margin)),
                    std::clamp(at.y, margin, std::max(margin, table.canvas().h - margin))};
    if (kept.x == at.x && kept.y == at.y) {
        return spot;
    }
    return table.board(
        {static_cast<int>(std::lround(kept.x)), static_cast<int>(std::lround(kept.y))});
}

/// A place for a die of which only the kind of place is known.
Vec2 somewhere(Place place, Seat thrower, unsigned die, int hills) {
    const double aside = 1.5 + 2.0 * die;
    switch (place) {
        case Place::OwnHill: return dice::on_board({aside, kRows + hills / 2.0}, thrower);
        case Place::EnemyHill: return dice::on_board({aside, -hills / 2.0}, thrower);
        case Place::Off: return dice::on_board({-0.6, 2.0 + 1.5 * die}, thrower);
        case Place::Nowhere:
            return dice::on_board({2.0 + 2.0 * die, 6.0}, thrower);  // where four tiles meet
        default: break;
    }
    const int column = static_cast<int>(aside), row = thrower == Seat::Red ? 7 : 4;
    const bool red = place == Place::Red;
    return {column + 0.5, row + (is_red_tile(column, row) == red ? 0.5 : 1.5)};
}

class Composer {
public:
    Composer(const SceneInput& input, const TableLayout& table, const Theme& theme)
        : input_(input), table_(table), theme_(theme) {}

    Scene compose() {
        lay_ground(scene_, table_, theme_);
        if (input_.aim && input_.ready) {
            cloud();
        }
        make_room();
        std::vector<Solid> dice;
        for (const Seat seat : {Seat::Red, Seat::Black}) {
            if (input_.flying == seat) {
                for (unsigned i = 0; i < input_.flight.size(); ++i) {
                    Solid solid = solid_of(input_.flight[i], seat);
                    const Way way =
                        i < input_.thrown[index(seat)].size() ? ways_[index(seat)][i] : Way{};
                    solid.middle.x += way.room.x * input_.landed;
                    solid.middle.y += way.room.y * input_.landed;
                    dice.push_back(solid);
                }
            } else {
                at_rest(dice, seat);
            }
        }
        in_hand(dice);
        lay_dice(scene_, std::move(dice), table_, theme_);
        return std::move(scene_);
    }

private:
    /// Where dice lie ready, as the thrower sees it: on the near Hill.
    [[nodiscard]] double ready_y() const noexcept { return -table_.hills() / 2.0; }

    /// Where a die of a throw lies, and how far it makes room for others from there.
    struct Way {
        Vec2 lies, room;
    };

    void make_room() {
        std::vector<RestingDie> dice;
        for (const Seat seat : {Seat::Red, Seat::Black}) {
            const Throw& thrown = input_.thrown[index(seat)];
            for (unsigned i = 0; i < thrown.size(); ++i) {
                const Die die = thrown[i];
                const Vec2 lies = die.spotted ? Vec2{die.spot.x / 100.0, die.spot.y / 100.0}
                                              : somewhere(die.place, seat, i, table_.hills());
                dice.push_back({kept_on(table_, lies), die.place, seat});
            }
        }
        const std::vector<Vec2> spots = separate(dice, table_.hills());
        std::size_t at = 0;
        for (const Seat seat : {Seat::Red, Seat::Black}) {
            for (unsigned i = 0; i < input_.thrown[index(seat)].size(); ++i, ++at) {
                ways_[index(seat)][i] = {
                    dice[at].spot, {spots[at].x - dice[at].spot.x, spots[at].y - dice[at].spot.y}};
            }
        }
    }

    void at_rest(std::vector<Solid>& dice, Seat seat) {
        const Throw& thrown = input_.thrown[index(seat)];
        const Poses& rest = input_.rest[index(seat)];
        for (unsigned i = 0; i < thrown.size(); ++i) {
            const Die as_counted = counted(thrown[i], i + 1, input_.tactic[index(seat)]);
            const auto [lies, room] = ways_[index(seat)][i];
            const Vec2 spot{lies.x + room.x * input_.landed, lies.y + room.y * input_.landed};
            if (input_.rings && wounds(as_counted, seat)) {
                lay_ring(scene_, spot, Ring::Wound, table_, theme_);
            }
            if (input_.rings && as_counted.place == Place::OwnHill) {
                lay_ring(scene_, spot, Ring::Return, table_, theme_);
            }
            const bool as_it_fell = i < rest.size() && as_counted.number == thrown[i].number;
            Solid solid = as_it_fell ? solid_of(rest[i], seat)
                                     : solid_at(lies, as_counted.number, seat, table_);
            solid.middle.x = spot.x;
            solid.middle.y = spot.y;
            dice.push_back(solid);
        }
    }

    void in_hand(std::vector<Solid>& dice) const {
        if (!input_.ready) {
            return;
        }
        const Seat seat = *input_.ready;
        const unsigned n = input_.in_hand;
        for (unsigned i = 0; i < n; ++i) {
            const double aside = (i - (n - 1) / 2.0);
            if (!input_.hand) {
                const Vec2 spot = dice::on_board(
                    {kReadyX + aside * kSpread, ready_y() + (i % 2 == 0 ? 0.12 : -0.12)}, seat);
                dice.push_back(solid_at(spot, 10 - 2 * i, seat, table_));
                continue;
            }
            // Together in the hand, and rolling in it as it moves.
            const double angle = 2 * std::numbers::pi * i / n;
            const Vec2 spot{input_.hand->x + 0.52 * std::cos(angle),
                            input_.hand->y + 0.52 * std::sin(angle)};
            const double turn = (input_.hand->x + input_.hand->y) * 1.3 + i;
            dice::Pose pose;
            const Vec2 seen = dice::on_board(spot, seat);
            pose.x = static_cast<float>(seen.x);
            pose.y = static_cast<float>(seen.y);
            pose.z = static_cast<float>(kHeld + 0.15 * (i % 2));
            pose.qx = static_cast<float>(std::sin(turn) * 0.6);
            pose.qy = static_cast<float>(std::sin(turn) * 0.8);
            pose.qz = 0;
            pose.qw = static_cast<float>(std::cos(turn));
            dice.push_back(solid_of(pose, seat));
        }
    }

    /// Where most dice of such a throw would come to rest: between the quantiles that leave out one
    /// in ten on each side.
    void cloud() {
        const auto row = static_cast<std::size_t>(std::clamp(
            (input_.aim->speed - Aim::kSlowest + 50) / 100, 0, static_cast<int>(kReachSpeeds) - 1));
        const Reach& reach = kReach[row];
        constexpr std::size_t kLow = 7, kLast = Reach::kParts.size() - 1, kHigh = kLast - kLow,
                              kHalf = kLast / 2;
        const double across = (reach.x[kHigh] - reach.x[kLow]) / 200.0,
                     along = (reach.y[kHigh] - reach.y[kLow]) / 200.0;
        const double ahead = reach.y[kHalf] / 100.0 - ready_y(),
                     angle = input_.aim->direction * std::numbers::pi / 18000;
        const Vec2 seen{kReadyX + ahead * std::sin(angle), ready_y() + ahead * std::cos(angle)};
        const Vec2 up = table_.way(0, *input_.ready == Seat::Red ? 1 : -1);
        lay_cloud(scene_, dice::on_board(seen, *input_.ready), {across, along},
                  std::atan2(up.x, -up.y) + angle, table_, theme_.red.paper);
    }

    const SceneInput& input_;
    const TableLayout& table_;
    const Theme& theme_;
    Scene scene_;
    std::array<std::array<Way, Throw::kMost>, 2> ways_{};
};

}  // namespace

Scene scene_of(const SceneInput& input, const TableLayout& table, const Theme& theme) {
    return Composer(input, table, theme).compose();
}

}  // namespace anthill::red_vs_black
