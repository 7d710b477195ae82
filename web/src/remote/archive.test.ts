// A match that is over goes into the library with all its messages, and with its result for the statistics.

import { expect, test, vi } from 'vitest';
import type { SavedGame } from '../model/saved_game';
import type { MatchProtocol } from './match_protocol';
import type { MatchPlay, PlayedSession } from './match_play';
import { archiveMatch, transcriptIn } from './archive';

const RECORD = 'anthill-game 1\nstart army-ants here\nmoves a1-a2\nresult won red resigned\n';

async function archived(result: string, lines: number, swapped = false): Promise<SavedGame> {
  const text = Array.from({ length: lines }, (_, n) => `${n} move:a1-a2 t=${n}\n`).join('');
  const put = vi.fn((_saved: SavedGame) => Promise.resolve(true));
  const session = {
    state: {
      match: { snapshot: { secret: true, ply: 1, swapped }, game: { play: { countAt: () => 1 } } },
    },
  };
  const facts = { game: 'army-ants', names: { host: 'Bo', guest: 'Ada' }, red: 'guest', result };
  const done = await archiveMatch(
    { put },
    { match: { id: 'ab'.repeat(16), text, time: 5 }, facts } as unknown as MatchPlay,
    { open: () => '', record: RECORD } as unknown as MatchProtocol,
    session as unknown as PlayedSession,
  );
  expect(done).toBe(true);
  const [saved] = put.mock.calls[0] ?? expect.fail('nothing was kept');
  expect(transcriptIn(saved.record)).toBe(saved.link === 'verified' ? text : '');
  return saved;
}

test.each([
  ['won red queen', 'red'],
  ['won black resigned', 'black'],
  ['won player 1 score', 'red'],
  ['won player 2 resigned', 'black'],
  ['draw agreed', 'draw'],
])('%s: the result by the seats in which the players began is %s', async (result, counted) => {
  expect(await archived(result, 10)).toMatchObject({
    game: 'army-ants',
    over: true,
    result: counted,
    link: 'verified',
  });
});

test('players who have changed colours are kept in the seats in which they began', async () => {
  const { players, record } = await archived('won player 2 resigned', 10, true);
  expect(players).toEqual({ red: { kind: 'person', name: 'Ada' }, black: { kind: 'person', name: 'Bo' } });
  expect(record).toContain('note black human Bo');
});

test('a match with more messages than a record holds is kept as not verified', async () => {
  expect(await archived('won red queen', 600)).toMatchObject({ result: 'red', link: 'unverified' });
});
