#include "support/plain_ant_war.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>

#include "support/position_field.h"

namespace anthill::tests {

namespace {

bool is_joker(const std::string& card) { return card == "**"; }
bool is_ant(const std::string& card) { return !card.empty() && card != ".." && !is_joker(card); }
bool is_red(const std::string& ant) { return ant[1] == 'h' || ant[1] == 'd'; }

int value_of(const std::string& ant) {
    switch (ant[0]) {
        case 'A':
        case 'J':
        case 'Q':
        case 'K': return 1;
        case 'T': return 10;
        default: return ant[0] - '0';
    }
}

bool can_go(const std::string& ant, int columns, int rows) {
    const int x = std::abs(columns), y = std::abs(rows);
    if (ant[0] == 'K') {
        return (x == 1 && y == 2) || (x == 2 && y == 1);
    }
    if (ant[0] == 'Q') {
        return (x == 0 || y == 0 || x == y) && x + y > 0 && x <= 2 && y <= 2;
    }
    return x <= 1 && y <= 1 && x + y > 0;
}

}  // namespace

PlainAntWar::PlainAntWar(const std::string& position) {
    std::istringstream lines(field(position, "board"));
    std::string all = field(position, "board");
    rows_ = 1 + static_cast<int>(std::count(all.begin(), all.end(), '/'));
    int row = rows_ - 1;
    for (std::string line; std::getline(lines, line, '/'); --row) {
        columns_ = static_cast<int>(line.size() / 2);
        for (int column = 0; column < columns_; ++column) {
            const std::string space = line.substr(static_cast<std::size_t>(column) * 2, 2);
            if (space != "--") {
                board_[{column, row}] = space;
            }
        }
    }
    red_to_move_ = field(position, "turn") == "red";
    lead_ = std::atoi(field(position, "lead").c_str());
    passed_ = field(position, "passed") == "yes";
}

std::string PlainAntWar::at(Square square) const {
    const auto found = board_.find(square);
    return found == board_.end() ? "" : found->second;
}

bool PlainAntWar::is_colour(Square square, bool red) const {
    return is_ant(at(square)) && is_red(at(square)) == red;
}

std::string PlainAntWar::name(Square square) {
    return std::string(1, static_cast<char>('a' + square.first)) +
           std::to_string(square.second + 1);
}

PlainAntWar::Square PlainAntWar::square(const std::string& name) {
    return {name[0] - 'a', std::atoi(name.c_str() + 1) - 1};
}

std::set<std::string> PlainAntWar::moves() const {
    std::set<std::string> found;
    if (over_) {
        return found;
    }
    found.insert("pass");
    for (const auto& [from, ant] : board_) {
        for (const auto& [to, target] : board_) {
            if (is_colour(from, red_to_move_) && is_ant(target) && target[0] != 'J' &&
                can_go(ant, to.first - from.first, to.second - from.second)) {
                found.insert(name(from) + "-" + name(to));
            }
        }
    }
    return found;
}

void PlainAntWar::play(const std::string& move) {
    const bool pass = move == "pass";
    if (pass && passed_) {
        over_ = true;
        red_to_move_ = !red_to_move_;
        return;
    }
    if (!pass) {
        const std::size_t dash = move.find('-');
        const Square from = square(move.substr(0, dash)), to = square(move.substr(dash + 1));
        board_[to] = board_[from];
        board_[from] = "..";
    }
    if (lead_ > 0) {
        --lead_;
        passed_ = false;
    } else {
        red_to_move_ = !red_to_move_;
        passed_ = pass;
    }
}

std::string PlainAntWar::position() const {
    std::string text = "ant-war board=";
    for (int row = rows_ - 1; row >= 0; --row) {
        for (int column = 0; column < columns_; ++column) {
            text += board_.count({column, row}) != 0 ? at({column, row}) : "--";
        }
        text += row > 0 ? "/" : "";
    }
    return text + " turn=" + (red_to_move_ ? "red" : "black") + " lead=" + std::to_string(lead_) +
           " passed=" + (passed_ ? "yes" : "no");
}

int PlainAntWar::points(bool red) const {
    int sum = 0;
    for (const auto& [here, card] : board_) {
        if (is_colour(here, red)) {
            sum += value_of(card);
        }
        if (is_joker(card)) {
            int own = 0, enemies = 0;
            for (int x = -1; x <= 1; ++x) {
                for (int y = -1; y <= 1; ++y) {
                    own += is_colour({here.first + x, here.second + y}, red) ? 1 : 0;
                    enemies += is_colour({here.first + x, here.second + y}, !red) ? 1 : 0;
                }
            }
            sum += own > 0 && enemies == 0 ? 3 : 0;
        }
    }
    return sum;
}

std::string PlainAntWar::status() const {
    if (!over_) {
        return red_to_move_ ? "playing red" : "playing black";
    }
    const int more = points(true) - points(false);
    return more == 0 ? "draw score" : more > 0 ? "won red score" : "won black score";
}

std::uint64_t PlainAntWar::perft(int depth) const {
    if (depth == 0) {
        return 1;
    }
    std::uint64_t sequences = 0;
    for (const auto& move : moves()) {
        PlainAntWar next = *this;
        next.play(move);
        sequences += next.perft(depth - 1);
    }
    return sequences;
}

int PlainAntWar::value(std::map<std::string, int>& known) const {
    if (over_) {
        return points(true) - points(false);
    }
    const auto found = known.find(position());
    if (found != known.end()) {
        return found->second;
    }
    int best = red_to_move_ ? -1000 : 1000;
    for (const auto& move : moves()) {
        PlainAntWar next = *this;
        next.play(move);
        const int value = next.value(known);
        best = red_to_move_ ? std::max(best, value) : std::min(best, value);
    }
    known[position()] = best;
    return best;
}

}  // namespace anthill::tests
