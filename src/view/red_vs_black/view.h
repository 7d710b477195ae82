#pragma once

// Ants: Red vs. Black on the board: follows a match, shows throws in flight and at rest, and tells
// the page everything about the turn. Decisions are made on the page, not by touching the canvas.
// When a turn has been resolved the table stays as it was until choose(0) goes on; choose(1) shows
// the last resolved turn once more. choose(2 + n) shows what the n-th of the snapshot's options
// would make of the throw. The last turn of a game that is over stays for good. A hand that holds
// no dice holds a magnifying glass.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "view/game_view_of.h"
#include "view/red_vs_black/scene.h"

namespace anthill::red_vs_black {

/// Not played on cells: the table has its own geometry, and its places are in the facts.
class RedVsBlackView final : public GameViewOf<RedVsBlack> {
public:
    using GameViewOf::GameViewOf;

    void settle() override { flying_ = false; }
    void allow(Access) override {}
    [[nodiscard]] std::string refusal_of(std::string_view move) const override;

    ViewAnswer choose(int choice) override;

    void expect_throw(std::span<const float> poses, unsigned dice) override;
    void hold(std::optional<anthill::Point> hand) override { hand_ = hand; }
    void aim(int speed, int direction) override;

    [[nodiscard]] Scene scene(const anthill::Layout& layout, const Theme& theme,
                              const Moment& moment) const override;
    [[nodiscard]] Scene prefetch(const anthill::Layout& layout) const override;
    void write_facts(JsonWriter& json) const override;
    void write_places(JsonWriter& json, const anthill::Layout& layout) const override;

private:
    Transition show_change(Change change, bool dropped) override;
    void watcher_changed() override {}

    /// The move played at this ply was the second tactic of a turn.
    [[nodiscard]] bool resolves(std::size_t ply) const;
    /// The ply of the tactic that resolved the latest turn, before the present position.
    [[nodiscard]] std::optional<std::size_t> resolved_ply() const;
    /// Everything of a turn as it was resolved: the position of that ply, with the last tactic
    /// chosen.
    [[nodiscard]] View resolved(std::size_t ply) const;
    /// The view that is on the table.
    [[nodiscard]] View shown() const;
    /// Keeping, adjusting and swapping, for the side that is to choose.
    [[nodiscard]] std::vector<Tactic> options() const;
    void write_picture(JsonWriter& json) const;
    void write_turn(JsonWriter& json) const;
    void write_options(JsonWriter& json) const;
    void write_move(JsonWriter& json, std::size_t ply) const override;
    static void write_resolution(JsonWriter& json, const State& state);

    bool held_ = false;
    std::optional<std::size_t> considered_;  ///< an option of the side that is to choose a tactic

    std::vector<Poses> expected_;  ///< frames of the throw that is about to be played
    std::vector<Poses> frames_;    ///< of the latest one
    Seat thrower_ = Seat::Red;
    bool flying_ = false;
    std::array<Poses, 2> rest_{};  ///< how the dice of this turn came to lie
    std::uint32_t rest_turn_ = 0;
    std::optional<anthill::Point> hand_;
    std::optional<Aim> aim_;
};

}  // namespace anthill::red_vs_black

template <>
struct anthill::ViewOf<anthill::red_vs_black::RedVsBlack> {
    using Type = anthill::red_vs_black::RedVsBlackView;
};
