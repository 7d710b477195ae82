#include "games/ant_war/board.h"

namespace anthill::ant_war {

namespace {

constexpr AllTargets all_targets() noexcept {
    AllTargets all;
    for (const Movement movement : {Movement::Step, Movement::Queen, Movement::Drone}) {
        for (unsigned from = 0; from < FrameGrid::kCells; ++from) {
            for (unsigned to = 0; to < FrameGrid::kCells; ++to) {
                if (reaches(movement, static_cast<Cell>(from), static_cast<Cell>(to))) {
                    all[static_cast<std::size_t>(movement)][from].add(static_cast<Cell>(to));
                }
            }
        }
    }
    return all;
}

}  // namespace

constinit const AllTargets kTargets = all_targets();

std::string FrameGrid::name(Cell cell) {
    return static_cast<char>('a' + column(cell)) + std::to_string(row(cell) + 1);
}

std::optional<Cell> FrameGrid::parse(std::string_view name) noexcept {
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

}  // namespace anthill::ant_war
