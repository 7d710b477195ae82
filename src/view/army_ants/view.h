#pragma once

// Army Ants on the board: follows a match, holds what the player has in hand, and composes both
// into scenes and facts.

#include <optional>
#include <vector>

#include "view/army_ants/input.h"
#include "view/army_ants/scene.h"
#include "view/cards/card_view.h"

namespace anthill::army_ants {

class ArmyAntsView final : public CardView<ArmyAnts, Input> {
public:
    using CardView::CardView;

    [[nodiscard]] static std::string variants();

    [[nodiscard]] std::optional<CellGrid> grid() const override;

    ViewAnswer extend(Cell cell) override { return translate(input().extend(cell)); }
    ViewAnswer choose(int choice) override;

    [[nodiscard]] Scene scene(const Layout& layout, const Theme& theme,
                              const Moment& moment) const override;
    [[nodiscard]] Scene prefetch(const Layout& layout) const override;
    void write_facts(JsonWriter& json) const override;

private:
    Transition show_change(Change change, bool dropped) override;
    void watcher_changed() override { show(); }
    void show() override { input().set_position(seen(ply()).open, access()); }
    void write_refusal(JsonWriter& json, const Refusal& refusal) const override;

    [[nodiscard]] SceneInput scene_input() const;
    [[nodiscard]] std::vector<Card> captured_by(std::size_t ply) const;
    [[nodiscard]] std::vector<Card> cards_of(std::size_t ply) const;
    void write_hand(JsonWriter& json) const;
    void write_move(JsonWriter& json, std::size_t ply) const override;
    void write_cells(JsonWriter& json) const;
    [[nodiscard]] bool repetition_threatens() const;
    /// True if the other side could capture the Queen of the side to move, if it were its turn.
    [[nodiscard]] bool queen_threatened() const;
};

}  // namespace anthill::army_ants

template <>
struct anthill::ViewOf<anthill::army_ants::ArmyAnts> {
    using Type = anthill::army_ants::ArmyAntsView;
};
