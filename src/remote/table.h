#pragma once

// The interface of a game to the transcript that it is played in: who decides, what a step does,
// what chance draws. One class for each game's way of keeping secrets and of being dealt;
// everything that all matches share is in transcript.h, the only caller.
//
// A step that is refused leaves the table undefined: the transcript drops it with the message.

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/parsed.h"
#include "match/match.h"
#include "remote/chain.h"

namespace anthill::remote {

/// The public facts of a match, known once chance 1 has been drawn.
struct Terms {
    Digest16 id{};
    std::string game;
    std::string options;                           ///< of Invitation
    Side red = Side::Host;                         ///< who has the red seat, in Ant War player 1
    std::array<std::optional<Digest16>, 2> drawn;  ///< by side
    std::array<Digest16, 2> first{};               ///< e[1], by side
};

/// The kind of the next decision.
enum class Due : std::uint8_t {
    Move,
    Seal,       ///< a move that stays secret
    SealCards,  ///< a set-up that stays secret
    Cards,      ///< a set-up
    Open,       ///< of the seal before
    Hand,       ///< a throw
};

/// A match as a board shows it.
struct Shown {
    std::string start;  ///< the position before the first move
    std::vector<std::string> moves;
    /// As many of the last moves stand in for what is sealed.
    std::size_t hidden = 0;
};

class Table {
public:
    explicit Table(const Terms& terms) : terms_(terms) {}
    virtual ~Table() = default;
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    /// The side that makes the next decision. nullopt while chance is due, and when the game is
    /// over.
    [[nodiscard]] virtual std::optional<Side> decider() const;
    /// The last decision has to be followed by `chance`.
    [[nodiscard]] virtual bool chance_due() const;
    /// "won red queen"; nothing while the game goes on.
    [[nodiscard]] virtual std::optional<std::string> result() const;
    /// "won red resigned", when this side resigns.
    [[nodiscard]] std::string resigned(Side side) const;

    /// The side that has that seat now.
    [[nodiscard]] virtual Side side(Seat seat) const noexcept {
        return seat == Seat::Red ? terms_.red : other(terms_.red);
    }
    /// Requires that decider() is a side.
    [[nodiscard]] virtual Due due() const { return Due::Move; }
    /// Made so far, by the side that seals.
    [[nodiscard]] virtual unsigned seals() const { return 0; }
    /// Only with a match on the table.
    [[nodiscard]] virtual Shown shown() const;

    /// Carries out the decision that `steps` begin with, made by decider(). Returns how many steps
    /// it takes.
    virtual Parsed<std::size_t> decide(std::span<const std::string> steps) = 0;
    /// Draws what chance_due() asked for. Returns the step that shows it, "" where no step does.
    virtual std::string draw(std::uint64_t /*seed*/) { return {}; }

    /// How many moves can be taken back, and takes them back.
    [[nodiscard]] virtual std::size_t undoable() const;
    virtual void undo(std::size_t moves);

    /// The match on the table, null while set-ups are secret.
    [[nodiscard]] const Match* match() const noexcept { return match_.get(); }
    [[nodiscard]] const Terms& terms() const noexcept { return terms_; }

protected:
    [[nodiscard]] Seat seat(Side side) const noexcept {
        return side == terms_.red ? Seat::Red : Seat::Black;
    }
    /// How a winner is called.
    [[nodiscard]] virtual std::string winner_text(Side side) const;

    /// Nothing before this moment is ever taken back.
    void close_past() noexcept { closed_ = match_ ? match_->ply() : 0; }
    /// Plays "move:M", written as the match writes it.
    std::optional<Error> play(std::string_view step);

    // NOLINTNEXTLINE(cppcoreguidelines-non-private-member-variables-in-classes)
    std::unique_ptr<Match> match_;

private:
    Terms terms_;
    std::size_t closed_ = 0;
};

/// Returns the text after `key`, if the step begins with it.
std::optional<std::string_view> after(std::string_view key, std::string_view step) noexcept;

/// Returns M of "open:SALT:M", the side's n-th seal; an error where it does not open the seal.
/// The result is part of the step.
Parsed<std::string_view> open_seal(std::string_view step, const Terms& terms, Side side, unsigned n,
                                   const Digest16& seal);

/// A digest that a step says behind the key, as in "seal:" and 32 digits.
Parsed<Digest16> digest_after(std::string_view key, std::string_view step);

/// How many steps a decision of one step has taken.
Parsed<std::size_t> one_step(const std::optional<Error>& error);

/// The match that these terms deal; `more`: further options. The terms have been checked.
std::unique_ptr<Match> dealt(const Terms& terms, std::string_view more = {});

/// Says what is wrong with game or options, before anything is dealt.
std::optional<Error> check_game(std::string_view game, std::string_view options,
                                std::string_view dice, bool draws);
/// Secret cards are drawn in this game: both sides say drawn=.
bool draws_cards(std::string_view game, std::string_view options) noexcept;
/// The cards are laid in secret.
bool sets_up(std::string_view options) noexcept;
/// The fingerprint of this program's dice, "" where the game has none.
std::string dice_of(std::string_view game);

/// The game as chance 1 deals it. Its terms have been checked.
std::unique_ptr<Table> deal_table(const Terms& terms, std::uint64_t seed);

// One for each way of playing; called by deal_table() alone.
std::unique_ptr<Table> open_table(const Terms& terms, std::unique_ptr<Match> match);
std::unique_ptr<Table> setup_table(const Terms& terms);
std::unique_ptr<Table> rounds_table(const Terms& terms, std::uint64_t seed);
std::unique_ptr<Table> dice_table(const Terms& terms);

}  // namespace anthill::remote
