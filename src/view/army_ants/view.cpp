#include "view/army_ants/view.h"

#include <algorithm>

#include "engine/game.h"
#include "games/army_ants/notation.h"
#include "games/army_ants/setup.h"
#include "view/army_ants/motion.h"
#include "view/army_ants/variants.h"

namespace anthill::army_ants {
namespace {

/// The cards that a move takes off the board: the target of an attack, and of an exchange the attacker too.
std::vector<Card> captured_by(const State& before, Move move) {
    if (move.kind != Move::Kind::Attack)
        return {};
    const Card attacker = before.at(move.from), target = before.at(move.to);
    if (attacker.value() == target.value())
        return {target, attacker};
    return {target};
}

std::string_view name(Denial::Reason reason) noexcept {
    switch (reason) {
        case Denial::Reason::Rules:
        case Denial::Reason::NoSuchLine: return "";
        case Denial::Reason::NotYourTurn: return "not-your-turn";
        case Denial::Reason::Locked: return "locked";
        case Denial::Reason::ChooseCardFirst: return "choose-card-first";
        case Denial::Reason::LineCannotAttack: return "line-cannot-attack";
    }
    return "";
}

// Of a capture that the player has dropped by hand, the way to it is not shown again.
constexpr double kImpact = 0.5;
// All cards are turned up at once, for everybody to see.
constexpr double kReveal = 3;

}  // namespace

CellGrid ArmyAntsView::grid() const { return {static_cast<int>(Board::kColumns), static_cast<int>(Board::kRows), 0, 0, false}; }

Flight ArmyAntsView::follow(const Match& match, bool dropped) {
    const bool known = start_ == match.start_text();
    const std::size_t shown = ply_;
    if (!known) {
        start_ = match.start_text();
        const Parsed<State> start = ArmyAnts::parse_position(start_);
        states_.assign(1, start ? *start : State{});
        moves_.clear();
    }
    // What the match has in common with the game known so far stays; from the first difference on it is read anew.
    std::size_t same = 0;
    while (same < moves_.size() && same < match.length() &&
           ArmyAnts::move_text(states_[same], moves_[same]) == match.move_text(same)) {
        ++same;
    }
    moves_.resize(same);
    states_.resize(same + 1);
    for (std::size_t ply = same; ply < match.length(); ++ply) {
        const Parsed<Move> move = ArmyAnts::parse_move(states_.back(), match.move_text(ply));
        if (!move)
            break;  // cannot be: the match has played it
        moves_.push_back(*move);
        states_.push_back(states_.back());
        ArmyAnts::apply(states_.back(), *move);
    }
    ply_ = std::min(match.ply(), moves_.size());
    input_.set_position(seen().open, access_);

    flight_.reset();
    backwards_ = ply_ + 1 == shown;
    const bool one_step = known && (ply_ == shown + 1 || backwards_) && same >= std::min(ply_, shown);
    if (!one_step || (backwards_ && moves_.size() < shown))
        return {};
    const std::size_t played = std::min(ply_, shown);
    const Played step{states_[played], moves_[played]};
    const bool capture = step.move.kind == Move::Kind::Attack;
    if (step.move.kind == Move::Kind::Pass || (dropped && !capture))
        return {};
    if (step.move.kind == Move::Kind::Place) {
        if (ArmyAnts::deploying(present()))
            return {};
        flight_ = step;  // the reveal
        return {kReveal, 0};
    }
    flight_ = step;
    return {duration_of(step.before, step.move) * (dropped ? 1 - kImpact : 1), dropped ? kImpact : 0};
}

void ArmyAntsView::allow(Access access) {
    if (access == access_)
        return;
    access_ = access;
    input_.set_position(seen().open, access_);
}

void ArmyAntsView::watch(std::optional<Seat> seat) {
    if (seat == watcher_)
        return;
    watcher_ = seat;
    input_.set_position(seen().open, access_);
}

ViewAnswer ArmyAntsView::choose(int choice) {
    switch (choice) {
        case 1: return translate(input_.choose(Input::Choice::Swap));
        case 2: return translate(input_.choose(Input::Choice::Line));
        default: return translate(input_.choose(Input::Choice::Neither));
    }
}

ViewAnswer ArmyAntsView::translate(const Answer& answer) {
    switch (answer.kind) {
        case Answer::Kind::Nothing: return {};
        case Answer::Kind::Selection: return {ViewAnswer::Kind::Changed, {}, kNoCell, kNoCell};
        case Answer::Kind::Play: return {ViewAnswer::Kind::Play, ArmyAnts::move_text(present(), answer.move), kNoCell, kNoCell};
        case Answer::Kind::Refused:
            denial_ = answer.denial;
            refused_ = true;
            return {ViewAnswer::Kind::Refused, {}, denial_.cell, kNoCell};
        case Answer::Kind::Ambiguous: return {ViewAnswer::Kind::Question, {}, answer.selected, answer.tapped};
    }
    return {};
}

Picturing ArmyAntsView::picturing() const {
    Picturing picturing;
    const View view = seen();
    picturing.position = view.open;
    picturing.covered = view.covered;
    picturing.shown = input_.shown();
    if (ply_ > 0 && moves_[ply_ - 1].kind != Move::Kind::Place)
        picturing.last = Played{states_[ply_ - 1], moves_[ply_ - 1]};
    return picturing;
}

Scene ArmyAntsView::scene(const Layout& layout, const Theme& theme, const Moment& moment) const {
    Picturing picture = picturing();
    if (flight_ && flight_->move.kind == Move::Kind::Place) {
        picture.turning = ArmyAnts::observe(flight_->before, watcher_).covered | set_of(flight_->move.to);
    } else {
        picture.flight = flight_;
    }
    picture.progress = backwards_ ? 1 - moment.progress : moment.progress;
    picture.focus = moment.focus;
    picture.drag = moment.drag;
    return scene_of(picture, layout, theme);
}

Scene ArmyAntsView::soon_wanted(const Layout& layout) const {
    Scene scene = army_ants::soon_wanted(layout);
    if (!ArmyAnts::deploying(present()))
        return scene;
    // The reveal shows all cards at once.
    const Rect cell = layout.cell_rect(Cell{0});
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        scene.picture(Picture::back(seat), cell);
        for (const Card card : deck(seat)) {
            const std::string name = card_text(card);
            scene.picture(Picture::card(name[0], name[1]), cell);
        }
    }
    return scene;
}

