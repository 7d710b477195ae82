// The lesson of Army Ants, and the examples of its published rules, as steps on the board. Positions are battles of few cards: what a step
// is not about is not there.

import { sources } from 'translations:army_ants/lessons';
import { played, type LessonStep, type Lessons, type WrongTry } from '../../contract/lesson';
import { translator } from '../../i18n/translate';
import type { ArmyAntsSnapshot } from './snapshot';
import { en } from './lessons_en';

const t = translator(en, sources);

const EMPTY = '.. .. .. .. ..';

/** Rows from the top, spaces apart; the upper ones may be left out. */
function position(rows: readonly string[], more = 'turn=red phase=battle rally=0,0'): string {
  const board = rows.map((row) => row.replaceAll(' ', '')).join('/');
  return `army-ants edition=2020 setup=random board=${board} ${more}`;
}

/** The first of Red's spaces is 0, of its front row 15. */
const FRONT_ROW = { from: 15, to: 20 };

const DEAL = [
  '5s 2c .. 9s 4c',
  '7c 4s 3c 8c 6s',
  'As 9c Qs 2s 6c',
  '3s 8s Ac 7s 5c',
  '3h 6d 2h 4d 8h',
  'Ah 5h 9d 7d 6h',
  '8d 3d 7h 9h 2d',
  '4h 5d .. Ad Qh',
];
const RALLY = 'turn=red phase=rally rally=5,5';

const steps: readonly LessonStep<ArmyAntsSnapshot>[] = [
  {
    id: 'out',
    start: position([
      '.. .. Qs .. ..',
      '.. 6c 8s 5c ..',
      EMPTY,
      EMPTY,
      EMPTY,
      '.. 3d 5h 4d ..',
      EMPTY,
      '.. .. Qh 9h ..',
    ]),
    solution: ['d1-d8'],
    goal: ({ cells }) => [36, 38].some((cell) => cells[cell]?.card === '9h'),
    wrong: [
      { move: /^d1-/, say: 'elsewhere' },
      { move: /^\w\w-/, say: 'other' },
    ],
    refused: { 'attack-not-straight': 'straight' },
  },
  {
    id: 'along',
    hint: 'line',
    start: position([
      '.. .. Qs .. ..',
      EMPTY,
      '.. 7s .. .. ..',
      EMPTY,
      '6h 3d 8h .. ..',
      EMPTY,
      EMPTY,
      '.. .. Qh .. ..',
    ]),
    solution: ['a4:c4-c4'],
    wrong: [
      { move: /^a4:c4-b4$/, say: 'short' },
      { move: /^a4:c4-a\d$/, say: 'broadside' },
      { move: /^a4:b4-|^b4:c4-/, say: 'two' },
      { move: /^[abc]4-/, say: 'single' },
    ],
  },
  {
    id: 'broadside',
    hint: 'line',
    start: position([
      '.. .. Qs .. ..',
      EMPTY,
      '.. .. 5s .. ..',
      EMPTY,
      EMPTY,
      '.. 6h 3d 8h ..',
      EMPTY,
      '.. .. Qh .. ..',
    ]),
    solution: ['b3:d3-b5'],
    wrong: [
      { move: /^b3:d3-b4$/, say: 'short' },
      { move: /^b3:d3-/, say: 'aside' },
      { move: /:/, say: 'two' },
      { move: /^[bcd]3-/, say: 'single' },
    ],
    refused: { 'way-blocked': 'blocked' },
  },
  {
    id: 'attack',
    start: position([
      '.. .. Qs .. ..',
      EMPTY,
      '8h .. 7c .. ..',
      EMPTY,
      EMPTY,
      EMPTY,
      '.. .. 5d .. 3s',
      'Qh .. .. .. ..',
    ]),
    solution: ['a6xc6'],
    wrong: [{ move: /^c2xe2$/, say: 'three' }],
    refused: { 'target-stronger': 'weak', 'attack-not-straight': 'corner' },
  },
  {
    id: 'equal',
    start: position([
      '.. .. Qs .. ..',
      EMPTY,
      '8d .. 9s .. ..',
      EMPTY,
      EMPTY,
      '.. .. 9h .. ..',
      EMPTY,
      '.. .. Qh .. ..',
    ]),
    solution: ['c3xc6'],
    refused: { 'target-stronger': 'eight' },
  },
  {
    id: 'queen',
    start: position(['.. Qh .. .. Qs', EMPTY, '.. 7s .. .. ..', EMPTY, EMPTY, '.. .. .. .. Ah', EMPTY, EMPTY]),
    solution: ['e3xe8'],
    wrong: [{ move: /^b8/, say: 'own' }],
    refused: { 'queen-cannot-attack': 'queen' },
  },
  {
    id: 'swap',
    start: position([
      'Qs .. .. .. ..',
      '.. .. 6s .. ..',
      EMPTY,
      EMPTY,
      EMPTY,
      EMPTY,
      '.. 9h Qh .. ..',
      '.. .. .. 4d ..',
    ]),
    solution: ['b2=c2'],
    wrong: [
      { move: /^c2-/, say: 'away' },
      { move: /^b2-c[3-6]$/, say: 'between' },
      { move: /^/, say: 'wrong', reply: 'c7xc2' },
    ],
  },
  {
    id: 'rally',
    start: position(DEAL, RALLY),
    solution: ['c3=c4'],
    goal: ({ cells, phase }) =>
      phase === 'rally' && cells.slice(FRONT_ROW.from, FRONT_ROW.to).some(({ card }) => card.startsWith('9')),
    wrong: [{ move: /=/, say: 'row' }],
    refused: { 'no-attack-in-rally': 'peace', 'outside-territory': 'border' },
  },
  {
    id: 'favor',
    start: position(
      [...DEAL.slice(0, 4), '3h 6d Qh 4d 8h', 'Ah 5h 9d 7d 6h', '8d 3d 7h 9h 2d', '4h 5d .. Ad 2h'],
      RALLY,
    ),
    solution: ['favor'],
    hint: null,
    wrong: [{ move: /c4/, say: 'foot' }],
  },
  {
    id: 'game',
    level: 1,
    start: position([
      '.. 2c Qs 3s ..',
      '6c .. 8s .. 5c',
      '.. 4s .. 9c ..',
      EMPTY,
      EMPTY,
      '.. 9h .. 4h ..',
      '5h .. 8d .. 6d',
      '.. 3d Qh 2h ..',
    ]),
    solution: [],
  },
];

