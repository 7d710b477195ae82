#pragma once

// Ant War on the board: follows a match, holds what the player has in hand, and composes both into
// scenes and facts. When a round ends the board keeps showing it, for the count, until choose(0)
// goes on; choose(1) shows the last ended round once more.

#include <optional>
#include <string>
#include <vector>

#include "view/ant_war/input.h"
#include "view/ant_war/scene.h"
#include "view/ant_war/window.h"
#include "view/game_view_of.h"

namespace anthill::ant_war {

class AntWarView final : public GameViewOf<AntWar> {
public:
    using GameViewOf::GameViewOf;

    [[nodiscard]] CellGrid grid() const override { return window_.grid(); }

    void land() override { flight_.reset(); }
    void allow(Access access) override;

    void press(Cell cell) override { input_.press(window_.in_frame(cell)); }
    ViewAnswer drag(std::optional<Cell> over) override {
        return translate(input_.drag(window_.in_frame(over)));
    }
    ViewAnswer release(std::optional<Cell> over) override {
        return translate(input_.release(window_.in_frame(over)));
    }
    ViewAnswer cancel() override { return translate(input_.cancel()); }
    ViewAnswer hover(std::optional<Cell> over) override {
        return only_drawn(input_.hover(window_.in_frame(over)));
    }
    ViewAnswer tap(Cell cell) override { return translate(input_.tap(window_.in_frame(cell))); }
    ViewAnswer extend(Cell cell) override { return tap(cell); }
    ViewAnswer choose(int choice) override;
    ViewAnswer clear() override { return translate(input_.clear()); }

    [[nodiscard]] Scene scene(const anthill::Layout& layout, const Theme& theme,
                              const Moment& moment) const override;
    [[nodiscard]] Scene soon_wanted(const anthill::Layout& layout) const override;
    void write_facts(JsonWriter& json) const override;
    [[nodiscard]] std::string refusal() const override;

private:
    Transition arrive(Step step, bool dropped) override;
    void watcher_changed() override {}  // both know the same

    ViewAnswer translate(const Answer& answer);
    /// The position on the board: the present one, or that of the round being counted.
    [[nodiscard]] State shown() const { return seen(held_ ? *ended_ply() : ply()); }
    /// The ply before the pass that ended the latest round that is over; its board is the one that
    /// counted.
    [[nodiscard]] std::optional<std::size_t> ended_ply() const;
    /// The players have the colours now that the other began with.
    [[nodiscard]] bool swapped(const State& state) const;
    [[nodiscard]] SceneInput scene_input() const;
    void show();
    void write_match(JsonWriter& json) const;
    void write_moves(JsonWriter& json) const;
    void write_count(JsonWriter& json) const;
    void write_cells(JsonWriter& json) const;

    bool held_ = false;

    Window window_;
    Access access_ = Access::Locked;
    Input input_;
    Denial denial_;
    bool refused_ = false;
    std::optional<Move> flight_;
    bool backwards_ = false;
};

}  // namespace anthill::ant_war
