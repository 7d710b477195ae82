#include <cstddef>
#include <queue>

#include "support/plain_army_ants.h"

namespace anthill::tests {

namespace {

const std::vector<std::pair<int, int>> kStraight{{0, 1}, {0, -1}, {1, 0}, {-1, 0}};

}  // namespace

/// The spaces of a side's set-up, in the order they are filled in.
static std::vector<std::pair<char, char>> setup_spaces(bool red) {
    std::vector<std::pair<char, char>> spaces;
    for (const char row : std::string(red ? "4321" : "5678")) {
        for (const char column : std::string(red ? "abcde" : "edcba")) {
            if (column != 'c' || (row != '1' && row != '8')) {
                spaces.emplace_back(column, row);
            }
        }
    }
    return spaces;
}

/// Tries every way to place the Queen and the 9s that are not placed.
bool PlainArmyAnts::queen_can_keep_away(const std::map<Square, std::string>& placed) const {
    const std::vector<std::string> royal = red_to_move_
                                               ? std::vector<std::string>{"Qh", "9h", "9d"}
                                               : std::vector<std::string>{"Qs", "9s", "9c"};
    std::map<std::string, Square> where;
    for (const auto& [square, card] : placed) {
        where[card] = square;
    }
    for (const std::string& card : royal) {
        if (where.count(card) == 0) {
            for (const Square& space : setup_spaces(red_to_move_)) {
                if (placed.count(space) == 0) {
                    auto more = placed;
                    more[space] = card;
                    if (queen_can_keep_away(more)) {
                        return true;
                    }
                }
            }
            return false;
        }
    }
    for (const auto& [right, up] : kStraight) {
        const Square beside = step(where[royal[0]], right, up);
        if (beside == where[royal[1]] || beside == where[royal[2]]) {
            return false;
        }
    }
    return true;
}

void PlainArmyAnts::find_places(std::set<std::string>& found) const {
    const std::vector<Square> spaces = setup_spaces(red_to_move_);
    const std::size_t next = spaces.size() - my_draw().size();
    const std::size_t in_hand = setup_ == "total" ? my_draw().size()
                                : next < 15       ? 5 - next % 5
                                                  : 19 - next;
    for (std::size_t i = 0; i < in_hand; ++i) {
        auto placed = board_;
        placed[spaces[next]] = my_draw()[i];
        if (setup_ == "minor" || queen_can_keep_away(placed)) {
            found.insert(my_draw()[i] + "@" + name(spaces[next]));
        }
    }
}

bool PlainArmyAnts::may_enter(Square square) const {
    if (!on_board(square) || !at(square).empty()) {
        return false;
    }
    return !rally_ || (square.second <= '4') == red_to_move_;
}

void PlainArmyAnts::find_attacks(std::set<std::string>& found) const {
    for (const auto& [square, card] : board_) {
        if (!is_mine(square) || card[0] == 'Q') {
            continue;
        }
        for (const auto& [right, up] : kStraight) {
            Square target = step(square, right, up);
            while (on_board(target) && at(target).empty()) {
                target = step(target, right, up);
            }
            if (on_board(target) && is_theirs(target) && value(card) >= value(at(target))) {
                found.insert(name(square) + "x" + name(target));
            }
        }
    }
}

void PlainArmyAnts::find_move_outs(std::set<std::string>& found) const {
    for (const auto& [square, card] : board_) {
        if (!is_mine(square)) {
            continue;
        }
        std::set<Square> reached;
        std::queue<Square> waiting;
        waiting.push(square);
        while (!waiting.empty()) {
            const Square here = waiting.front();
            waiting.pop();
            for (const auto& [right, up] : kStraight) {
                const Square next = step(here, right, up);
                if (may_enter(next) && reached.insert(next).second) {
                    waiting.push(next);
                    found.insert(name(square) + "-" + name(next));
                }
            }
        }
    }
}

void PlainArmyAnts::find_marches(std::set<std::string>& found) const {
    const std::size_t least = edition_ == "2020" ? 2 : 1;
    for (const auto& [square, card] : board_) {
        for (const bool upright : {false, true}) {
            std::vector<Square> line;
            for (Square end = square; on_board(end) && is_mine(end);
                 end = step(end, !upright, upright)) {
                line.push_back(end);
                if (line.size() < least) {
                    continue;
                }
                PlainArmyAnts without_line = *this;
                for (const Square& member : line) {
                    without_line.board_.erase(member);
                }
                for (const auto& [right, up] : kStraight) {
                    std::vector<Square> places = line;
                    for (bool free = true; free;) {
                        for (Square& place : places) {
                            place = step(place, right, up);
                            free = free && without_line.may_enter(place);
                        }
                        if (free) {
                            const std::string from = line.size() == 1
                                                         ? name(square)
                                                         : name(square) + ":" + name(line.back());
                            found.insert(from + "-" + name(places.front()));
                        }
                    }
                }
            }
        }
    }
}

void PlainArmyAnts::find_swaps(std::set<std::string>& found) const {
    std::vector<std::pair<int, int>> partners{
        {1, 0}, {0, 1}};  // to the right, or in the row above: the higher-named of the two
    if (edition_ == "community") {
        partners.push_back({1, 1});
        partners.push_back({-1, 1});
    }
    for (const auto& [square, card] : board_) {
        for (const auto& [right, up] : partners) {
            const Square partner = step(square, right, up);
            if (is_mine(square) && is_mine(partner)) {
                found.insert(name(square) + "=" + name(partner));
            }
        }
    }
}

bool PlainArmyAnts::favor_possible(Square& queen) const {
    if (!rally_ || setup_ == "total" || mine_left() != 5) {
        return false;
    }
    for (const auto& [square, card] : board_) {
        if (is_mine(square) && card[0] == 'Q') {
            queen = square;
            return square.second == (red_to_move_ ? '4' : '5') &&
                   at({'c', red_to_move_ ? '1' : '8'}).empty();
        }
    }
    return false;
}

std::set<std::string> PlainArmyAnts::moves() const {
    std::set<std::string> found;
    if (status().rfind("playing", 0) != 0) {
        return found;
    }
    if (deploy_) {
        find_places(found);
        return found;
    }
    find_marches(found);
    find_swaps(found);
    if (!rally_ || edition_ == "2020") {
        find_move_outs(found);
    }
    if (!rally_) {
        find_attacks(found);
    }
    Square queen;
    if (favor_possible(queen)) {
        found.insert("favor");
    }
    if (rally_ || found.empty()) {
        found.insert("pass");
    }
    return found;
}

}  // namespace anthill::tests