const BLACK = 'turn=black phase=battle rally=0,0';

/** The board of the published examples after the column's March, with the rows that change in the story: the sixth, the third and the first. */
const story = (sixth: string, third: string, first: string): readonly string[] => [
  'Qs .. 9c .. ..',
  '.. .. 8d .. ..',
  sixth,
  '.. 2h 6h .. ..',
  '.. .. 4h .. ..',
  third,
  '9d .. .. .. ..',
  first,
];

/** Whatever else Red does about its threatened Queen, she is taken. */
const ESCAPES: readonly WrongTry[] = [
  { move: /^a1=a2$/, say: 'open', reply: 'a3xa2' },
  { move: /^/, say: 'wrong', reply: 'b1xa1' },
];

const examples: readonly LessonStep<ArmyAntsSnapshot>[] = [
  {
    id: 'room',
    start: position(DEAL, RALLY),
    solution: [
      'd1-c1',
      { reply: 'pass' },
      'd2:d3-d1',
      { reply: 'pass' },
      'a3:c3-b3',
      { reply: 'pass' },
      'a4-a3',
      { reply: 'pass' },
      'b4:d4-a4',
      { reply: 'pass' },
    ],
  },
  {
    id: 'locked',
    seat: 'black',
    start: position(
      ['.. 6h .. 9c ..', '.. .. .. 9s ..', 'Qh .. .. 4s ..', EMPTY, EMPTY, EMPTY, EMPTY, 'Qs .. .. .. ..'],
      BLACK,
    ),
    solution: ['d6:d8-c6'],
    wrong: [{ move: /^d6-/, say: 'alone' }],
    refused: { 'way-blocked': 'six' },
  },
  {
    id: 'column',
    start: position([
      'Qs .. 9c .. ..',
      EMPTY,
      '.. .. .. .. 6s',
      '.. 2h .. .. ..',
      '.. .. 8d .. ..',
      '9s .. 8h .. ..',
      '9d .. 6h .. ..',
      'Ah Qh 4h .. 9h',
    ]),
    solution: ['c1:c4-c4'],
    goal: played(/^c1:c4-c4$|^c3:c4-c6$/),
  },
  {
    id: 'stopped',
    start: position([
      '.. .. Qs .. ..',
      EMPTY,
      '.. .. .. 6c ..',
      EMPTY,
      '.. .. 8h 2d ..',
      EMPTY,
      EMPTY,
      '.. .. Qh .. ..',
    ]),
    solution: ['c4:d4-c5'],
    refused: { 'way-blocked': 'six' },
  },
  // One story, as the published texts tell it: each position is that to which the example before it has led, from the column's March on.
  {
    id: 'invade',
    seat: 'black',
    start: position(story('.. .. 8h .. 6s', '9s .. .. .. ..', 'Ah Qh .. .. 9h'), BLACK),
    solution: ['e6-b3'],
    goal: played(/^e6-b[34]$/),
    wrong: [{ move: /^e6-(b2|[cd]1)$/, say: 'nine' }],
  },
  {
    id: 'trade',
    start: position(story('.. .. 8h .. ..', '9s 6s .. .. ..', 'Ah Qh .. .. 9h')),
    solution: ['a1=b1'],
    wrong: [{ move: /^b1-/, say: 'away' }],
  },
  {
    id: 'take',
    seat: 'black',
    start: position(story('.. .. 8h .. ..', '9s 6s .. .. ..', 'Qh Ah .. .. 9h'), BLACK),
    solution: ['b3xb1'],
  },
  {
    id: 'far',
    start: position(story('.. .. 8h .. ..', '9s .. .. .. ..', 'Qh 6s .. .. 9h')),
    solution: ['e1xb1'],
    wrong: ESCAPES,
    refused: { 'target-stronger': 'two' },
  },
  {
    id: 'same',
    start: position(story('.. .. 8h .. ..', '9s .. .. .. ..', 'Qh 6s .. .. 6d')),
    solution: ['e1xb1'],
    wrong: ESCAPES,
    refused: { 'target-stronger': 'two' },
  },
  {
    id: 'opened',
    seat: 'black',
    start: position(story('.. .. 8h .. ..', '9s .. .. .. ..', 'Qh 6s .. .. 9h')),
    before: ['a1=a2'],
    solution: ['a3xa2'],
  },
  {
    id: 'shuffle',
    seat: 'black',
    start: position(['.. .. Qs .. 9s', EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, '9h .. Qh .. ..']),
    before: ['a1-a2'],
    solution: ['e8-e7', { reply: 'a2-a1' }, 'e7-e8', { reply: 'a1-a2' }, 'e8-e7'],
  },
];

export const lessons: Lessons = {
  steps,
  examples,
  plates: false,
  text: (key) => t(key as keyof typeof en),
};
