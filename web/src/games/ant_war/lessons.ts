// The lesson of Ant War, and the examples of its published rules, as steps on small boards.

import { sources } from 'translations:ant_war/lessons';
import { played, type LessonStep, type Lessons } from '../../contract/lesson';
import { translator } from '../../i18n/translate';
import { en } from './lessons_en';
import type { AntWarSnapshot } from './snapshot';

const t = translator(en, sources);

/** Rows from the top, spaces apart. */
const position = (rows: readonly string[], more = 'turn=red lead=0 passed=no'): string =>
  `ant-war board=${rows.map((row) => row.replaceAll(' ', '')).join('/')} ${more}`;

const steps: readonly LessonStep<AntWarSnapshot>[] = [
  {
    id: 'cover',
    start: position(['2c 9s ..', '.. 3h 5d', '4c 8h ..']),
    solution: ['b2-b3'],
    goal: played(/-b3$/),
    wrong: [
      { move: /^pass$/, say: 'pass' },
      { move: /-(b1|b2|c2)$/, say: 'own' },
    ],
  },
  {
    id: 'blocked',
    start: position(['Js .. Jc', '.. 7h **', '.. .. 6c']),
    solution: ['b2-c1'],
  },
  {
    id: 'queen',
    start: position(['Tc .. 9s', 'Js ** ..', 'Qh .. 4c']),
    solution: ['a1-a3'],
    wrong: [{ move: /^a1-/, say: 'less' }],
  },
  {
    id: 'drone',
    start: position(['.. 9s ..', '5c .. 6s', 'Kd 7c ..']),
    solution: ['a1-b3'],
    wrong: [{ move: /^a1-c2$/, say: 'less' }],
  },
  {
    id: 'food',
    start: position(['5h .. ..', '.. ** ..', '.. 4d 2s']),
    solution: ['b1-c1'],
  },
  {
    id: 'bury',
    start: position(['.. .. Qs', 'Ah .. ..', '9h .. 2s']),
    solution: ['a1-a2', { reply: 'pass' }],
    wrong: [
      { move: /^a2-a1$/, say: 'upside' },
      { move: /^pass$/, say: 'wait', reply: 'c3-a1' },
    ],
  },
  {
    id: 'pass',
    start: position(['8h 5d ..', '.. .. ..', '.. .. 7s']),
    hint: null,
    solution: ['pass', { reply: 'pass' }],
  },
  {
    id: 'odds',
    start: position(['7h 3s 9c', '2c Ts 5h', '4d 8s 6h'], 'turn=red phase=odds shape=3x3'),
    solution: ['odds:red+2', { reply: 'take:black' }],
    wrong: [
      { move: /^odds:black/, say: 'black' },
      { move: /^odds:/, say: 'number' },
    ],
  },
  {
    id: 'colour',
    seat: 'black',
    start: position(['7h 3s 9c', '2c Ts 5h', '4d 8s 6h'], 'turn=red phase=odds shape=3x3'),
    before: ['odds:black+1'],
    solution: ['take:black'],
    wrong: [{ move: /^take:red$/, say: 'red' }],
  },
  {
    id: 'game',
    level: 1,
    // As wide as it is high, it lies upright on every screen.
    start: position(
      ['-- 4d 9c --', '7h Qs ** 3s', '6h 5h Kd 8s', '-- Ac 2c --'],
      'turn=red lead=0 passed=no shape=-xx-/xxxx/xxxx/-xx-',
    ),
    solution: [],
  },
];

const examples: readonly LessonStep<AntWarSnapshot>[] = [
  {
    id: 'three',
    seat: 'black',
    start: position(['7h 3s 9c', '2c Ts 5h', '4d 8s 6h'], 'turn=black lead=2 passed=no'),
    solution: ['b3-a3', 'b2-c2', 'b1-a1'],
    goal: ({ turn }) => turn === 'red',
  },
  {
    id: 'half',
    start: position(['7h 3s 9c', '2c Ts 5h', '4d 8s 6h'], 'turn=red lead=1 passed=no half=yes'),
    solution: ['a3-b3', 'c2-c3'],
    goal: ({ phase }) => phase === 'cut',
  },
];

export const lessons: Lessons = {
  steps,
  examples,
  // The points are on the plates.
  plates: true,
  text: (key) => t(key as keyof typeof en),
};
