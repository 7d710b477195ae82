#pragma once

// Army Ants a second time: slow, plain and written from the rules alone, on boards of strings, with
// loops and a breadth-first search. It shares no code with src/ on purpose. Tests hold the real
// rules against it: what both find is believed.

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace anthill::tests {

class PlainArmyAnts {
public:
    /// A canonical position text, taken as the start of the game's (or the battle's) repetition
    /// count.
    explicit PlainArmyAnts(const std::string& position);

    /// The moves of the player to move; none if the game is over.
    [[nodiscard]] std::set<std::string> moves() const;
    void play(const std::string& move);          ///< one of moves()
    [[nodiscard]] std::string position() const;  ///< canonical text
    /// "playing red", "won black queen", "draw queens-only", ...
    [[nodiscard]] std::string status() const;
    [[nodiscard]] std::uint64_t perft(int depth) const;

private:
    using Square = std::pair<char, char>;  // column letter, row digit

    static bool is_red(const std::string& card);
    static int value(const std::string& card);
    static std::string name(Square square);
    static Square step(Square square, int right, int up);

    [[nodiscard]] bool on_board(Square square) const;
    [[nodiscard]] std::string at(Square square) const;
    [[nodiscard]] bool is_mine(Square square) const;
    [[nodiscard]] bool is_theirs(Square square) const;
    [[nodiscard]] bool may_enter(Square square) const;
    [[nodiscard]] bool has_queen(bool red) const;
    [[nodiscard]] int cards(bool red) const;
    [[nodiscard]] std::string faces() const;
    [[nodiscard]] int mine_left() const { return red_to_move_ ? red_left_ : black_left_; }

    void find_places(std::set<std::string>& found) const;
    [[nodiscard]] bool queen_can_keep_away(const std::map<Square, std::string>& placed) const;
    [[nodiscard]] std::vector<std::string>& my_draw() {
        return red_to_move_ ? red_draw_ : black_draw_;
    }
    [[nodiscard]] const std::vector<std::string>& my_draw() const {
        return red_to_move_ ? red_draw_ : black_draw_;
    }

    void find_attacks(std::set<std::string>& found) const;
    void find_move_outs(std::set<std::string>& found) const;
    void find_marches(std::set<std::string>& found) const;
    void find_swaps(std::set<std::string>& found) const;
    [[nodiscard]] bool favor_possible(Square& queen) const;
    [[nodiscard]] bool red_loses_by_repetition() const;
    [[nodiscard]] bool drawn_by_series() const;

    std::string edition_, setup_;
    bool red_may_shuffle_ = false;
    std::map<Square, std::string> board_;  // only spaces with a card
    bool red_to_move_ = true;
    bool rally_ = false;
    bool deploy_ = false;
    std::vector<std::string> red_draw_,
        black_draw_;  // cards not yet set up, those that are drawn first in front
    int red_left_ = 0, black_left_ = 0;
    std::vector<std::string> seen_;    // faces() after each battle turn, p(0) first
    std::vector<std::string> played_;  // battle turns as written
};

}  // namespace anthill::tests
