#include "view/ant_war/scene.h"

#include <algorithm>
#include <cmath>

#include "games/ant_war/notation.h"
#include "view/ant_war/motion.h"
#include "view/cards/card_composer.h"
#include "view/shared/board_scene.h"

namespace anthill::ant_war {
namespace {

// Higher stacks look alike: only the card on top counts, and a tap tells what lies below it.
constexpr std::size_t kMostEdges = 5;
// The share of the cell's height by which an edge looks out from under the card above it.
constexpr double kEdge = 0.024;

[[nodiscard]] int edge_of(const anthill::Layout& layout) {
    const auto share = static_cast<int>(std::lround(layout.cell_size().h * kEdge));
    return std::max(layout.device_pixels(2), share);
}
[[nodiscard]] int height(const anthill::Layout& layout, std::size_t under) {
    return edge_of(layout) * static_cast<int>(std::min(under, kMostEdges));
}
/// The place of the lowest card of a stack in this cell. In the top row it is lower, or its top
/// would cover the coordinates.
[[nodiscard]] Rect foot(const anthill::Layout& layout, Rect cell, std::size_t under) {
    const int beyond = layout.board().y - (cell.y + layout.gap() - height(layout, under));
    return cell.moved({0, std::max(0, beyond)});
}

class Composer final : public CardComposer {
public:
    Composer(const SceneInput& input, const anthill::Layout& layout, const Theme& theme)
        : CardComposer(layout, theme), input_(input) {}

private:
    /// A joker, and food, lie as Red's do.
    [[nodiscard]] Picture picture_of(Card card) const {
        return lying(card_picture(card_text(card)), side_of(card));
    }
    [[nodiscard]] static Seat side_of(Card card) {
        return card.is_ant() ? card.colour() : Seat::Red;
    }

    void draw_ground() override {
        std::vector<Cell> holes;
        for (int i = 0; i < input_.window.cell_count(); ++i) {
            const Cell cell{static_cast<std::uint8_t>(i)};
            if (!input_.position.spaces.has(input_.window.in_frame(cell))) {
                holes.push_back(cell);
            }
        }
        draw_board(scene(), layout(), theme(), {{}, holes, false});
    }

    /// From the top of the screen down: a high stack may reach a little over the one behind it.
    void draw_resting() override {
        std::vector<Cell> cells;
        cells.reserve(static_cast<std::size_t>(input_.window.cell_count()));
        for (int i = 0; i < input_.window.cell_count(); ++i) {
            cells.push_back(static_cast<Cell>(i));
        }
        std::stable_sort(cells.begin(), cells.end(), [this](Cell a, Cell b) {
            return layout().cell_rect(a).y < layout().cell_rect(b).y;
        });
        for (const Cell cell : cells) {
            rest(input_.window.in_frame(cell));
        }
    }

    void draw_aim() override {
        if (input_.shown.aim != kNoCell) {
            sign({input_.shown.aim, Mark::Drop});
        }
    }

    [[nodiscard]] Rect rect(Cell cell) const {
        return layout().cell_rect(input_.window.in_window(cell));
    }
    [[nodiscard]] Rect foot(Cell cell, std::size_t under) const {
        return ant_war::foot(layout(), rect(cell), under);
    }

    /// Signs lie on the card, which a stack holds up.
    void sign(CellMark mark) override {
        const int high = raised(input_.position, mark.cell, layout(), rect(mark.cell));
        scene().picture(Picture::mark(mark.mark), rect(mark.cell).moved({0, -high}));
    }

    /// The stack of this cell, its lowest card at `where`, of a picture made for `size`.
    void stack(Cell cell, Rect where, Size size, std::uint8_t opacity) {
        const std::vector<Card> under = cards_under(input_.position, cell);
        const std::size_t edges = std::min(under.size(), kMostEdges);
        int high = 0;
        for (std::size_t i = edges; i-- > 0; high += edge_of(layout())) {
            const Seat side = under[i].colour();
            scene().stretched(lying(Picture::paper(side), side), size, where.moved({0, -high}),
                              opacity);
        }
        scene().stretched(picture_of(input_.position.at(cell)), size, where.moved({0, -high}),
                          opacity);
    }

