#include "support/plain_red_vs_black.h"

#include <algorithm>
#include <functional>
#include <sstream>

#include "support/position_field.h"

namespace anthill::tests {

namespace {

std::vector<std::string> parts(const std::string& text, char separator) {
    std::vector<std::string> found;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);) {
        found.push_back(part);
    }
    return found;
}

std::vector<int> numbers(const std::string& text) {
    std::vector<int> found;
    for (const std::string& part : parts(text, ',')) {
        found.push_back(std::stoi(part));
    }
    return found;
}

/// Calls visit("1,4") for every choice of `size` of the units, one unit after the other.
void choose(const std::vector<int>& units, std::size_t from, int size, const std::string& chosen,
            const std::function<void(const std::string&)>& visit) {
    if (size == 0) {
        visit(chosen);
        return;
    }
    for (std::size_t i = from; i < units.size(); ++i) {
        choose(units, i + 1, size - 1,
               chosen + (chosen.empty() ? "" : ",") + std::to_string(units[i]), visit);
    }
}

int number_on(const std::string& die) { return std::stoi(die); }
char place_of(const std::string& die) {
    return die.find_first_of("rbheon") == std::string::npos ? '?'
                                                            : die[die.find_first_of("rbheon")];
}

}  // namespace

PlainRedVsBlack::PlainRedVsBlack(const std::string& position) {
    for (Player* player : {&red_, &black_}) {
        const std::string army = field(position, player == &red_ ? "red" : "black");
        for (int unit = 1; unit <= 10; ++unit) {
            const char c = army.at(static_cast<std::size_t>(unit - 1));
            if (c != 'x') {
                player->wounds[unit] = c - '0';
            }
        }
    }
    const auto points = numbers(field(position, "tactics"));
    red_.points = points.at(0);
    black_.points = points.at(1);
    turn_ = std::stoi(field(position, "turn"));
    clear_ = field(position, "clear");
}

std::set<int> PlainRedVsBlack::removed(const Player& player) const {
    std::set<int> gone;
    for (int unit = 1; unit <= 10; ++unit) {
        if (player.wounds.count(unit) == 0) {
            gone.insert(unit);
        }
    }
    return gone;
}

bool PlainRedVsBlack::is_over() const {
    return phase_ == "commit" && !red_.done &&
           (red_.wounds.size() <= 2 || black_.wounds.size() <= 2);
}

unsigned PlainRedVsBlack::dice() const {
    if (phase_ != "throw") {
        return 0;
    }
    const std::size_t committed = (red_.done ? black_ : red_).committed.size();
    return committed == 4 ? 5 : committed >= 2 ? 4 : 3;
}

std::set<std::string> PlainRedVsBlack::moves() const {
    std::set<std::string> found;
    if (is_over()) {
        return found;
    }
    const Player& player = red_.done ? black_ : red_;
    if (phase_ == "commit") {
        std::vector<int> fit;
        for (const auto& [unit, wounds] : player.wounds) {
            if (wounds == 0) {
                fit.push_back(unit);
            }
        }
        found.insert("commit:none");
        for (int size = 1; size <= 4; ++size) {
            choose(fit, 0, size, "",
                   [&found](const std::string& units) { found.insert("commit:" + units); });
        }
    } else if (phase_ == "tactics") {
        found.insert("keep");
        if (player.points == 0) {
            return found;
        }
        found.insert("swap");
        for (std::size_t i = 0; i < player.dice.size(); ++i) {
            const std::string die = "adjust:" + std::to_string(i + 1);
            if (number_on(player.dice[i]) != 10) {
                found.insert(die + "+");
            }
            if (number_on(player.dice[i]) != 1) {
                found.insert(die + "-");
            }
        }
        std::vector<int> hurt;
        for (const auto& [unit, wounds] : player.wounds) {
            if (wounds == 1) {
                hurt.push_back(unit);
            }
        }
        for (int size = 1; size <= 3; ++size) {
            choose(hurt, 0, size, "",
                   [&found](const std::string& units) { found.insert("heal:" + units); });
        }
    } else if (phase_ == "reinforce") {
        const std::set<int> gone = removed(player);
        choose({gone.begin(), gone.end()}, 0, player.owed, "",
               [&found](const std::string& units) { found.insert("reinforce:" + units); });
    }
    return found;
}

