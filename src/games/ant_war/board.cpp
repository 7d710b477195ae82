#include "games/ant_war/board.h"

namespace anthill::ant_war {

namespace {

struct AllTargets {
    std::array<std::array<Targets, Frame::kCells>, 3> of;

    AllTargets() noexcept {
        for (const Gait gait : {Gait::Step, Gait::Queen, Gait::Drone}) {
            for (unsigned from = 0; from < Frame::kCells; ++from) {
                for (unsigned to = 0; to < Frame::kCells; ++to) {
                    if (reaches(gait, static_cast<Cell>(from), static_cast<Cell>(to))) {
                        of[static_cast<std::size_t>(gait)][from].push_back(static_cast<Cell>(to));
                    }
                }
            }
        }
    }
};
const AllTargets kTargets;

}  // namespace

std::string Frame::name(Cell cell) {
    return static_cast<char>('a' + column(cell)) + std::to_string(row(cell) + 1);
}

std::optional<Cell> Frame::parse(std::string_view name) noexcept {
    if (name.size() < 2 || name.size() > 3 || name[0] < 'a' ||
        name[0] >= static_cast<char>('a' + kColumns)) {
        return std::nullopt;
    }
    const auto column = static_cast<unsigned>(name[0] - 'a');
    if (name.substr(1) == "10") {
        return cell(column, kRows - 1);
    }
    if (name.size() != 2 || name[1] < '1' || name[1] > '9') {
        return std::nullopt;
    }
    return cell(column, static_cast<unsigned>(name[1] - '1'));
}

const Targets& targets(Gait gait, Cell from) noexcept {
    return kTargets.of[static_cast<std::size_t>(gait)][index(from)];
}

}  // namespace anthill::ant_war
