// Writes RedVsBlackView's facts for the page: the game's fields of the snapshot, see
// web/src/games/red_vs_black/snapshot.ts.

#include <cmath>

#include "games/red_vs_black/notation.h"
#include "games/red_vs_black/resolution.h"
#include "view/red_vs_black/view.h"

namespace anthill::red_vs_black {
namespace {

std::string_view name(Place place) noexcept {
    switch (place) {
        case Place::Red: return "red";
        case Place::Black: return "black";
        case Place::OwnHill: return "own-hill";
        case Place::EnemyHill: return "enemy-hill";
        case Place::Off: return "off";
        case Place::Nowhere: return "nowhere";
    }
    return "";
}

std::string_view name(ResolutionStep::Kind kind) noexcept {
    switch (kind) {
        case ResolutionStep::Kind::Heal: return "heal";
        case ResolutionStep::Kind::Wound: return "wound";
        case ResolutionStep::Kind::Remove: return "remove";
        case ResolutionStep::Kind::AlreadyRemoved: return "again";
        case ResolutionStep::Kind::MissingUnit: return "nobody";
        case ResolutionStep::Kind::Return: return "return";
        case ResolutionStep::Kind::NoReturn: return "no-return";
        case ResolutionStep::Kind::Colour: return "colour";
        case ResolutionStep::Kind::EnemyHill: return "near";
        case ResolutionStep::Kind::Off: return "off";
        case ResolutionStep::Kind::Nowhere: return "nowhere";
    }
    return "";
}

void write_units(JsonWriter& json, UnitSet units) {
    json.open_array();
    for (unsigned number = 1; number <= kUnits; ++number) {
        if ((units & unit_bit(number)) != 0) {
            json.value(number);
        }
    }
    json.close_array();
}

void write_steps(JsonWriter& json, const ResolutionLog& steps) {
    json.open_array();
    for (const ResolutionStep& step : steps) {
        json.open_object()
            .field("kind", name(step.kind))
            .field("side", text(step.side))
            .field("unit", step.unit);
        json.field("die", step.die).field("thrower", text(step.thrower)).close_object();
    }
    json.close_array();
}

/// One entry for each seat under a key.
template <class Write>
void write_both(JsonWriter& json, std::string_view key, const Write& write) {
    json.key(key).open_object();
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        json.key(text(seat));
        write(seat);
    }
    json.close_object();
}

void write_army(JsonWriter& json, const Army& army) {
    json.open_array();
    for (unsigned number = 1; number <= kUnits; ++number) {
        json.value(static_cast<int>(army.at(number)));
    }
    json.close_array();
}

void write_throw(JsonWriter& json, const Throw& thrown, const std::optional<Tactic>& tactic) {
    json.open_array();
    for (unsigned i = 0; i < thrown.size(); ++i) {
        const Die as_counted = counted(thrown[i], i + 1, tactic);
        json.open_object().field("number", +thrown[i].number).field("place", name(thrown[i].place));
        json.field("countsAs", +as_counted.number)
            .field("countsOn", name(as_counted.place))
            .close_object();
    }
    json.close_array();
}

}  // namespace

void RedVsBlackView::write_turn(JsonWriter& json) const {
    const View present = seen(ply()), on_table = shown();
    const State& state = present.open;
    json.field("phase", text(state.phase))
        .field("turnNumber", static_cast<long long>(on_table.open.turn))
        .field("held", held_);
    json.field("start", position_text(0)).field("position", position_text(ply()));
    json.field("clear", state.scoring.clear);
    write_both(json, "armies", [&](Seat seat) { write_army(json, state.army[index(seat)]); });
    write_both(json, "points", [&](Seat seat) { json.value(+state.points[index(seat)]); });
    write_both(json, "committed", [&](Seat seat) {
        const auto& units = on_table.open.committed[index(seat)];
        if (units && !(on_table.commitment_hidden && seat == Seat::Red)) {
            write_units(json, *units);
        } else {
            json.null();
        }
    });
    write_both(json, "chosen",
               [&](Seat seat) { json.value(state.committed[index(seat)].has_value()); });
    write_both(json, "dice", [&](Seat seat) {
        const bool known = on_table.open.committed[0] && on_table.open.committed[1];
        json.value(known ? dice_of(on_table.open, seat) : dice_for(0));
    });
    write_both(json, "thrown", [&](Seat seat) {
        write_throw(json, on_table.open.thrown[index(seat)], on_table.open.tactic[index(seat)]);
    });
    write_both(json, "owed", [&](Seat seat) { json.value(+state.owed[index(seat)]); });
}