void ArmyAntsView::write_moves(JsonWriter& json) const {
    json.key("moves").open_array();
    for (std::size_t ply = 0; ply < moves_.size(); ++ply) {
        const bool hidden = ArmyAnts::deploying(present()) && states_[ply].mover != watcher_;
        const std::string written = ArmyAnts::move_text(states_[ply], moves_[ply]);
        json.open_object().field("text", hidden ? "??" + written.substr(2) : written).field("seat", text(states_[ply].mover));
        json.key("captured").open_array();
        for (const Card card : captured_by(states_[ply], moves_[ply]))
            json.value(card_text(card));
        json.close_array().close_object();
    }
    json.close_array();
}

void ArmyAntsView::write_cells(JsonWriter& json) const {
    const std::vector<CellMark> marks = marks_of(picturing());
    const View view = seen();
    json.key("cells").open_array();
    for (unsigned i = 0; i < Board::kCells; ++i) {
        const Cell cell{static_cast<std::uint8_t>(i)};
        const Card card = view.open.at(cell);
        const std::string shown = contains(view.covered, cell) ? "??" : card.empty() ? "" : card_text(card);
        json.open_object().field("card", shown).key("marks").open_array();
        for (const CellMark& mark : marks) {
            if (mark.cell == cell)
                json.value(anthill::name(mark.mark));
        }
        json.close_array().close_object();
    }
    json.close_array();
}