void PlainRedVsBlack::play(const std::string& move) {
    Player& player = red_.done ? black_ : red_;
    const std::string what = move.substr(0, move.find(':'));
    const std::string rest =
        move.find(':') == std::string::npos ? "" : move.substr(move.find(':') + 1);
    if (what == "commit") {
        player.committed = rest == "none" ? std::vector<int>() : numbers(rest);
    } else if (what == "throw") {
        player.dice.clear();
        for (const std::string& die : parts(rest, ',')) {
            player.dice.push_back(die.substr(0, die.find('@')));
        }
    } else if (what == "reinforce") {
        for (const int unit : numbers(rest)) {
            player.wounds[unit] = 0;
        }
        player.owed = 0;
    } else {
        player.tactic = move;
        player.points -= move == "keep" ? 0 : 1;
    }
    player.done = true;
    if (red_.done && black_.done) {
        next_phase();
    }
}

int PlainRedVsBlack::wounds_on(int unit, const Player& thrower, char colour) const {
    const bool swapped = thrower.tactic == "swap";
    const char needed = swapped ? (colour == 'r' ? 'b' : 'r') : colour;
    int wounds = 0;
    for (std::size_t i = 0; i < thrower.dice.size(); ++i) {
        int number = number_on(thrower.dice[i]);
        if (thrower.tactic == "adjust:" + std::to_string(i + 1) + "+") {
            ++number;
        } else if (thrower.tactic == "adjust:" + std::to_string(i + 1) + "-") {
            --number;
        }
        wounds += number == unit && place_of(thrower.dice[i]) == needed ? 1 : 0;
    }
    return wounds;
}

void PlainRedVsBlack::resolve() {
    for (Player* player : {&red_, &black_}) {
        if (player->tactic.rfind("heal:", 0) == 0) {
            for (const int unit : numbers(player->tactic.substr(5))) {
                player->wounds[unit] = 0;
            }
        }
    }
    for (auto& [unit, wounds] : red_.wounds) {
        wounds += wounds_on(unit, black_, 'b');
    }
    for (auto& [unit, wounds] : black_.wounds) {
        wounds += wounds_on(unit, red_, 'r');
    }
    for (Player* player : {&red_, &black_}) {
        for (int unit = 1; unit <= 10; ++unit) {
            if (player->wounds.count(unit) == 1 && player->wounds[unit] >= 2) {
                player->wounds.erase(unit);
            }
        }
        const auto hill =
            std::count_if(player->dice.begin(), player->dice.end(),
                          [](const std::string& die) { return place_of(die) == 'h'; });
        player->owed = std::min(static_cast<int>(hill), static_cast<int>(removed(*player).size()));
    }
}

void PlainRedVsBlack::next_phase() {
    red_.done = black_.done = false;
    if (phase_ == "commit") {
        phase_ = "throw";
    } else if (phase_ == "throw") {
        phase_ = "tactics";
    } else {
        if (phase_ == "tactics") {
            resolve();
        }
        phase_ = "reinforce";
        red_.done = red_.owed == 0;
        black_.done = black_.owed == 0;
        if (red_.done && black_.done) {
            phase_ = "commit";
            red_.done = black_.done = false;
            turn_ += is_over() ? 0 : 1;
        }
    }
}

std::string PlainRedVsBlack::position() const {
    std::string text = "red-vs-black";
    text += clear_.empty() ? "" : " clear=" + clear_;
    for (const Player* player : {&red_, &black_}) {
        text += player == &red_ ? " red=" : " black=";
        for (int unit = 1; unit <= 10; ++unit) {
            const auto found = player->wounds.find(unit);
            text += found == player->wounds.end() ? "x" : std::to_string(found->second);
        }
    }
    return text + " tactics=" + std::to_string(red_.points) + "," + std::to_string(black_.points) +
           " phase=" + phase_ + " turn=" + std::to_string(turn_);
}

std::string PlainRedVsBlack::status() const {
    if (!is_over()) {
        return red_.done ? "playing black" : "playing red";
    }
    if (red_.wounds.size() <= 2 && black_.wounds.size() <= 2) {
        return "draw units";
    }
    return black_.wounds.size() <= 2 ? "won red units" : "won black units";
}

}  // namespace anthill::tests
