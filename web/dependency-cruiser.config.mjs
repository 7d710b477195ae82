// Which room of src/ may import from which, type imports counted: only what lies on a floor below. Run by tests/suites/lint.

const floors = [
  ['model', 'offline'],
  ['board', 'thinker', 'storage'],
  ['i18n'],
  ['session', 'art'],
  ['ui', 'feedback'],
  ['contract'],
  ['games', 'library', 'accessories', 'frame'],
  ['screens'],
  ['lessons', 'editor'],
  ['analysis', 'puzzles', 'remote'],
  ['app'],
];

/** A room may not import anything above it, nor its neighbours. */
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
      to: { circular: true },
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
