#include "support/plain_army_ants.h"

#include <algorithm>
#include <sstream>

namespace anthill::tests {

namespace {

const std::string kColumns = "abcde";
const std::string kRows = "12345678";

}  // namespace

PlainArmyAnts::PlainArmyAnts(const std::string& position) {
    std::istringstream stream(position);
    std::string word;
    stream >> word;
    std::map<std::string, std::string> fields;
    while (stream >> word) {
        fields[word.substr(0, word.find('='))] = word.substr(word.find('=') + 1);
    }
    edition_ = fields["edition"];
    setup_ = fields["setup"];
    red_may_shuffle_ = fields["aggression"] == "off";
    const std::string board = fields["board"];
    std::size_t next = 0;
    for (char row = '8'; row >= '1'; --row) {
        for (const char column : kColumns) {
            const std::string card = board.substr(next, 2);
            next += 2;
            if (card != "..") {
                board_[{column, row}] = card;
            }
        }
        ++next;  // the slash
    }
    red_to_move_ = fields["turn"] == "red";
    rally_ = fields["phase"] == "rally";
    deploy_ = fields["phase"] == "deploy";
    if (deploy_) {
        const std::string draw = fields["draw"];
        for (const bool red : {true, false}) {
            std::vector<std::string>& cards = red ? red_draw_ : black_draw_;
            std::string text =
                red ? draw.substr(0, draw.find(',')) : draw.substr(draw.find(',') + 1);
            if (draw.empty()) {  // a Total Deployment: whatever is not on the board
                text.clear();
                for (const char* all = red ? "QhAh2h3h4h5h6h7h8h9hAd2d3d4d5d6d7d8d9d"
                                           : "QsAs2s3s4s5s6s7s8s9sAc2c3c4c5c6c7c8c9c";
                     *all != 0; all += 2) {
                    const std::string card(all, 2);
                    bool placed = false;
                    for (const auto& [square, other] : board_) {
                        placed = placed || other == card;
                    }
                    text += placed ? "" : card;
                }
            }
            for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
                cards.push_back(text.substr(i, 2));
            }
        }
    }
    red_left_ = fields["rally"][0] - '0';
    black_left_ = fields["rally"][2] - '0';
    if (!rally_ && !deploy_) {
        seen_.push_back(faces());
    }
}

bool PlainArmyAnts::is_red(const std::string& card) { return card[1] == 'h' || card[1] == 'd'; }

int PlainArmyAnts::value(const std::string& card) {
    return card[0] == 'Q' ? 0 : card[0] == 'A' ? 1 : card[0] - '0';
}

std::string PlainArmyAnts::name(Square square) { return {square.first, square.second}; }

PlainArmyAnts::Square PlainArmyAnts::step(Square square, int right, int up) {
    return {static_cast<char>(square.first + right), static_cast<char>(square.second + up)};
}

bool PlainArmyAnts::on_board(Square square) const {
    return kColumns.find(square.first) != std::string::npos &&
           kRows.find(square.second) != std::string::npos;
}

std::string PlainArmyAnts::at(Square square) const {
    const auto found = board_.find(square);
    return found == board_.end() ? "" : found->second;
}

bool PlainArmyAnts::is_mine(Square square) const {
    const std::string card = at(square);
    return !card.empty() && is_red(card) == red_to_move_;
}

bool PlainArmyAnts::is_theirs(Square square) const {
    const std::string card = at(square);
    return !card.empty() && is_red(card) != red_to_move_;
}

bool PlainArmyAnts::has_queen(bool red) const {
    for (const auto& [square, card] : board_) {
        if (card == (red ? "Qh" : "Qs")) {
            return true;
        }
    }
    return false;
}

int PlainArmyAnts::cards(bool red) const {
    int number = 0;
    for (const auto& [square, card] : board_) {
        number += is_red(card) == red;
    }
    return number;
}

std::string PlainArmyAnts::faces() const {
    std::string text = red_to_move_ ? "red" : "black";
    for (const auto& [square, card] : board_) {
        text += " " + name(square) + card[0] + (is_red(card) ? 'r' : 'b');
    }
    return text;
}

