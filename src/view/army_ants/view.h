#pragma once

// Army Ants on the board: follows a match, holds what the player has in hand, and composes both
// into scenes and facts.

#include <string>
#include <vector>

#include "view/army_ants/input.h"
#include "view/army_ants/scene.h"
#include "view/game_view_of.h"

namespace anthill::army_ants {

class ArmyAntsView final : public GameViewOf<ArmyAnts> {
public:
    using GameViewOf::GameViewOf;

    [[nodiscard]] CellGrid grid() const override;

    void land() override { flight_.reset(); }
    void allow(Access access) override;

    void press(Cell cell) override { input_.press(cell); }
    ViewAnswer drag(std::optional<Cell> over) override { return translate(input_.drag(over)); }
    ViewAnswer release(std::optional<Cell> over) override {
        return translate(input_.release(over));
    }
    ViewAnswer cancel() override { return translate(input_.cancel()); }
    ViewAnswer hover(std::optional<Cell> over) override { return only_drawn(input_.hover(over)); }
    ViewAnswer tap(Cell cell) override { return translate(input_.tap(cell)); }
    ViewAnswer extend(Cell cell) override { return translate(input_.extend(cell)); }
    ViewAnswer choose(int choice) override;
    ViewAnswer clear() override { return translate(input_.clear()); }

    [[nodiscard]] Scene scene(const Layout& layout, const Theme& theme,
                              const Moment& moment) const override;
    [[nodiscard]] Scene soon_wanted(const Layout& layout) const override;
    void write_facts(JsonWriter& json) const override;
    [[nodiscard]] std::string refusal() const override;

private:
    Transition arrive(Step step, bool dropped) override;
    void watcher_changed() override { input_.set_position(seen(ply()).open, access_); }

    ViewAnswer translate(const Answer& answer);
    [[nodiscard]] SceneInput scene_input() const;
    [[nodiscard]] std::vector<Card> captured_by(std::size_t ply) const;
    void write_deployment(JsonWriter& json) const;
    void write_moves(JsonWriter& json) const;
    void write_cells(JsonWriter& json) const;
    [[nodiscard]] bool repetition_threatens() const;

    Access access_ = Access::Locked;
    Input input_;
    Denial denial_;
    bool refused_ = false;
    std::optional<Played> flight_;
    bool backwards_ = false;
};

}  // namespace anthill::army_ants
