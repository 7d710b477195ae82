// Every browser test in one process, so that all of them share the browsers, which take seconds to start.
// One engine a run: ANTHILL_BROWSER=firefox node --test tests/browser/suite.mjs

import './drivers.test.mjs';
import './loading.test.mjs';
import './whole_game.test.mjs';
import './start.test.mjs';
import './setups.test.mjs';
import './options.test.mjs';
import './secrets.test.mjs';
import './ant_war.test.mjs';
import './computer.test.mjs';
import './watching.test.mjs';
import './red_vs_black.test.mjs';
import './facing.test.mjs';
import './gestures.test.mjs';
import './records.test.mjs';
import './robustness.test.mjs';
import './faults.test.mjs';
import './feedback.test.mjs';
import './offline.test.mjs';
import './accessibility.test.mjs';
import './languages.test.mjs';
