// Writes AntWarView's facts for the page: the game's fields of the snapshot, see
// web/src/games/ant_war/snapshot.ts.

#include <algorithm>

#include "games/ant_war/notation.h"
#include "view/ant_war/count.h"
#include "view/ant_war/view.h"

namespace anthill::ant_war {
namespace {

template <class Sum>
void write_points(JsonWriter& json, std::string_view key, const std::array<Sum, 2>& sums) {
    json.key(key).open_object().field("red", +sums[0]).field("black", +sums[1]).close_object();
}

}  // namespace

void AntWarView::write_match(JsonWriter& json) const {
    const State state = seen(ply());
    json.field("phase", text(state.phase)).field("swapped", swapped(state)).field("held", held());
    json.field("round", state.round == Round::Second ? 2 : 1)
        .field("rounds", state.round == Round::Only ? 1 : 2);
    json.field("dealer", text(state.dealer)).field("firstDealer", text(first_dealer(seen(0))));
    json.key("odds")
        .open_object()
        .field("colour", text(state.odds.colour))
        .field("halves", +state.odds.halves)
        .close_object();
    json.field("lead", +state.lead).field("half", state.half).field("passed", state.passed);
    // Between rounds, and before the first, the colours have no players until they have been taken.
    json.field("coloured", state.phase == Phase::Cut || state.phase == Phase::Play ||
                               state.phase == Phase::Over);
    write_points(json, "total", state.total);
    // The first round's are in the total now, the second one has none yet.
    write_points(json, "points",
                 state.phase == Phase::Deal ? std::array<int, 2>{} : points(shown()));
    json.field("shape", text(state.shape))
        .field("deck", text(state.deck))
        .field("jokers", jokers_in(state.deck));
    json.key("undealt").values(undealt(state), card_text);
    Moves moves;
    if (state.phase == Phase::Play) {
        AntWar::legal_moves(state, state.mover, moves);
    }
    json.field("canCover", moves.size() > 1);  // one of them is to pass
}

void AntWarView::write_move(JsonWriter& json, std::size_t ply) const {
    const State state = seen(ply);
    json.field("player", text(swapped(state) ? other(state.mover) : state.mover))
        .field("phase", text(state.phase))
        .field("round", state.round == Round::Second ? 2 : 1);
}

void AntWarView::write_count(JsonWriter& json) const {
    json.key("counted");
    const auto counted = ended();
    if (!counted) {
        json.null();
        return;
    }
    json.open_object().field("round", counted->round == Round::Second ? 2 : 1);
    write_points(json, "points", points(*counted));
    // By the colours of that round; who had them is `swapped`.
    json.field("swapped", swapped(*counted)).key("cards").open_array();
    for (const CountedCard& card : count(*counted)) {
        json.open_object()
            .field("card", card_text(counted->at(card.cell)))
            .field("points", card.points)
            .field("to", card.to ? std::optional(text(*card.to)) : std::nullopt);
        // A cell of the board on screen, when that is the one counted.
        json.field("cell",
                   held() ? static_cast<int>(anthill::index(window_.in_window(card.cell))) : -1)
            .close_object();
    }
    json.close_array().close_object();
}

void AntWarView::write_cells(JsonWriter& json) const {
    const std::vector<CellMark> marks = marks_of(scene_input());
    const State state = shown();
    json.key("cells").open_array();
    for (int i = 0; i < window_.cell_count(); ++i) {
        const Cell cell = window_.in_frame(static_cast<Cell>(i));
        const Card card = state.at(cell);
        json.open_object().field("card", card.empty() ? std::string() : card_text(card));
        json.field("hole", !state.spaces.has(cell));
        json.key("under").values(cards_under(state, cell), card_text);
        write_marks(json, marks, cell);
        json.close_object();
    }
    json.close_array();
}

void AntWarView::write_facts(JsonWriter& json) const {
    json.field("start", position_text(0)).field("position", position_text(ply()));
    write_match(json);
    write_count(json);
    write_premove(json);
    json.key("selection").open_array();
    if (input().selected() != kNoCell) {
        json.value(anthill::index(window_.in_window(input().selected())));
    }
    json.close_array();
    const Cell looked = input().looked_at();
    json.field("looked", looked == kNoCell
                             ? std::nullopt
                             : std::optional(anthill::index(window_.in_window(looked))));
    const auto fed = looked == kNoCell ? std::nullopt : joker_feeds(shown(), looked);
    json.field("fed", fed ? std::optional(text(*fed)) : std::nullopt);
    write_cells(json);
}

void AntWarView::write_places(JsonWriter& json, const anthill::Layout& layout) const {
    const State state = shown();
    json.key("raised").open_array();
    for (int i = 0; i < window_.cell_count(); ++i) {
        const auto cell = static_cast<Cell>(i);
        json.value(raised(state, window_.in_frame(cell), layout, layout.cell_rect(cell)));
    }
    json.close_array();
}

}  // namespace anthill::ant_war
