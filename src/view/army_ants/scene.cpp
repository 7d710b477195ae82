#include "view/army_ants/scene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "games/army_ants/notation.h"
#include "view/army_ants/motion.h"
#include "view/cards/card_composer.h"
#include "view/shared/board_scene.h"
#include "view/shared/transition.h"

namespace anthill::army_ants {
namespace {

// The delay of the next row, as a share of the time that a card takes to turn.
constexpr double kRowDelay = 0.6;
constexpr std::uint8_t kGhost = 120;  // a card shown where it would land

/// In a set-up every card lies in its own territory.
Picture back_of(Cell cell) {
    return Picture::back(contains(territory(Seat::Red), cell) ? Seat::Red : Seat::Black);
}

Mark march_mark(Direction direction) noexcept {
    switch (direction) {
        case Direction::Up: return Mark::MarchUp;
        case Direction::Right: return Mark::MarchRight;
        case Direction::Down: return Mark::MarchDown;
        case Direction::Left: return Mark::MarchLeft;
    }
    return Mark::MarchUp;
}

Mark target_mark(const Target& target) noexcept {
    switch (target.kind) {
        case Target::Kind::Move: return Mark::Move;
        case Target::Kind::March: return march_mark(target.direction);
        case Target::Kind::Attack: return Mark::Attack;
        case Target::Kind::Exchange: return Mark::Exchange;
        case Target::Kind::Swap: return Mark::Swap;
    }
    return Mark::Move;
}

Mark turned(Mark mark, const Layout& layout) noexcept {
    switch (mark) {
        case Mark::MarchUp: return march_mark(layout.on_screen(Direction::Up));
        case Mark::MarchRight: return march_mark(layout.on_screen(Direction::Right));
        case Mark::MarchDown: return march_mark(layout.on_screen(Direction::Down));
        case Mark::MarchLeft: return march_mark(layout.on_screen(Direction::Left));
        default: return mark;
    }
}

/// The cells on which the preview's cards would come to stand, each with the card.
std::vector<std::pair<Cell, Card>> landed(const State& state, Move move) {
    switch (move.kind) {
        case Move::Kind::Single:
        case Move::Kind::Favor: return {{move.to, state.at(move.from)}};
        case Move::Kind::March: {
            std::vector<std::pair<Cell, Card>> cards;
            const int shift = static_cast<int>(index(move.to)) - static_cast<int>(index(move.from));
            for (const Cell cell : CellsOf(cells_between(move.from, move.last))) {
                cards.emplace_back(static_cast<Cell>(static_cast<int>(index(cell)) + shift),
                                   state.at(cell));
            }
            return cards;
        }
        default: return {};
    }
}

class Composer final : public CardComposer {
public:
    Composer(const SceneInput& input, const Layout& layout, const Theme& theme)
        : CardComposer(layout, theme),
          input_(input),
          board_(input.flight ? input.flight->before : input.position) {}

private:
    [[nodiscard]] Picture picture_of(Card card) const {
        return lying(card_picture(card_text(card)), card.seat());
    }

    void draw_ground() override {
        static constexpr std::array<Cell, 2> kGaps{gap(Seat::Red), gap(Seat::Black)};
        draw_board(scene(), layout(), theme(), {kGaps, {}, true});
    }

    void sign(CellMark mark) override {
        scene().picture(Picture::mark(turned(mark.mark, layout())), layout().cell_rect(mark.cell));
    }

    void draw_resting() override {
        for (const Cell cell : CellsOf(input_.covered)) {
            scene().picture(back_of(cell), layout().cell_rect(cell));
        }
        turning_cards();
        const CellSet moving = input_.flight ? moving_cells(input_.flight->move) : input_.turning;
        for (const Cell cell : CellsOf((board_.army[0] | board_.army[1]) & ~moving)) {
            scene().picture(picture_of(board_.at(cell)), layout().cell_rect(cell),
                            contains(input_.shown.lifted, cell) ? kLeftBehind : 255);
        }
        if (input_.shown.lifted == 0 && input_.shown.preview) {
            ghosts(*input_.shown.preview);
        }
    }

    /// Their backs grow narrow, then their faces broad: the rows at the border first, the last rows
    /// last, where the Queens like to stand.
    void turning_cards() {
        const Size size = layout().cell_size();
        for (const Cell cell : CellsOf(input_.turning)) {
            const int half = layout().rows() / 2;
            const int row = static_cast<int>(index(cell)) / layout().columns();
            const int behind = row < half ? half - 1 - row : row - half;
            const double all = 1 + kRowDelay * (half - 1);
            const double turned =
                std::clamp(input_.moment.progress * all - kRowDelay * behind, 0.0, 1.0);
            const double open = 2 * eased(turned) - 1;
            const Rect whole = layout().cell_rect(cell);
            const int width = rounded(whole.w * std::abs(open));
            if (width > 0) {
                scene().stretched(open < 0 ? back_of(cell) : picture_of(board_.at(cell)), size,
                                  {whole.x + (whole.w - width) / 2, whole.y, width, whole.h}, 255);
            }
        }
    }

