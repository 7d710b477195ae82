// Positions and moves as anybody may type them: "GAME POSITION [moves M1 M2 ...]". An accepted text
// has a canonical text that means the same; any other is refused in one readable line.

#include "check.h"
#include "match/match.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace anthill;
    const std::string input(fuzz::text_of(data, size));
    const auto match = match_from_position(input);
    if (!match) {
        fuzz::promise_readable(match.error(), input);
        return 0;
    }
    const std::string position = (*match)->position_text();
    const auto again = match_from_position(position);
    fuzz::promise(static_cast<bool>(again), "a position that we wrote can be read", position);
    fuzz::promise((*again)->position_text() == position, "a canonical position stays as it is",
                  position);
    fuzz::promise((*again)->turn().seat == (*match)->turn().seat, "it is the same side's turn",
                  position);
    return 0;
}
