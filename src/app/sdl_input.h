#pragma once

// Mouse, touch and pen as SDL reports them, turned into calls of the board. Keys never come this
// way: keyboard play belongs to the page.

#include <SDL.h>

#include "board/board.h"

namespace anthill {

class SdlInput {
public:
    void handle(const SDL_Event& event, Board& board, std::uint64_t now);

private:
    bool outside_ = false;  ///< the mouse has left the canvas
};

}  // namespace anthill
