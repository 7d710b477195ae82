// Links and backups of the first version: what later versions write may change, what they read may not.

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readBackup } from './backup';
import { readLink } from './link';

const golden = fileURLToPath(new URL('../../../tests/golden', import.meta.url));
const text = (path: string): string => readFileSync(`${golden}/${path}`, 'utf8');

test.each(readdirSync(`${golden}/links`))('the link %s leads to its record', (name) => {
  expect(readLink(text(`links/${name}`).trim())).toEqual({ record: text(`records/${name}`) });
});

test('there are links of every game', () => {
  expect(readdirSync(`${golden}/links`)).toEqual(
    expect.arrayContaining(['ant_war.txt', 'army_ants.txt', 'red_vs_black.txt']),
  );
});

test('the backup has its games, its settings and what was set aside', () => {
  const backup = readBackup(text('backups/first.json'));
  if ('problem' in backup) throw new Error(backup.problem);
  expect(backup.games.map(({ id, game, ply, over }) => [id, game, ply, over])).toEqual([
    ['golden-1', 'army-ants', 35, true],
    ['golden-2', 'army-ants', 41, false],
  ]);
  expect(backup.games.map(({ record }) => record)).toEqual([
    text('records/army_ants.txt'),
    text('records/army_ants_undone.txt'),
  ]);
  expect(backup.games[0]?.players).toEqual({
    red: { kind: 'person', name: 'Anna' },
    black: { kind: 'computer', level: 3 },
  });
  expect(backup.settings).toMatchObject({ theme: 'dark', hand: 'left', level: 3, nameRed: 'Anna' });
  expect(backup.unreadable).toEqual(['{"format":"anthill-game 1", broken']);
});
