#pragma once

// Ants: Red vs. Black a second time: slow, plain and written from the rules alone, on maps and
// strings. It shares no code with src/ on purpose. Tests hold the real rules against it: what both
// find is believed.

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace anthill::tests {

class PlainRedVsBlack {
public:
    /// A position text between two turns; only red, black, tactics and turn are looked at.
    explicit PlainRedVsBlack(const std::string& position);

    /// Every legal move; in the phase of throws, where there are too many, none.
    [[nodiscard]] std::set<std::string> moves() const;
    [[nodiscard]] unsigned dice() const;  ///< to be thrown now; 0 in other phases
    void play(const std::string& move);   ///< one of moves(), or a throw of dice() dice
    /// red, black, tactics, phase and turn, as a position's text begins.
    [[nodiscard]] std::string position() const;
    [[nodiscard]] std::string status() const;  ///< "playing red", "won black units", "draw units"

private:
    struct Player {
        std::map<int, int> wounds;  // of every unit that is there
        int points = 0;
        std::vector<int> committed;
        std::vector<std::string> dice;  // "5r"
        std::string tactic;
        bool done = false;  // with the phase
        int owed = 0;
    };

    [[nodiscard]] std::set<int> removed(const Player& player) const;
    [[nodiscard]] bool is_over() const;
    [[nodiscard]] int wounds_on(int unit, const Player& thrower, char colour) const;
    void resolve();
    void next_phase();

    Player red_, black_;
    std::string phase_ = "commit", clear_;
    int turn_ = 1;
};

}  // namespace anthill::tests
