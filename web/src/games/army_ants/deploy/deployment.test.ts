// A set-up that was sealed, and whose moves the board does not take: from a damaged save or one that was changed by hand.

import { beforeEach, expect, test, vi } from 'vitest';
import { readDeployment, type Seal } from './deployment';
import { FakeBoard } from '../../../testing/fake_board';
import { SlowThinker } from '../../../testing/fakes';
import type { Players } from '../../../model/player';
import type { SeatName } from '../../../model/snapshot';
import type { BoardPort } from '../../../session/ports';
import { ThinkerFailure } from '../../../thinker/thinker';
import { Deployment } from './deployment';
import { complete } from './staging';

const COMPUTER_BLACK: Players = { red: { kind: 'person', name: '' }, black: { kind: 'computer', level: 1 } };
const SEAL: Seal = { seat: 'black', salt: 'ab', hash: 'cd', setup: 'army-ants setup=total side=black', moves: [] };

let board: FakeBoard;
let deployment: Deployment;
const follow = async (): Promise<boolean> => deployment.follow(board.snapshot());

beforeEach(() => {
  board = new FakeBoard();
  board.newGame('army-ants edition=2020 setup=total');
  const match = {
    board,
    isWritable: true,
    change: (act: (port: BoardPort) => string) => act(board) === '',
    watch: (seat: SeatName | null) => board.setWatcher(seat),
  };
  const thinker = new SlowThinker();
  deployment = new Deployment({ match, thinker, changed: () => undefined, placed: () => void follow() });
});

test.each([
  ['at once', ['zz']],
  ['after the first of them', ['As@e5', 'zz']],
  ['for lack of them', []],
])('refused %s: the computer arranges the rest, and the seal counts as broken', async (_when, moves) => {
  board.refuses = 'zz';
  deployment.begin(COMPUTER_BLACK, { seal: { ...SEAL, moves }, slots: null });
  await follow();
  await deployment.arrange();
  expect(complete(deployment.state.staging ?? expect.fail('no cards lie before Red'))).toBe(true);
  deployment.confirm();
  await vi.waitFor(() => expect(deployment.state.kept).toBe(false));
  expect(board.snapshot().phase).toBe('battle');
});

test('a seal whose code does not arrive is a failure that can be repaired by asking again', async () => {
  vi.doMock('./seal', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  deployment.begin(COMPUTER_BLACK, null);
  await expect(follow()).rejects.toThrow(ThinkerFailure);
  vi.doUnmock('./seal');
  await follow();
  expect(deployment.state).toMatchObject({ seat: 'red', staging: {} });
});

test('cards that the board does not take from a person lie before them again', async () => {
  deployment.begin(COMPUTER_BLACK, null);
  await follow();
  await vi.waitFor(() => expect(deployment.state.staging).not.toBeNull());
  await deployment.arrange();
  board.refuses = (deployment.state.staging?.slots[0] ?? '') + '@a4';
  deployment.confirm();
  await vi.waitFor(() => expect(deployment.state).toMatchObject({ seat: 'red', handingOver: false, kept: null }));
  await vi.waitFor(() => expect(deployment.state.staging?.hand).toHaveLength(19));
});

test('what is kept is checked piece by piece', () => {
  const seal = { ...SEAL, moves: ['Qs@e5'] };
  const slots = ['Qh', ''];
  expect(readDeployment({ seal, slots })).toEqual({ seal, slots });
  expect(readDeployment({ seal: { ...seal, moves: 3 }, slots })).toEqual({ seal: null, slots });
  expect(readDeployment({ seal, slots: Array.from({ length: 40 }, () => 'Qh') })).toEqual({ seal, slots: null });
  for (const odd of ['nonsense', null, undefined]) expect(readDeployment(odd)).toEqual({ seal: null, slots: null });
});
