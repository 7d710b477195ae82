#pragma once

// A capability of views: moves are made on the cells of a grid, by pointer and keys.

#include <optional>
#include <string>

#include "core/grid.h"
#include "view/game_view.h"
#include "view/shared/layout.h"

namespace anthill {

class PlayedOnCells {
public:
    /// May change with the match: asked after each change.
    [[nodiscard]] virtual CellGrid grid() const = 0;

    virtual void press(Cell cell) = 0;
    virtual ViewAnswer drag(std::optional<Cell> over) = 0;
    virtual ViewAnswer release(std::optional<Cell> over) = 0;
    virtual ViewAnswer cancel() = 0;
    virtual ViewAnswer hover(std::optional<Cell> over) = 0;
    virtual ViewAnswer tap(Cell cell) = 0;
    virtual ViewAnswer clear() = 0;
    /// The last refusal as a JSON object; "{}" before the first.
    [[nodiscard]] virtual std::string refusal() const = 0;

protected:
    ~PlayedOnCells() = default;
};

}  // namespace anthill