    void ghosts(Move move) {
        for (const auto& [cell, card] : landed(board_, move)) {
            scene().picture(picture_of(card), layout().cell_rect(cell), kGhost);
        }
    }

    void draw_aim() override {
        if (input_.shown.aim == kNoCell) {
            return;
        }
        const std::vector<std::pair<Cell, Card>> cards = input_.shown.preview
                                                             ? landed(board_, *input_.shown.preview)
                                                             : std::vector<std::pair<Cell, Card>>();
        if (cards.empty()) {
            return sign({input_.shown.aim, Mark::Drop});
        }
        for (const auto& [cell, card] : cards) {
            sign({cell, Mark::Drop});
        }
    }

    void draw_flying() override {
        if (!input_.flight) {
            return;
        }
        const Size size = layout().cell_size();
        for (const FlyingCard& pose :
             flying_cards(input_.flight->before, input_.flight->move, input_.moment.progress)) {
            const Rect cell = layout().rect_at(pose.column, pose.row);
            const auto opacity = static_cast<std::uint8_t>(std::lround(255 * pose.opacity));
            const int high = rounded(pose.lift * layout().gap() * 2);
            const int shrink_x = rounded(size.w * (1 - pose.scale) / 2);
            const int shrink_y = rounded(size.h * (1 - pose.scale) / 2);
            const Rect card{cell.x + shrink_x, cell.y + shrink_y - high, cell.w - 2 * shrink_x,
                            cell.h - 2 * shrink_y};
            if (pose.lift > 0.05) {
                shadow(pose.card.seat(), cell.moved({high / 2, high}), opacity);
            }
            scene().stretched(picture_of(pose.card), size, card, opacity);
            if (pose.crossed > 0) {
                const auto strength =
                    static_cast<std::uint8_t>(std::lround(255 * pose.crossed * pose.opacity));
                scene().stretched(Picture::mark(Mark::Taken), size, card, strength);
            }
        }
    }

    void draw_lifted() override {
        if (input_.shown.lifted == 0 || !input_.moment.in_hand) {
            return;
        }
        Point by = input_.moment.drag;
        if (input_.shown.selection.line()) {  // a line marches straight
            (std::abs(by.x) > std::abs(by.y) ? by.y : by.x) = 0;
        }
        const int high = layout().gap() * 2;
        for (const Cell cell : CellsOf(input_.shown.lifted)) {
            const Rect where = layout().cell_rect(cell).moved(by);
            shadow(board_.at(cell).seat(), where.moved({high / 2, high}), 255);
            scene().picture(picture_of(board_.at(cell)), where.moved({0, -high}));
        }
    }

    const SceneInput& input_;
    const State& board_;
};

}  // namespace

std::vector<CellMark> marks_of(const SceneInput& input) {
    std::vector<CellMark> marks;
    if (input.last && !input.flight) {
        const auto& [before, move] = *input.last;
        const CellSet arrived = arrival_cells(before, move);
        for (const Cell cell : CellsOf(moving_cells(move) & ~arrived)) {
            marks.push_back({cell, Mark::LastFrom});
        }
        for (const Cell cell : CellsOf(arrived)) {
            marks.push_back({cell, Mark::LastTo});
        }
    }
    if (input.shown.premove) {
        const Move move = *input.shown.premove;
        CellSet cells = 0;
        if (move.kind == Move::Kind::March) {
            cells = cells_between(move.from, move.last) | landing_of(move);
        } else if (move.kind != Move::Kind::Pass) {
            cells = set_of(move.from) | set_of(move.to);
        }
        for (const Cell cell : CellsOf(cells)) {
            marks.push_back({cell, Mark::Premove});
        }
    }
    if (input.flight) {
        return marks;
    }
    for (const Target& target : input.shown.targets) {
        marks.push_back({target.cell, target_mark(target)});
    }
    const Mark frame = input.shown.selection.line() ? Mark::Line : Mark::Selected;
    for (const Cell cell : CellsOf(input.shown.selection.cells() & ~input.shown.lifted)) {
        marks.push_back({cell, frame});
    }
    if (input.shown.asked != kNoCell) {
        marks.push_back({input.shown.asked, frame});
    }
    return marks;
}

Scene scene_of(const SceneInput& input, const Layout& layout, const Theme& theme) {
    return Composer(input, layout, theme).compose(marks_of(input), input.moment.focus);
}

}  // namespace anthill::army_ants
