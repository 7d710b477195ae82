#include "view/red_vs_black/scene.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "physics/red_vs_black/reading.h"
#include "view/red_vs_black/dice_separation.h"
#include "view/red_vs_black/ground.h"
#include "view/shared/magnifier.h"

namespace anthill::red_vs_black {
namespace {

// The middle of the near Hill, as the thrower sees it: dice lie ready there.
constexpr double kReadyX = kColumns / 2.0, kReadyY = -kHillDepth / 2.0;
constexpr double kMagnifier = 5;  // side of the magnifier, in tiles of the table
constexpr double kSpread = 0.98;  // between dice that lie ready
constexpr double kHeld = 1.1;     // height of dice in the hand
// In tiles: how near to an edge, of the canvas or of the board, a die that has rolled far off lies,
// and how far from an edge of the canvas it is whole.
constexpr double kAtEdge = 0.14, kWhole = 0.56;
// Dice that lie ready step aside this far at a time from dice of the other throw.
constexpr double kStep = 0.25, kClear = 1;

/// The point at which a die at rest is shown: dice that have rolled far off lie at the edge of the
/// canvas, whole where there is room beside the board.
Vec2 kept_on(const TableLayout& table, Vec2 spot) {
    const Vec2 at = table.pixel(spot.x, spot.y);
    const Rect board = table.rect(0, -kHillDepth, kColumns, kRows + 2 * kHillDepth);
    const auto within = [&table](double place, int canvas, int beside) {
        const double tile = table.tile(), room = beside / tile - kAtEdge;
        const double margin = std::clamp(room, kAtEdge, kWhole) * tile;
        return std::clamp(place, margin, std::max(margin, canvas - margin));
    };
    const Vec2 kept{within(at.x, table.canvas().w, board.x),
                    within(at.y, table.canvas().h, board.y)};
    if (kept.x == at.x && kept.y == at.y) {
        return spot;
    }
    return table.board(
        {static_cast<int>(std::lround(kept.x)), static_cast<int>(std::lround(kept.y))});
}

/// A place for a die of which only the kind of place is known.
Vec2 somewhere(Place place, Seat thrower, unsigned die) {
    const double aside = 1.5 + 2.0 * die;
    switch (place) {
        case Place::OwnHill: return dice::on_board({aside, kRows + kHillDepth / 2.0}, thrower);
        case Place::EnemyHill: return dice::on_board({aside, -kHillDepth / 2.0}, thrower);
        case Place::Off: return dice::on_board({-0.6, 2.0 + 1.5 * die}, thrower);
        case Place::Nowhere:
            return dice::on_board({2.0 + 2.0 * die, 6.0}, thrower);  // where four tiles meet
        default: break;
    }
    const int column = static_cast<int>(aside), row = thrower == Seat::Red ? 7 : 4;
    const bool red = place == Place::Red;
    return {column + 0.5, row + (is_red_tile(column, row) == red ? 0.5 : 1.5)};
}

/// The place of a die of a throw, and how far it makes room for others from there.
struct Way {
    Vec2 lies, room;
};
using Ways = std::array<std::array<Way, Throw::kMost>, 2>;

Ways make_room(const std::array<Throw, 2>& throws, const TableLayout& table) {
    std::vector<RestingDie> dice;
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        const Throw& thrown = throws[index(seat)];
        for (unsigned i = 0; i < thrown.size(); ++i) {
            const Die die = thrown[i];
            const Vec2 lies = die.spotted ? Vec2{die.spot.x / 100.0, die.spot.y / 100.0}
                                          : somewhere(die.place, seat, i);
            dice.push_back({kept_on(table, lies), die.place, seat});
        }
    }
    const std::vector<Vec2> spots = separate(dice);
    Ways ways;
    std::size_t at = 0;
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        for (unsigned i = 0; i < throws[index(seat)].size(); ++i, ++at) {
            const Vec2 lies = dice[at].spot;
            ways[index(seat)][i] = {lies, {spots[at].x - lies.x, spots[at].y - lies.y}};
        }
    }
    return ways;
}

class Composer {
public:
    Composer(Scene& scene, const SceneInput& input, const Ways& ways, const TableLayout& table,
             const Theme& theme)
        : scene_(scene), input_(input), ways_(ways), table_(table), theme_(theme) {}

    void compose() {
        draw_ground(scene_, table_, theme_);
        if (input_.aim && input_.ready) {
            cloud();
        }
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
        draw_dice(scene_, std::move(dice), table_, theme_);
    }

private:
    /// None for a die that does nothing.
    void draw_ring_of(ResolutionStep::Kind kind, Vec2 spot) {
        switch (kind) {
            case ResolutionStep::Kind::Wound:
            case ResolutionStep::Kind::Remove:
            case ResolutionStep::Kind::AlreadyRemoved:
                draw_ring(scene_, spot, Ring::Wound, table_, theme_);
                break;
            case ResolutionStep::Kind::Return:
                draw_ring(scene_, spot, Ring::Return, table_, theme_);
                break;
            default: break;
        }
    }

