#pragma once

// The events that the board reports to the page. Their numbers are part of the contract in
// wasm/board_exports.cpp.

#include <functional>

namespace anthill {

enum class BoardEvent : int {
    Changed = 1,    ///< the player made a move on the board: read board_snapshot(), save, wake the
                    ///< other player
    Selection = 2,  ///< selected cards or targets changed: read board_snapshot()
    Refused = 3,    ///< a = cell pointed at; board_refusal() has reason and facts
    AnimationEnd = 4  ///< the last move has come to rest
};

/// Receives events as they happen; must not call back into the board before it returns.
using BoardListener = std::function<void(BoardEvent event, int a)>;

}  // namespace anthill
