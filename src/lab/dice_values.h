#pragma once

namespace anthill {

/// "anthill dice-values": what every position of Ants: Red vs. Black between two turns is worth, as
/// a table for the computer player, and what games of such play are like.
int run_dice_values(int count, const char* const* arguments);

}  // namespace anthill