    void at_rest(std::vector<Solid>& dice, Seat seat) {
        const Throw& thrown = input_.thrown[index(seat)];
        const Poses& rest = input_.rest[index(seat)];
        for (unsigned i = 0; i < thrown.size(); ++i) {
            const Die as_counted = counted(thrown[i], i + 1, input_.tactic[index(seat)]);
            const auto [lies, room] = ways_[index(seat)][i];
            const Vec2 spot{lies.x + room.x * input_.landed, lies.y + room.y * input_.landed};
            for (const ResolutionStep& step : input_.steps[index(seat)]) {
                if (step.die == i + 1) {
                    draw_ring_of(step.kind, spot);
                }
            }
            const bool as_it_fell = i < rest.size() && as_counted.number == thrown[i].number;
            Solid solid = as_it_fell ? solid_of(rest[i], seat)
                                     : solid_at(lies, as_counted.number, seat, table_);
            solid.middle.x = spot.x;
            solid.middle.y = spot.y;
            dice.push_back(solid);
        }
    }

    /// The spot of a die that lies ready, with the row moved so far along the Hill.
    [[nodiscard]] Vec2 ready_spot(unsigned die, double along) const {
        const double aside = die - (input_.in_hand - 1) / 2.0;
        return dice::on_board(
            {kReadyX + along + aside * kSpread, kReadyY + (die % 2 == 0 ? 0.12 : -0.12)},
            *input_.ready);
    }

    /// Dice of the other throw that such a row would cover.
    [[nodiscard]] int covered(double along) const {
        int found = 0;
        const auto enemy = index(other(*input_.ready));
        for (unsigned die = 0; die < input_.in_hand; ++die) {
            const Vec2 spot = ready_spot(die, along);
            for (unsigned i = 0; i < input_.thrown[enemy].size(); ++i) {
                const auto [lies, room] = ways_[enemy][i];
                found += std::hypot(lies.x + room.x - spot.x, lies.y + room.y - spot.y) < kClear;
            }
        }
        return found;
    }

    /// How far the row lies from the middle of the Hill: as little as leaves the other throw free.
    [[nodiscard]] double clear_place() const {
        const double most = kColumns / 2.0 - input_.in_hand * kSpread / 2;
        double best = 0;
        for (double along = 0; along <= most && covered(best) > 0; along += kStep) {
            for (const double way : {along, -along}) {
                best = covered(way) < covered(best) ? way : best;
            }
        }
        return best;
    }

    void in_hand(std::vector<Solid>& dice) const {
        if (!input_.ready) {
            return;
        }
        const Seat seat = *input_.ready;
        const unsigned n = input_.in_hand;
        const double along = input_.hand ? 0 : clear_place();
        for (unsigned i = 0; i < n; ++i) {
            if (!input_.hand) {
                dice.push_back(solid_at(ready_spot(i, along), 10 - 2 * i, seat, table_));
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

    /// The area in which most dice of such a throw would come to rest: between the quantiles that
    /// leave out one in ten on each side.
    void cloud() {
        const auto row = static_cast<std::size_t>(std::clamp(
            (input_.aim->speed - Aim::kSlowest + 50) / 100, 0, static_cast<int>(kReachSpeeds) - 1));
        const Reach& reach = kReach[row];
        constexpr std::size_t kLow = 7, kLast = Reach::kParts.size() - 1, kHigh = kLast - kLow,
                              kHalf = kLast / 2;
        const double across = (reach.x[kHigh] - reach.x[kLow]) / 200.0,
                     along = (reach.y[kHigh] - reach.y[kLow]) / 200.0;
        const double ahead = reach.y[kHalf] / 100.0 - kReadyY,
                     angle = input_.aim->direction * std::numbers::pi / 18000;
        const Vec2 seen{kReadyX + ahead * std::sin(angle), kReadyY + ahead * std::cos(angle)};
        const Vec2 up = table_.way(0, *input_.ready == Seat::Red ? 1 : -1);
        draw_cloud(scene_, dice::on_board(seen, *input_.ready), {across, along},
                   std::atan2(up.x, -up.y) + angle, table_, theme_.red.paper);
    }

    Scene& scene_;
    const SceneInput& input_;
    const Ways& ways_;
    const TableLayout& table_;
    const Theme& theme_;
};

}  // namespace

Scene scene_of(const SceneInput& input, const TableLayout& table, const Theme& theme) {
    Scene scene;
    const Ways ways = make_room(input.thrown, table);
    Composer(scene, input, ways, table, theme).compose();
    if (input.magnifier) {
        const Scene seen = scene;
        const int side = static_cast<int>(std::lround(kMagnifier * table.tile()));
        draw_magnifier(scene, seen, {*input.magnifier, side, table.line(), table.canvas()}, theme);
    }
    return scene;
}

std::array<std::vector<Vec2>, 2> resting_places(const std::array<Throw, 2>& thrown,
                                                const TableLayout& table) {
    const Ways ways = make_room(thrown, table);
    std::array<std::vector<Vec2>, 2> places;
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        for (unsigned i = 0; i < thrown[index(seat)].size(); ++i) {
            const Way& way = ways[index(seat)][i];
            places[index(seat)].push_back(
                table.pixel(way.lies.x + way.room.x, way.lies.y + way.room.y));
        }
    }
    return places;
}

}  // namespace anthill::red_vs_black