/// In phase Tactics: the effect of keeping, adjusting or swapping for the side that chooses, and of
/// the other throw, with the tactic that has been chosen for it if one has.
void RedVsBlackView::write_options(JsonWriter& json) const {
    json.key("options").open_array();
    const State state = seen(ply()).open;
    for (const Tactic& tactic : options()) {
        json.open_object().field("move", tactic_text(tactic)).key("steps");
        write_steps(json, throw_log(state, red_vs_black::mover(state), tactic));
        json.close_object();
    }
    json.close_array().key("against");
    if (state.phase == Phase::Tactics) {
        const Seat enemy = other(red_vs_black::mover(state));
        write_steps(json, throw_log(state, enemy, state.tactic[index(enemy)]));
    } else {
        json.open_array().close_array();
    }
}

void RedVsBlackView::write_move(JsonWriter& json, std::size_t ply) const {
    const State before = seen(ply).open;
    json.field("phase", text(before.phase))
        .field("turnNumber", static_cast<long long>(before.turn));
    if (resolves(ply)) {
        write_resolution(json, resolved(ply).open);
    }
}

/// Everything of a turn that this move has resolved.
void RedVsBlackView::write_resolution(JsonWriter& json, const State& state) {
    json.key("resolved").open_object().key("steps");
    write_steps(json, resolution_log(state));
    write_both(json, "before", [&](Seat seat) { write_army(json, state.army[index(seat)]); });
    write_both(json, "dice", [&](Seat seat) {
        write_throw(json, state.thrown[index(seat)], state.tactic[index(seat)]);
    });
    write_both(json, "tactic",
               [&](Seat seat) { json.value(tactic_text(*state.tactic[index(seat)])); });
    const auto hits = [&](Seat seat) {
        return hits_of(state.thrown[index(seat)], seat, state.army[index(other(seat))]);
    };
    write_both(json, "hits", [&](Seat seat) { json.value(hits(seat).hit); });
    write_both(json, "expected", [&](Seat seat) {
        const Hits found = hits(seat);
        json.value(found.tiles * found.units * 5);  // hundredths
    });
    json.close_object();
}

/// The whole table in little: what stands of each army beside the tiles, and the dice where they
/// lie.
void RedVsBlackView::write_picture(JsonWriter& json) const {
    constexpr int kAcross = kColumns, kUp = kRows + 2, kCells = kAcross * kUp;
    std::array<std::string, kCells> cells;
    const auto lay = [&cells](int column, int row, unsigned number, Seat seat) {
        const std::string rank = number == 10 ? "T" : std::to_string(number);
        const int cell = row * kAcross + column;
        cells[static_cast<std::size_t>(cell)] = rank + (seat == Seat::Red ? 'h' : 's');
    };
    const State present = seen(ply()).open, on_table = shown().open;
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        for (unsigned number = 1; number <= kUnits; ++number) {
            if (present.army[index(seat)].at(number) != Unit::Removed) {
                const int place = static_cast<int>(number) - (number > kUnits / 2 ? 0 : 1);
                lay(seat == Seat::Red ? place : kAcross - 1 - place,
                    seat == Seat::Red ? 0 : kUp - 1, number, seat);
            }
        }
        for (const Die die : on_table.thrown[index(seat)]) {
            const int column = die.spot.x / 100, row = die.spot.y / 100;
            const bool on_tiles = die.spotted && die.spot.x >= 0 && column < kColumns &&
                                  die.spot.y >= 0 && row < kRows;
            if (on_tiles) {
                lay(column, row + 1, die.number, seat);
            }
        }
    }
    json.key("picture").open_object().field("columns", kAcross).field("tiles", true);
    json.key("cells").values(cells).close_object();
}

void RedVsBlackView::write_facts(JsonWriter& json) const {
    write_picture(json);
    write_turn(json);
    write_options(json);
    json.key("selection").open_array().close_array().key("cells").open_array().close_array();
}

void RedVsBlackView::write_places(JsonWriter& json, const anthill::Layout& layout) const {
    const TableLayout table(layout);
    const auto whole = [](double value) { return static_cast<int>(std::lround(value)); };
    // Hundredths of a pixel: on small boards whole ones would be too coarse to measure a throw by.
    json.key("table")
        .open_object()
        .field("tile", whole(table.tile() * 100))
        .field("rotated", table.rotated());
    write_both(json, "hills", [&](Seat owner) {
        const Vec2 hill = table.hill(owner);
        json.open_object().field("x", whole(hill.x)).field("y", whole(hill.y)).close_object();
    });
    const std::array<std::vector<Vec2>, 2> places = resting_places(shown().open.thrown, table);
    write_both(json, "dice", [&](Seat seat) {
        json.open_array();
        for (const Vec2 place : places[index(seat)]) {
            json.open_object().field("x", whole(place.x)).field("y", whole(place.y)).close_object();
        }
        json.close_array();
    });
    json.close_object();
}

}  // namespace anthill::red_vs_black
