#pragma once

// Ant War a second time: slow, plain and written from the rules alone, on boards of strings, with
// loops. It shares no code with src/ on purpose. Tests hold the real rules against it: what both
// find is believed.

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace anthill::tests {

/// The play of one round.
class PlainAntWar {
public:
    /// A position text; only board, turn, lead and passed are looked at.
    explicit PlainAntWar(const std::string& position);

    /// The moves of the colour to move; none if the round is over.
    [[nodiscard]] std::set<std::string> moves() const;
    void play(const std::string& move);          ///< one of moves()
    [[nodiscard]] std::string position() const;  ///< the short form
    [[nodiscard]] std::string status() const;    ///< "playing red", "won black score", "draw score"
    [[nodiscard]] int points(bool red) const;
    [[nodiscard]] std::uint64_t perft(int depth) const;
    /// Points of red minus points of black with best play of both, by trying everything; what is
    /// known of positions is kept in `known`.
    [[nodiscard]] int value(std::map<std::string, int>& known) const;

private:
    using Square = std::pair<int, int>;  // column, row, both from 0

    [[nodiscard]] std::string at(Square square) const;
    [[nodiscard]] bool is_colour(Square square, bool red) const;
    static std::string name(Square square);
    static Square square(const std::string& name);

    std::map<Square, std::string> board_;  // every space that is no hole
    int columns_ = 0, rows_ = 0;
    bool red_to_move_ = true;
    int lead_ = 0;
    bool passed_ = false;
    bool over_ = false;
};

}  // namespace anthill::tests