    void rest(Cell cell) {
        if (input_.position.at(cell).empty() || (input_.flight && input_.flight->from == cell)) {
            return;
        }
        stack(cell, foot(cell, cards_under(input_.position, cell).size()), layout().cell_size(),
              cell == input_.shown.lifted ? kLeftBehind : 255);
    }

    void draw_flying() override {
        if (!input_.flight) {
            return;
        }
        const FlyingStack pose = flying_stack(*input_.flight, input_.moment.progress);
        const CellGrid grid = input_.window.grid();
        const std::size_t below = cards_under(input_.position, input_.flight->to).size() + 1;
        const int lowered = foot(input_.flight->to, below).y - rect(input_.flight->to).y;
        const Rect ground = layout()
                                .rect_at(pose.column - grid.first_column, pose.row - grid.first_row)
                                .moved({0, rounded(lowered * input_.moment.progress)});
        const int landing = height(layout(), below);
        const int high = rounded(pose.lift * layout().gap() * 3 + landing * input_.moment.progress);
        shadow(input_.position.at(input_.flight->from).colour(), ground.moved({high / 2, high / 2}),
               255);
        stack(input_.flight->from, ground.moved({0, -high}), layout().cell_size(), 255);
    }

    void draw_lifted() override {
        if (input_.shown.lifted == kNoCell || !input_.moment.in_hand) {
            return;
        }
        const int high = layout().gap() * 2;
        const Rect where = rect(input_.shown.lifted).moved(input_.moment.drag);
        shadow(input_.position.at(input_.shown.lifted).colour(), where.moved({high / 2, high}),
               255);
        stack(input_.shown.lifted, where.moved({0, -high}), layout().cell_size(), 255);
    }

    const SceneInput& input_;
};

}  // namespace

std::vector<Card> cards_under(const State& state, Cell cell) {
    std::vector<Card> under;
    Card card = state.at(cell);
    if (!card.is_ant()) {
        return under;
    }
    for (card = state.below[card.id()]; !card.empty(); card = state.below[card.id()]) {
        under.push_back(card);
    }
    return under;
}

int raised(const State& state, Cell cell, const anthill::Layout& layout, Rect where) {
    const std::size_t under = cards_under(state, cell).size();
    return height(layout, under) - (foot(layout, where, under).y - where.y);
}

std::vector<CellMark> marks_of(const SceneInput& input) {
    std::vector<CellMark> marks;
    if (input.shown.premove && input.shown.premove->kind == Move::Kind::Cover) {
        marks.push_back({input.shown.premove->from, Mark::Premove});
        marks.push_back({input.shown.premove->to, Mark::Premove});
    }
    if (input.flight) {
        return marks;
    }
    if (input.last) {
        marks.push_back({input.last->from, Mark::LastFrom});
        marks.push_back({input.last->to, Mark::LastTo});
    }
    const State& state = input.position;
    for (const Cell cell : input.shown.targets) {
        const Seat seat = state.at(input.shown.selected).colour();
        marks.push_back({cell, state.at(cell).is_ant_of(seat) ? Mark::Move : Mark::Attack});
    }
    if (input.shown.selected != kNoCell && input.shown.lifted == kNoCell) {
        marks.push_back({input.shown.selected, Mark::Selected});
    } else if (input.shown.looked != kNoCell && input.shown.selected == kNoCell) {
        marks.push_back({input.shown.looked, Mark::Line});
    }
    return marks;
}

Scene scene_of(const SceneInput& input, const anthill::Layout& layout, const Theme& theme) {
    return Composer(input, layout, theme).compose(marks_of(input), input.moment.focus);
}

}  // namespace anthill::ant_war
