#pragma once

// The base of all games' views: the match they show, limited to what the watcher may know. Views
// read positions, moves and texts from here, never from the match itself, so that no scene and no
// fact can reveal a secret.

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>

#include "match/game_match.h"
#include "view/game_view.h"

namespace anthill {

/// Says in view/NAME/view.h what the Type of the view of the game G is.
template <class G>
struct ViewOf;

template <TextGame G>
class GameViewOf : public GameView {
public:
    using Game = G;

    /// The match outlives the view.
    explicit GameViewOf(GameMatch<G>& match) : match_(match) {}

    /// In which variants the game can be played, as far as the page asks, as JSON.
    [[nodiscard]] static std::string variants() { return "{}"; }

    Transition sync(bool dropped) final {
        const std::optional<std::size_t> before = std::exchange(shown_, ply());
        if (ply() == length()) {
            // The latest move may have replaced others, an end without one has dropped them.
            unchanged_ = std::min(unchanged_, std::max<std::size_t>(ply(), 1) - 1);
        }
        Change change = Change::Jump;
        if (before && ply() == *before + 1) {
            change = Change::Forwards;
        } else if (before && ply() + 1 == *before) {
            change = Change::Backwards;
        }
        return show_change(change, dropped);
    }
    void watch(std::optional<Seat> seat) final {
        if (seat == watcher_) {
            return;
        }
        watcher_ = seat;
        watcher_changed();
    }
    void write_moves(JsonWriter& json, std::size_t known) final {
        const std::size_t since = std::min(known, unchanged_);
        json.field("since", since).key("moves").open_array();
        for (std::size_t ply = since; ply < length(); ++ply) {
            json.open_object().field("text", move_text(ply)).field("seat", text(mover(ply)));
            write_move(json, ply);
            json.close_object();
        }
        json.close_array();
        // A move that is hidden from one seat will have another text once it is revealed.
        unchanged_ = std::min(length(), std::max<std::size_t>(match_.first_hidden(), 1) - 1);
    }

protected:
    using State = typename G::State;
    using Move = typename G::Move;
    using View = typename G::View;

    /// How the present position came after the one shown before.
    enum class Change : std::uint8_t { Jump, Forwards, Backwards };

    /// The match has changed.
    virtual Transition show_change(Change change, bool dropped) = 0;
    virtual void watcher_changed() = 0;
    /// The game's own fields of one of the snapshot's `moves`.
    virtual void write_move(JsonWriter& json, std::size_t ply) const = 0;

    [[nodiscard]] std::size_t ply() const { return match_.ply(); }
    [[nodiscard]] std::size_t length() const { return match_.length(); }
    [[nodiscard]] std::optional<Seat> watcher() const noexcept { return watcher_; }

    /// The position after `ply` moves.
    [[nodiscard]] View seen(std::size_t ply) const {
        if constexpr (HidesPositions<G>) {
            if (ply >= match_.first_hidden()) {
                return G::observe(match_.state_at(ply), watcher_);
            }
        }
        return everything(match_.state_at(ply));
    }
    /// The move played at `ply`; null where it is hidden.
    [[nodiscard]] const Move* seen_move(std::size_t ply) const {
        return match_.sees_move(ply, watcher_) ? &match_.move_at(ply) : nullptr;
    }
    [[nodiscard]] bool over() const { return match_.outcome().over(); }
    [[nodiscard]] Seat mover(std::size_t ply) const { return match_.mover(ply); }

    // As text, with question marks for what is hidden.
    [[nodiscard]] std::string position_text(std::size_t ply) const {
        if constexpr (HidesPositions<G>) {
            return G::seen_text(seen(ply));
        } else {
            return G::position_text(match_.state_at(ply));
        }
    }
    [[nodiscard]] std::string move_text(std::size_t ply) const {
        if constexpr (HidesMoves<G>) {
            if (!match_.sees_move(ply, watcher_)) {
                return G::hidden_move_text(match_.state_at(ply), match_.move_at(ply));
            }
        }
        return G::move_text(match_.state_at(ply), match_.move_at(ply));
    }

    /// The game's own rule about repetitions, see History: what all players know.
    [[nodiscard]] const History& history() const noexcept { return match_.history(); }

    /// Plays a move that has been found legal; false where nothing may be played, as in a finished
    /// game that is looked through.
    bool play(const Move& move) {
        if (!match_.open()) {
            return false;
        }
        match_.play(move);
        return true;
    }

private:
    static View everything(const State& state) {
        if constexpr (std::is_same_v<View, State>) {
            return state;
        } else {
            View view;
            view.open = state;
            return view;
        }
    }

    GameMatch<G>& match_;
    std::optional<std::size_t> shown_;  ///< nothing before the first time
    std::optional<Seat> watcher_;
    std::size_t unchanged_ = 0;  ///< moves that would be written as they were the last time
};

}  // namespace anthill
