#include "view/army_ants/view.h"

#include <algorithm>
#include <array>

#include "engine/game.h"
#include "games/army_ants/notation.h"
#include "games/army_ants/setup.h"
#include "games/army_ants/sight.h"
#include "view/army_ants/motion.h"

namespace anthill::army_ants {
namespace {

// The reveal takes this many times as long as a move: all cards are turned up, row after row.
constexpr double kReveal = 8;

constexpr std::array kMarks{Mark::Selected,   Mark::Line,      Mark::Move,      Mark::MarchUp,
                            Mark::MarchRight, Mark::MarchDown, Mark::MarchLeft, Mark::Attack,
                            Mark::Exchange,   Mark::Swap,      Mark::LastFrom,  Mark::LastTo,
                            Mark::Drop,       Mark::Focus,     Mark::Taken};

constexpr std::string_view name(Repetition repetition) noexcept {
    switch (repetition) {
        case Repetition::Nothing: return "nothing";
        case Repetition::RedAggression: return "red-aggression";
        case Repetition::FourfoldSeriesDraw: return "fourfold-series";
    }
    return {};
}

/// Writes an edition's rules as an object: EditionFacts in web/src/games/army_ants/variants.ts.
/// `repetition`: its own, or the rest of it if Red Aggression is off.
void write_edition(JsonWriter& json, const EditionRules& edition, Repetition repetition) {
    json.open_object().field("name", edition.name);
    json.field("moveOutInRally", edition.move_out_in_rally)
        .field("marchMinimum", +edition.march_minimum);
    json.field("swapDiagonally", edition.swap_diagonally)
        .field("favorCalledGambit", edition.favor_called_gambit);
    json.field("repetition", name(repetition))
        .field("aggressionOptional", may_switch_aggression_off(edition));
    json.field("secretSetupsRuled", edition.secret_setups_ruled).close_object();
}

}  // namespace

std::optional<CellGrid> ArmyAntsView::grid() const {
    return CellGrid{static_cast<int>(BoardGrid::kColumns), static_cast<int>(BoardGrid::kRows), 0, 0,
                    false};
}

Transition ArmyAntsView::show_change(Change change, bool dropped) {
    const View view = seen(ply());
    const bool backwards = change == Change::Backwards;
    follow_premove(change);
    show();
    start_flight(backwards);
    if (change == Change::Jump) {
        return {};
    }
    const std::size_t played = backwards ? ply() : ply() - 1;
    const Move* const move = seen_move(played);
    if (move == nullptr || move->kind == Move::Kind::Pass) {
        return {};
    }
    const View before = seen(played);
    if (move->kind == Move::Kind::Place) {
        if (ArmyAnts::deploying(view.open)) {
            return {};
        }
        start_flight(backwards, Played<ArmyAnts>{before.open, *move});  // the reveal
        return {kReveal, 0};
    }
    if (dropped && move->kind != Move::Kind::Attack) {
        return {};
    }
    start_flight(backwards, Played<ArmyAnts>{before.open, *move});
    return {duration_of(before.open, *move) * (dropped ? 1 - kImpact : 1), dropped ? kImpact : 0};
}

ViewAnswer ArmyAntsView::choose(int choice) {
    switch (choice) {
        case 1: return translate(input().choose(Input::Choice::Command));
        case 2: return translate(input().choose(Input::Choice::Line));
        default: return translate(input().choose(Input::Choice::Neither));
    }
}

SceneInput ArmyAntsView::scene_input() const {
    SceneInput picture;
    const View view = seen(ply());
    picture.position = view.open;
    picture.covered = view.covered;
    picture.shown = input().shown();
    const Move* const last = ply() > 0 ? seen_move(ply() - 1) : nullptr;
    if (last != nullptr && last->kind != Move::Kind::Place) {
        picture.last = Played<ArmyAnts>{seen(ply() - 1).open, *last};
    }
    return picture;
}

Scene ArmyAntsView::scene(const Layout& layout, const Theme& theme, const Moment& moment) const {
    SceneInput picture = scene_input();
    if (flight() && flight()->move.kind == Move::Kind::Place) {
        picture.turning =
            ArmyAnts::observe(flight()->before, watcher()).covered | set_of(flight()->move.to);
    } else {
        picture.flight = flight();
    }
    picture.moment = scene_moment(moment);
    return scene_of(picture, layout, theme);
}

Scene ArmyAntsView::prefetch(const Layout& layout) const {
    Scene scene = anthill::prefetch(layout, kMarks);
    if (!ArmyAnts::deploying(seen(ply()).open)) {
        return scene;
    }
    // The reveal shows all cards at once.
    const Rect cell = layout.cell_rect(Cell{0});
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        scene.picture(Picture::back(seat), cell);
        for (const Card card : deck(seat)) {
            scene.picture(card_picture(card_text(card)), cell);
        }
    }
    return scene;
}

