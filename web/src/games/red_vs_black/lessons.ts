// The lesson of Ants: Red vs. Black, and the examples of its published rules. The learner either throws the dice, and then the goal depends
// only on where they lie, or they lie there already, and the step says so.

import { sources } from 'translations:red_vs_black/lessons';
import { played, type LessonStep, type Lessons } from '../../contract/lesson';
import { translator } from '../../i18n/translate';
import { en } from './lessons_en';
import type { Place, RedVsBlackSnapshot } from './snapshot';

const t = translator(en, sources);

const WHOLE = '0000000000';
const position = (red: string, black: string): string =>
  `red-vs-black red=${red} black=${black} tactics=3,3 phase=commit turn=1`;

/** Both have committed, and both have thrown. */
const thrown = (red: string, black: string, committed = 'none'): readonly string[] => [
  `commit:${committed}`,
  'commit:none',
  `throw:${red}`,
  `throw:${black}`,
];
const NOTHING = '3r,8r,5r';

const TILES: readonly Place[] = ['red', 'black', 'nowhere'];

const steps: readonly LessonStep<RedVsBlackSnapshot>[] = [
  {
    id: 'commit',
    start: position(WHOLE, WHOLE),
    solution: ['commit:1,2,3,4', { reply: 'commit:none' }],
    wrong: [
      { move: /:\d+$/, say: 'one' },
      { move: /:none$/, say: 'none' },
    ],
    goal: played(/^commit:\d+,\d+,\d+,\d+$/),
  },
  {
    id: 'soft',
    start: position(WHOLE, WHOLE),
    before: ['commit:1,2,3,4', 'commit:none'],
    solution: ['throw:5r,10b,7r,3b,2r'],
    goal: ({ thrown: { red } }) => red.length > 0 && red.every(({ place }) => TILES.includes(place)),
    wrong: [
      { move: /\do/, say: 'off' },
      { move: /\dh/, say: 'far' },
    ],
  },
  {
    id: 'hard',
    start: position(WHOLE, WHOLE),
    before: ['commit:1,2,3,4', 'commit:none'],
    solution: ['throw:5h,10b,7o,3b,2r'],
    // A die on the far Hill, or as far as the last four rows of tiles: of the hardest throws only one in four gets a die to stop on the Hill.
    goal: played(/\dh|@-?[\d.]+;(?:[89]|1\d)\./),
  },
  {
    id: 'hill',
    start: position('x00000000x', WHOLE),
    before: thrown('4r,2b,9b,7h', NOTHING, '2,3'),
    solution: ['keep', { reply: 'keep' }, 'reinforce:1'],
    goal: played(/^reinforce:/),
  },
  {
    id: 'adjust',
    start: position(WHOLE, '0000010000'),
    before: thrown('5r,2b,9b', NOTHING),
    solution: ['adjust:1+', { reply: 'keep' }],
    wrong: [{ move: /^keep$/, say: 'five' }],
  },
  {
    id: 'swap',
    start: position(WHOLE, '0100000000'),
    before: thrown('7r,2b,4b,9b,10b', NOTHING, '1,2,3,4'),
    solution: ['swap', { reply: 'keep' }],
    wrong: [{ move: /^keep$/, say: 'kept' }],
  },
  {
    id: 'heal',
    start: position('0100100010', WHOLE),
    before: thrown('5b,2b,9b', '2b,5b,9b'),
    solution: ['heal:2,5,9', { reply: 'keep' }],
    wrong: [{ move: /^heal:/, say: 'more' }],
  },
  {
    // Any commitment, any throw and any tactic are right: the step shows their order.
    id: 'turn',
    start: position(WHOLE, WHOLE),
    solution: [
      'commit:1,2,3,4',
      { reply: 'commit:none' },
      'throw:5r,10b,7r,3b,2r',
      { reply: `throw:${NOTHING}` },
      'keep',
      { reply: 'keep' },
    ],
    goal: played(/^(keep|swap|adjust|heal)/),
  },
  {
    id: 'game',
    level: 1,
    start: position('x0x1x0x1x0', 'x0x1x0x1x0'),
    solution: [],
  },
];

export const lessons: Lessons = {
  steps,
  // Both of the published examples are steps: four dice on a Hill and on tiles, and the 5 that is turned into a 6.
  examples: [],
  // The armies stand there.
  plates: true,
  text: (key) => t(key as keyof typeof en),
};
