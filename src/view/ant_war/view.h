#pragma once

// Ant War on the board: follows a match, holds what the player has in hand, and composes both into
// scenes and facts. When a round ends the board keeps showing it, for the count: the first one
// until the second is dealt, the last one until choose(0) goes on. choose(1) shows the last ended
// round once more.

#include <optional>
#include <vector>

#include "view/ant_war/input.h"
#include "view/ant_war/scene.h"
#include "view/ant_war/window.h"
#include "view/cards/card_view.h"

namespace anthill::ant_war {

class AntWarView final : public CardView<AntWar, Input> {
public:
    using CardView::CardView;

    [[nodiscard]] std::optional<CellGrid> grid() const override { return window_.grid(); }

    ViewAnswer choose(int choice) override;

    [[nodiscard]] Scene scene(const anthill::Layout& layout, const Theme& theme,
                              const Moment& moment) const override;
    [[nodiscard]] Scene prefetch(const anthill::Layout& layout) const override;
    void write_facts(JsonWriter& json) const override;
    void write_places(JsonWriter& json, const anthill::Layout& layout) const override;

private:
    Transition show_change(Change change, bool dropped) override;
    void watcher_changed() override {}  // both know the same
    [[nodiscard]] Cell in_game(Cell cell) const override { return window_.in_frame(cell); }
    [[nodiscard]] Cell on_board(Cell cell) const override { return window_.in_window(cell); }
    void show() override;

    /// The round on the board is one to be counted.
    [[nodiscard]] bool held() const { return held_ || seen(ply()).phase == Phase::Deal; }
    /// The position on the board: the present one, or that of the round being counted.
    [[nodiscard]] State shown() const { return seen(held_ ? *ended_ply() : ply()); }
    /// The ply before the pass that ended the latest round that is over; its board is the one that
    /// counted.
    [[nodiscard]] std::optional<std::size_t> ended_ply() const;
    /// The latest round that is over, as it was counted.
    [[nodiscard]] std::optional<State> ended() const;
    /// The players have the colours now that the other began with.
    [[nodiscard]] bool swapped(const State& state) const;
    [[nodiscard]] SceneInput scene_input() const;
    void write_match(JsonWriter& json) const;
    void write_move(JsonWriter& json, std::size_t ply) const override;
    void write_count(JsonWriter& json) const;
    void write_cells(JsonWriter& json) const;

    bool held_ = false;
    Window window_;
};

}  // namespace anthill::ant_war

template <>
struct anthill::ViewOf<anthill::ant_war::AntWar> {
    using Type = anthill::ant_war::AntWarView;
};
