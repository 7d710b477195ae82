#pragma once

// The computer player of each game. A game comes in by its line here: its player.h names its player
// and brings in what the protocol asks for besides, the reasons, proofs and certificates of moves.

#include "players/ant_war/player.h"
#include "players/army_ants/player.h"
#include "players/red_vs_black/player.h"