void PlainArmyAnts::play(const std::string& move) {
    const auto square = [&move](std::size_t at) { return Square{move[at], move[at + 1]}; };
    const auto relocate = [this](Square from, Square to) {
        const std::string card = board_.at(from);
        board_.erase(from);
        board_[to] = card;
    };
    if (deploy_) {
        auto& draw = my_draw();
        draw.erase(std::find(draw.begin(), draw.end(), move.substr(0, 2)));
        board_[square(3)] = move.substr(0, 2);
        if (draw.empty()) {
            deploy_ = red_to_move_;
            rally_ = !red_to_move_;
            red_to_move_ = !red_to_move_;
        }
        return;
    }
    bool gave_up = false;
    if (move == "favor") {
        Square queen;
        gave_up = favor_possible(queen);
        relocate(queen, {'c', red_to_move_ ? '1' : '8'});
    } else if (move != "pass") {
        const char kind = move.size() == 8 ? ':' : move[2];
        if (kind == '-') {
            relocate(square(0), square(3));
        } else if (kind == '=') {
            std::swap(board_.at(square(0)), board_.at(square(3)));
        } else if (kind == 'x') {
            const int difference = value(board_.at(square(0))) - value(board_.at(square(3)));
            board_.erase(square(3));
            if (difference == 0) {
                board_.erase(square(0));
            } else {
                relocate(square(0), square(3));
            }
        } else {
            const Square from = square(0), last = square(3), to = square(6);
            std::map<Square, std::string> landed;
            for (Square member = from;;
                 member = step(member, from.second == last.second, from.first == last.first)) {
                landed[step(member, to.first - from.first, to.second - from.second)] =
                    board_.at(member);
                board_.erase(member);
                if (member == last) {
                    break;
                }
            }
            board_.insert(landed.begin(), landed.end());
        }
    }
    if (!rally_) {
        red_to_move_ = !red_to_move_;
        played_.push_back(move);
        seen_.push_back(faces());
        return;
    }
    int& mine = red_to_move_ ? red_left_ : black_left_;
    const int theirs = red_to_move_ ? black_left_ : red_left_;
    mine = gave_up ? 0 : mine - 1;
    if (theirs > 0) {
        red_to_move_ = !red_to_move_;
    } else if (mine == 0) {
        rally_ = false;
        red_to_move_ = true;
        seen_.push_back(faces());
    }
}

static std::string list(const std::vector<std::string>& cards) {
    std::string text;
    for (const std::string& card : cards) {
        text += card;
    }
    return text.empty() ? "-" : text;
}

std::string PlainArmyAnts::position() const {
    std::string board;
    for (char row = '8'; row >= '1'; --row) {
        for (const char column : kColumns) {
            const std::string card = at({column, row});
            board += card.empty() ? ".." : card;
        }
        board += row == '1' ? "" : "/";
    }
    return "army-ants edition=" + edition_ + " setup=" + setup_ +
           (red_may_shuffle_ ? " aggression=off" : "") + " board=" + board +
           " turn=" + (red_to_move_ ? "red" : "black") + " phase=" +
           (deploy_  ? "deploy"
            : rally_ ? "rally"
                     : "battle") +
           " rally=" + std::to_string(red_left_) + "," + std::to_string(black_left_) +
           (deploy_ && setup_ == "minor" ? " draw=" + list(red_draw_) + "," + list(black_draw_)
                                         : "");
}

bool PlainArmyAnts::red_loses_by_repetition() const {
    const std::size_t n = seen_.size() - 1;
    if (n >= 6 && seen_[n] == seen_[n - 4] && seen_[n - 1] == seen_[n - 5] &&
        seen_[n - 2] == seen_[n - 6]) {
        return true;
    }
    int times = 0;
    for (const std::string& position : seen_) {
        times += position == seen_.back();
    }
    return times >= 3;
}

bool PlainArmyAnts::drawn_by_series() const {
    for (std::size_t c = 2; 4 * c <= played_.size(); c += 2) {
        const auto begin = played_.end() - static_cast<std::ptrdiff_t>(4 * c);
        const std::vector<std::string> series(begin, begin + static_cast<std::ptrdiff_t>(c));
        std::vector<std::string> four_times;
        for (int time = 0; time < 4; ++time) {
            four_times.insert(four_times.end(), series.begin(), series.end());
        }
        if (std::vector<std::string>(begin, played_.end()) == four_times) {
            return true;
        }
    }
    return false;
}

std::string PlainArmyAnts::status() const {
    if (deploy_) {
        return std::string("playing ") + (red_to_move_ ? "red" : "black");
    }
    if (!has_queen(true)) {
        return "won black queen";
    }
    if (!has_queen(false)) {
        return "won red queen";
    }
    if (cards(true) == 1 && cards(false) == 1) {
        return "draw queens-only";
    }
    if (!rally_ && edition_ == "2020" && !red_may_shuffle_ && red_loses_by_repetition()) {
        return "won black repetition";
    }
    if (!rally_ && edition_ == "community" && drawn_by_series()) {
        return "draw repetition";
    }
    // The rules name no end for two battle passes in a row: one side always has a command.
    const std::size_t turns = played_.size();
    if (!rally_ && turns >= 2 && played_[turns - 1] == "pass" && played_[turns - 2] == "pass") {
        return "stuck";
    }
    return std::string("playing ") + (red_to_move_ ? "red" : "black");
}

std::uint64_t PlainArmyAnts::perft(int depth) const {
    if (depth == 0) {
        return 1;
    }
    if (depth == 1) {
        return moves().size();
    }
    std::uint64_t sequences = 0;
    for (const std::string& move : moves()) {
        PlainArmyAnts next = *this;
        next.play(move);
        sequences += next.perft(depth - 1);
    }
    return sequences;
}

}  // namespace anthill::tests
