#include "view/ant_war/count.h"

namespace anthill::ant_war {

std::vector<CountedCard> count(const State& state) {
    std::vector<CountedCard> counted;
    for (unsigned row = FrameGrid::kRows; row-- > 0;) {
        for (unsigned column = 0; column < FrameGrid::kColumns; ++column) {
            const Cell cell = FrameGrid::cell(column, row);
            const Card card = state.at(cell);
            if (card.is_ant()) {
                counted.push_back({cell, static_cast<int>(card.value()), card.colour()});
            } else if (card.is_joker()) {
                const auto fed = joker_feeds(state, cell);
                counted.push_back({cell, fed ? kJokerPoints : 0, fed});
            }
        }
    }
    return counted;
}

}  // namespace anthill::ant_war
