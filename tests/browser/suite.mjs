// Every browser test in one process, so that all of them share the browsers, which take seconds to start.
// One engine a run: ANTHILL_BROWSER=firefox node --test tests/browser/suite.mjs

import './drivers.test.mjs';
