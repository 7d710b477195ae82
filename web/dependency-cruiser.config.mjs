// Which room of src/ may import from which, type imports counted: only what lies on a floor below. Run by tests/lint/page_layers.mjs.

const floors = [
  ['model', 'offline'],
  ['board', 'thinker', 'storage'],
  ['i18n'],
  ['session', 'art'],
  ['ui', 'feedback'],
  ['contract'],
  ['games', 'library'],
  ['screens'],
  ['app'],
];

/** Arrows that go up all the same: the list only shrinks. Circles that lead over them are told with them. */
export const KNOWN = [
  'src/session/ports.ts -> src/contract/game_page.ts',
  'src/session/session.ts -> src/contract/game_page.ts',
  'src/session/session.ts -> src/games/army_ants/deploy/deployment.ts',
  'src/session/state.ts -> src/contract/game_page.ts',
  'src/session/state.ts -> src/games/army_ants/deploy/deployment.ts',
  'src/session/wording.ts -> src/contract/game_page.ts',
];
const knownFrom = [...new Set(KNOWN.map((arrow) => arrow.split(' -> ')[0]))];

/** What a room may not import: everything above it, and its neighbours. */
const upward = floors.flatMap((floor, index) =>
  floor.map((room) => {
    const barred = floors.slice(index).flat();
    return {
      name: `${room} looks up`,
      severity: 'error',
      from: { path: `^src/${room}/` },
      to: { path: `^src/(${barred.filter((other) => other !== room).join('|')})/` },
    };
  }),
);

export default {
  forbidden: [
    ...upward,
    {
      name: 'circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: `^(${knownFrom.join('|')})$` } },
    },
    {
      name: 'games apart',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'lit below the user interface',
      severity: 'error',
      from: { path: '^src/(model|offline|board|thinker|storage|i18n|session)/' },
      to: { path: '^node_modules/lit' },
    },
    {
      name: 'tests in the page',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/testing/|\\.test\\.ts$' },
      to: { path: '^src/testing/|\\.test\\.ts$' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^src/testing/|\\.test\\.ts$' },
  },
};
