#pragma once

// In which order a board of cards is drawn, the same in every game: the ground, where the last move
// came from, cards at rest, signs, what is aimed at, cards on their way, cards in hand, and the
// keyboard's cursor above all. The games lay their own cards.

#include <vector>

#include "view/cards/cards.h"
#include "view/shared/layout.h"
#include "view/shared/scene.h"

namespace anthill {

class CardComposer {
public:
    virtual ~CardComposer() = default;
    Scene compose(const std::vector<CellMark>& marks, Cell focus);

protected:
    CardComposer(const Layout& layout, const Theme& theme) : layout_(layout), theme_(theme) {}

    virtual void draw_ground() = 0;
    virtual void draw_resting() = 0;
    virtual void draw_aim() = 0;
    virtual void draw_flying() = 0;
    virtual void draw_lifted() = 0;
    virtual void sign(CellMark mark) = 0;

    /// Under a card of this side that is held high, in the shape of the side's cards.
    void shadow(Seat seat, Rect where, std::uint8_t opacity);
    static int rounded(double value);
    /// A picture that lies as this side's cards do.
    [[nodiscard]] Picture lying(Picture picture, Seat side) const noexcept;

    [[nodiscard]] const Layout& layout() const noexcept { return layout_; }
    [[nodiscard]] const Theme& theme() const noexcept { return theme_; }
    [[nodiscard]] Scene& scene() noexcept { return scene_; }

private:
    const Layout& layout_;
    const Theme& theme_;
    Scene scene_;
};

}  // namespace anthill