/// The cards that this move takes off the board: the target of an attack, and of an exchange the
/// attacker too.
std::vector<Card> ArmyAntsView::captured_by(std::size_t ply) const {
    const Move* const move = seen_move(ply);
    if (move == nullptr || move->kind != Move::Kind::Attack) {
        return {};
    }
    const View before = seen(ply);
    const Card attacker = before.open.at(move->from), target = before.open.at(move->to);
    if (attacker.value() == target.value()) {
        return {target, attacker};
    }
    return {target};
}

/// The cards that this move sets in motion or takes, from the lowest cell on.
std::vector<Card> ArmyAntsView::cards_of(std::size_t ply) const {
    std::vector<Card> cards;
    if (const Move* const move = seen_move(ply)) {
        const View before = seen(ply);
        for (const Cell cell : CellsOf(moving_cells(*move))) {
            cards.push_back(before.open.at(cell));
        }
    }
    return cards;
}

void ArmyAntsView::write_move(JsonWriter& json, std::size_t ply) const {
    json.key("cards").values(cards_of(ply), card_text);
    json.key("captured").values(captured_by(ply), card_text);
}

void ArmyAntsView::write_cells(JsonWriter& json) const {
    const std::vector<CellMark> marks = marks_of(scene_input());
    const View view = seen(ply());
    json.key("cells").open_array();
    for (unsigned i = 0; i < BoardGrid::kCells; ++i) {
        const Cell cell{static_cast<std::uint8_t>(i)};
        const Card card = view.open.at(cell);
        const std::string shown = contains(view.covered, cell) ? "??"
                                  : card.empty()               ? ""
                                                               : card_text(card);
        json.open_object().field("card", shown);
        write_marks(json, marks, cell);
        json.close_object();
    }
    json.close_array();
}

bool ArmyAntsView::repetition_threatens() const {
    const State present = seen(ply()).open;
    if (present.repetition() == Repetition::Nothing || present.phase != Phase::Battle) {
        return false;
    }
    History after = history();
    const auto moves = moves_in<ArmyAnts>(present);
    return std::any_of(moves.begin(), moves.end(), [&](Move move) {
        State next = present;
        advance<ArmyAnts>(next, after, move);
        const bool ends = ArmyAnts::outcome(next, after).reason == EndReason::kRepetition;
        after.pop();
        return ends;
    });
}

bool ArmyAntsView::queen_threatened() const {
    const State state = seen(ply()).open;
    return queen_attackers(state, state.mover) != 0;
}

void ArmyAntsView::write_hand(JsonWriter& json) const {
    json.key("hand").open_array();
    if (const State state = seen(ply()).open; watcher() && ArmyAnts::deploying(state)) {
        for (const Card card : state.unplaced[anthill::index(*watcher())]) {
            if (!card.empty()) {
                json.value(card_text(card));
            }
        }
    }
    json.close_array();
}

void ArmyAntsView::write_facts(JsonWriter& json) const {
    const State state = seen(ply()).open;
    json.field("start", position_text(0)).field("position", position_text(ply()));
    json.key("rules");
    write_edition(json, state.rules(), state.repetition());
    json.field("setup", text(state.setup));
    json.field("phase", text(state.phase));
    write_hand(json);
    json.key("rally").values(state.rally_left);
    json.key("actions").open_object();
    json.field("favor",
               access() != Access::Over && state.phase == Phase::Rally && may_favor(state));
    json.field("pass", access() != Access::Over && !explain(state, Move::pass()).refused());
    json.close_object();
    json.field("repetitionThreatens", access() != Access::Over && repetition_threatens());
    json.field("queenThreatened", access() != Access::Over && queen_threatened());
    json.field("thirdOccurrence",
               access() != Access::Over && repeats_without_rule(seen(ply()).open, history()));
    write_premove(json);
    json.key("selection").open_array();
    for (const Cell cell : CellsOf(input().selection().cells())) {
        json.value(anthill::index(cell));
    }
    json.close_array().key("question");
    if (const auto asked = input().question()) {
        json.open_object()
            .field("selected", anthill::index(asked->selected))
            .field("tapped", anthill::index(asked->tapped))
            .close_object();
    } else {
        json.null();
    }
    write_cells(json);
}

void ArmyAntsView::write_refusal(JsonWriter& json, const Refusal& refusal) const {
    if (refusal.reason == Refusal::Reason::TargetStronger) {
        json.field("value", +refusal.value).field("targetValue", +refusal.target_value);
    }
}

/// See Variants in web/src/games/army_ants/variants.ts.
std::string ArmyAntsView::variants() {
    JsonWriter json;
    json.open_object().key("editions").open_array();
    for (const EditionRules& edition : kEditions) {
        write_edition(json, edition, edition.repetition);
    }
    json.close_array().key("setups").values(kSetups).close_object();
    return json.text();
}

}  // namespace anthill::army_ants
