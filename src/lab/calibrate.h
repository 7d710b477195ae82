#pragma once

// `anthill calibrate`: what a score says of how a game ends, for the page's review, which tells
// chances instead of scores. Games between the levels of the ladder, each side at most one level
// from the other, as people play; positions of them are looked at as the review looks at positions.
// One half of the games gives the scale of a logistic curve (two in Ant War, for the first round of
// two and for the last), the other half says how well it predicts. The scales' place is advice.ts
// of each game's page: a change of evaluation or search makes new ones necessary.

namespace anthill {

/// Arguments after `calibrate`: GAME [games=N] [nodes=N] [positions=N] [seed=N] [lowest=L]
/// [highest=L] [starts=1] [options of a deal]. Prints the scale and ten buckets of predicted and
/// actual chances; answers the exit code.
int run_calibrate(int count, const char* const* arguments);

}  // namespace anthill
