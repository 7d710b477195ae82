#pragma once

// A capability of views: a player who waits for the other side chooses a move in advance. The move
// waits on the board until the page plays it; the view does not know when that is.

#include <string>
#include <string_view>

namespace anthill {

class TakesPremoves {
public:
    /// By its notation, of a move that would be legal if it were that side's turn now. Returns the
    /// objection to it; empty when it waits.
    virtual std::string premove(std::string_view move) = 0;
    /// Why the rules refuse in the present position what waits, as PlayedOnCells::refusal(); "null"
    /// when they do not, or nothing waits.
    [[nodiscard]] virtual std::string premove_refusal() const = 0;
    /// True when one waited.
    virtual bool forget_premove() = 0;

protected:
    ~TakesPremoves() = default;
};

}  // namespace anthill