bool ArmyAntsView::repetition_threatens() const {
    if (present().repetition() == Repetition::Nothing || present().phase != Phase::Battle)
        return false;
    State state = states_.front();
    History history;
    history.push(ArmyAnts::key(state), false);
    for (std::size_t ply = 0; ply < ply_; ++ply)
        advance<ArmyAnts>(state, history, moves_[ply]);
    Moves moves;
    ArmyAnts::legal_moves(state, state.mover, moves);
    return std::any_of(moves.begin(), moves.end(), [&](Move move) {
        State next = state;
        advance<ArmyAnts>(next, history, move);
        const bool ends = ArmyAnts::outcome(next, history).reason == Reason::Repetition;
        history.pop();
        return ends;
    });
}

void ArmyAntsView::write_deployment(JsonWriter& json) const {
    json.key("deploy");
    if (!ArmyAnts::deploying(present())) {
        json.null();
        return;
    }
    json.open_object().field("next", anthill::index(next_place(present()))).key("placed").open_array();
    json.value(count(present().army[0])).value(count(present().army[1])).close_array();
    json.key("hand").open_array();
    if (watcher_) {
        const View view = seen();
        for (const Card card : view.open.unplaced[anthill::index(*watcher_)]) {
            if (!card.empty())
                json.value(card_text(card));
        }
    }
    json.close_array().close_object();
}

void ArmyAntsView::write_facts(JsonWriter& json) const {
    const State& state = present();
    const bool secrets = ArmyAnts::deploying(state);
    json.field("start", secrets ? ArmyAnts::seen_text(ArmyAnts::observe(states_.front(), watcher_)) : start_);
    json.field("position", ArmyAnts::seen_text(seen()));
    json.key("watcher");
    watcher_ ? json.value(text(*watcher_)) : json.null();
    json.key("rules");
    write_edition(json, state.rules(), state.repetition());
    json.field("setup", text(state.setup));
    json.field("phase", text(state.phase));
    write_deployment(json);
    json.key("rally").open_array().value(+state.rally_left[0]).value(+state.rally_left[1]).close_array();
    write_moves(json);
    json.key("captured").open_object();
    for (const Seat seat : {Seat::Red, Seat::Black}) {
        json.key(text(seat)).open_array();
        for (std::size_t ply = 0; ply < ply_; ++ply) {
            for (const Card card : captured_by(states_[ply], moves_[ply])) {
                if (card.seat() == seat)
                    json.value(card_text(card));
            }
        }
        json.close_array();
    }
    json.close_object();
    json.key("actions").open_object();
    json.field("favor", access_ != Access::Over && state.phase == Phase::Rally && may_favor(state));
    json.field("pass", access_ != Access::Over && !explain(state, Move::pass()).refused());
    json.close_object();
    json.field("repetitionThreatens", access_ != Access::Over && repetition_threatens());
    json.key("selection").open_array();
    for (CellSet cells = input_.selection().cells(); cells != 0;)
        json.value(anthill::index(take_first(cells)));
    json.close_array().key("question");
    if (const auto asked = input_.question()) {
        json.open_object()
            .field("selected", anthill::index(asked->selected))
            .field("tapped", anthill::index(asked->tapped))
            .close_object();
    } else {
        json.null();
    }
    write_cells(json);
}

std::string ArmyAntsView::refusal() const {
    JsonWriter json;
    json.open_object();
    if (refused_) {
        const bool by_rules = denial_.reason == Denial::Reason::Rules || denial_.reason == Denial::Reason::NoSuchLine;
        json.field("reason", by_rules ? army_ants::name(denial_.rules.reason) : name(denial_.reason));
        const Cell cell = by_rules && denial_.rules.cell != kNoCell ? denial_.rules.cell : denial_.cell;
        if (cell != kNoCell)
            json.field("cell", anthill::index(cell));
        if (by_rules && denial_.rules.reason == Refusal::Reason::TargetStronger) {
            json.field("value", +denial_.rules.value).field("targetValue", +denial_.rules.target_value);
        }
    }
    json.close_object();
    return json.text();
}

}  // namespace anthill::army_ants
