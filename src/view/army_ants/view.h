#pragma once

// Army Ants on the board: follows a match, holds what the player has in hand, and composes both into scenes and facts.

#include <string>
#include <vector>

#include "view/army_ants/input.h"
#include "view/army_ants/scene.h"
#include "view/game_view.h"

namespace anthill::army_ants {

class ArmyAntsView final : public GameView {
public:
    [[nodiscard]] CellGrid grid() const override;

    Flight follow(const Match& match, bool dropped) override;
    void land() override { flight_.reset(); }
    void allow(Access access) override;
    void watch(std::optional<Seat> seat) override;

    void press(Cell cell) override { input_.press(cell); }
    ViewAnswer drag(std::optional<Cell> over) override { return translate(input_.drag(over)); }
    ViewAnswer release(std::optional<Cell> over) override { return translate(input_.release(over)); }
    ViewAnswer cancel() override { return translate(input_.cancel()); }
    ViewAnswer hover(std::optional<Cell> over) override { return translate(input_.hover(over)); }
    ViewAnswer tap(Cell cell) override { return translate(input_.tap(cell)); }
    ViewAnswer extend(Cell cell) override { return translate(input_.extend(cell)); }
    ViewAnswer choose(int choice) override;
    ViewAnswer clear() override { return translate(input_.clear()); }

    [[nodiscard]] Scene scene(const Layout& layout, const Theme& theme, const Moment& moment) const override;
    [[nodiscard]] Scene soon_wanted(const Layout& layout) const override;
    void write_facts(JsonWriter& json) const override;
    [[nodiscard]] std::string refusal() const override;

private:
    ViewAnswer translate(const Answer& answer);
    [[nodiscard]] const State& present() const { return states_[ply_]; }
    [[nodiscard]] Picturing picturing() const;
    [[nodiscard]] View seen() const { return ArmyAnts::observe(present(), watcher_); }
    void write_deployment(JsonWriter& json) const;
    void write_moves(JsonWriter& json) const;
    void write_cells(JsonWriter& json) const;
    [[nodiscard]] bool repetition_threatens() const;

    // The whole game, the moves that can be redone included: the position before the first move and after each.
    std::string start_;
    std::vector<State> states_{State{}};
    std::vector<Move> moves_;
    std::size_t ply_ = 0;

    Access access_ = Access::Locked;
    std::optional<Seat> watcher_;
    Input input_;
    Denial denial_;
    bool refused_ = false;
    std::optional<Played> flight_;
    bool backwards_ = false;
};

}  // namespace anthill::army_ants
