// The model games of every game. tests/cli/model_games.test.mjs replays them.

import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readModelGames } from '../library/model_records';
import { GAME_IDS, type GameId } from '../model/game_id';
import { playersOf, readRecordText } from '../model/record_text';
import { alikeOf } from '../screens/model_games';
import { en } from '../screens/model_games_en';

const MOST_BYTES = 30_000;
const ORDER: Record<GameId, string[]> = {
  'army-ants': ['ahead', 'short', 'fewer', 'rule', 'long'],
  'ant-war': ['pass', 'odds', 'cut', 'draw', 'stack'],
  'red-vs-black': ['short', 'heal', 'swap', 'units'],
};

describe.each(GAME_IDS)('the model games of %s', (game) => {
  const path = new URL(`${game.replaceAll('-', '_')}/model_games.txt`, import.meta.url);
  const games = readModelGames(readFileSync(path, 'utf8'));

  it('are twelve or more, each another game with a reason to be there', () => {
    expect(games.length).toBeGreaterThanOrEqual(12);
    expect(new Set(games.map(({ record }) => readRecordText(record)?.start)).size).toBe(
      game === 'red-vs-black' ? 1 : games.length,
    );
    for (const { kind } of games)
      expect(Object.keys(en)).toEqual(expect.arrayContaining([`kind.${kind}`, `see.${kind}`]));
  });

  it('are listed by what they teach, each once', () => {
    const listed = alikeOf(games);
    expect(listed.flatMap((alike) => alike.games)).toHaveLength(games.length);
    expect(listed.map(({ kind }) => kind)).toEqual(ORDER[game]);
  });

  it('come shortest first', () => {
    const lengths = games.map(({ moves }) => moves.length);
    expect(lengths).toEqual(games.map(({ record }) => readRecordText(record)?.moves.length));
    expect(lengths).toEqual([...lengths].sort((one, two) => one - two));
  });

  it('are games of the computer that are over, each small enough', () => {
    for (const { kind, record } of games) {
      const read = readRecordText(record);
      if (!read) throw new Error(`${kind} is no record`);
      const { red, black } = playersOf(read);
      expect([red.kind, black.kind], kind).toEqual(['computer', 'computer']);
      expect(read.result, kind).toMatch(/^(won|draw) /);
    }
    expect(brotliCompressSync(readFileSync(path)).length).toBeLessThanOrEqual(MOST_BYTES);
  });
});
