// Snapshots and refusals that boards write have the types that the page reads them by (web/src/games/NAME/snapshot.ts): no field is missing,
// none is unknown, and every word is one of its type.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { repository } from '../support/program.mjs';
import { randomGame } from './support/random_games.mjs';

const ts = createRequire(`${repository}web/package.json`)('typescript');
const { TypeFlags } = ts;

/** Returns a function that says what in a value is not as a type has it that this source of the page exports. */
function typesOf(source) {
  const file = `${repository}web/src/${source}`;
  const options = { target: ts.ScriptTarget.ES2022, moduleResolution: ts.ModuleResolutionKind.Bundler };
  const program = ts.createProgram([file], { ...options, module: ts.ModuleKind.ESNext, types: [], strict: true });
  const checker = program.getTypeChecker();
  const exports = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)));
  const named = (name) => checker.getDeclaredTypeOfSymbol(exports.find((symbol) => symbol.name === name));

  function objections(value, type, place) {
    const unless = (holds) =>
      holds ? [] : [`${place}: ${JSON.stringify(value)} is not ${checker.typeToString(type)}`];
    if (type.isUnion()) return unless(type.types.some((member) => objections(value, member, place).length === 0));
    if (type.isLiteral()) return unless(value === type.value);
    if (type.flags & TypeFlags.BooleanLiteral) return unless(String(value) === checker.typeToString(type));
    if (type.flags & (TypeFlags.String | TypeFlags.Number)) return unless(typeof value === checker.typeToString(type));
    if (type.flags & TypeFlags.Null) return unless(value === null);
    if (value === null || typeof value !== 'object') return unless(false);
    if (checker.isArrayType(type) || checker.isTupleType(type)) {
      const members = checker.getTypeArguments(type);
      return value.flatMap((item, i) => objections(item, members[i] ?? members[0], `${place}[${i}]`));
    }
    const known = checker.getPropertiesOfType(type);
    const unknown = Object.keys(value).filter((key) => known.every(({ name }) => name !== key));
    return [
      ...unknown.map((key) => `${place}.${key}: unknown`),
      ...known.flatMap((property) => {
        const { name, flags } = property;
        if (name in value) return objections(value[name], checker.getTypeOfSymbol(property), `${place}.${name}`);
        return flags & ts.SymbolFlags.Optional ? [] : [`${place}.${name}: missing`];
      }),
    ];
  }
  return (value, name) => objections(value, named(name), name);
}

/** All snapshots and refusals of a game by random moves, with taps between them. */
async function written(dealt) {
  const { board, below, next } = await randomGame(dealt);
  assert.equal(board.text('new_game', dealt), '');
  const [snapshots, refusals] = [[board.snapshot()], []];
  board.call('set_premoves', 1);
  while (snapshots.length < 150 && snapshots.at(-1).status.kind === 'playing') {
    board.call('set_watcher', below(3) - 1);
    board.call('set_players', 1 + below(3));
    board.call('choose', below(3));
    for (let tap = 0; tap < 3; tap += 1) board.call('activate', below(40));
    snapshots.push(board.snapshot());
    for (const asked of ['refusal', 'premove_refusal']) refusals.push(JSON.parse(board.text(asked)));
    assert.equal(board.text(...next(board.snapshot())), '');
    board.call('finish_animation');
    snapshots.push(board.snapshot());
  }
  return { snapshots, refusals: refusals.filter((facts) => facts?.reason) };
}

const GAMES = { army_ants: 'ArmyAntsSnapshot', ant_war: 'AntWarSnapshot', red_vs_black: 'RedVsBlackSnapshot' };
const DEALS = {
  army_ants: ['army-ants edition=2008 seed=3', 'army-ants edition=community setup=minor seed=4'],
  ant_war: ['ant-war seed=6', 'ant-war shape=xx-xx/xxxxx/xxxxx deck=analytical rounds=1 seed=2'],
  red_vs_black: ['red-vs-black seed=8', 'red-vs-black clear=60 seed=9'],
};

for (const [game, type] of Object.entries(GAMES))
  test(`${type} is what the board of the game writes, and RefusalFacts what it refuses`, async () => {
    const games = await Promise.all(DEALS[game].map(written));
    const snapshots = games.flatMap((played) => played.snapshots);
    assert.ok(snapshots.length > 100, `${snapshots.length} snapshots`);
    const objections = typesOf(`games/${game}/snapshot.ts`);
    for (const snapshot of snapshots) assert.deepEqual(objections(snapshot, type), []);
    const refusalObjections = typesOf('model/snapshot.ts');
    for (const refusal of games.flatMap((played) => played.refusals))
      assert.deepEqual(refusalObjections(refusal, 'RefusalFacts'), []);
    // The check can fail.
    const [whole] = snapshots;
    const lacking = { ...whole };
    delete lacking.ply;
    for (const wrong of [{ ...whole, unknown: 1 }, lacking, { ...whole, phase: 'nap' }, { ...whole, length: '1' }])
      assert.equal(objections(wrong, type).length, 1);
  });

/** The enumerators of an enumeration of the sources, as the page writes them. */
function enumerators(source, name) {
  const text = readFileSync(`${repository}src/${source}`, 'utf8').replace(/\/\/.*/g, '');
  const [, list] = new RegExp(`enum class ${name}\\b[^{]*\\{([^}]*)\\}`).exec(text);
  return list
    .match(/[A-Z]\w*/g)
    .map((word) => word.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase());
}
/** The words that follow this one in a source of the page, up to the next semicolon. */
const wordsAfter = (source, begin) => {
  const text = readFileSync(`${repository}web/src/${source}`, 'utf8');
  return text
    .slice(text.indexOf(begin))
    .split(';', 1)[0]
    .match(/(?<=')[\w-]+(?=')/g);
};

test('the page counts settings, answers, events and marks as the board does', () => {
  for (const [source, name, begin, page = 'board/module.ts'] of [
    ['view/shared/theme.h', 'ThemeName', 'THEMES: '],
    ['view/shared/layout.h', 'CardShape', 'ORIENTATIONS: '],
    ['board/board.h', 'Gestures', 'GESTURES: '],
    ['view/army_ants/input.h', 'Choice', 'CHOICES = ', 'games/army_ants/chooser.ts'],
  ])
    assert.deepEqual(enumerators(source, name), wordsAfter(page, begin));
  const numbered = (file) =>
    [...readFileSync(repository + file, 'utf8').matchAll(/([A-Z]\w+)(?: =|:) (\d)/g)].map(([, ...pair]) => pair);
  assert.deepEqual(numbered('web/src/board/events.ts'), numbered('src/board/board_event.h'));
  assert.equal(numbered('src/board/board_event.h').length, 4);
  assert.deepEqual(
    enumerators('view/sprites/picture.h', 'Mark').sort(),
    wordsAfter('model/snapshot.ts', 'MarkName').sort(),
  );
});
