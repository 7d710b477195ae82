// The start screen shows this once the board is there: the levels' pictures with their notes, and boards that move.

import '../ui/level_face';
import './start_motion.css';
