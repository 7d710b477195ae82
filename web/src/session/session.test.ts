import { beforeEach, describe, expect, test } from 'vitest';
import { armyAnts } from '../games/army_ants/army_ants';
import type { SavedGame } from '../model/saved_game';
import { recordOf } from '../testing/fake_board';
import { turnOver } from '../testing/fakes';
import {
  AGAINST_BLACK,
  AGAINST_RED,
  board,
  comeFirst,
  DEALT,
  FRIENDS,
  moveByHand,
  saves,
  seat,
  session,
  sitDown,
  thinker,
} from '../testing/table';

const keptGame = (): SavedGame => saves.current ?? expect.fail('nothing was saved');

beforeEach(() => comeFirst());

describe('playing', () => {
  test('two friends: nobody thinks, both may move, Red sits below', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('a');
    expect(thinker.busy).toBe(false);
    expect(thinker.warm).toBeNull();
    expect(board.hands).toEqual(['red', 'black']);
    expect(board.look?.bottom).toBe('red');
  });

  test('the computer answers a move, and knows level, seed and moves', async () => {
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    expect(thinker.busy).toBe(false);
    expect(thinker.warm).toBe(armyAnts.id);
    moveByHand('a');
    expect(thinker.questions).toEqual([{ start: 'start for=black', moves: ['a'], limits: 'level 2 seed 7' }]);
    expect(session.state.thinking).toBe(true);
    await thinker.answer('b');
    expect(board.moves).toEqual(['a', 'b']);
    expect(session.state.thinking).toBe(false);
  });

  test('the computer begins when it is Red, and its opponent sits below', async () => {
    await session.begin(armyAnts, AGAINST_RED, 7, DEALT);
    expect(thinker.busy).toBe(true);
    expect(board.hands).toEqual(['black']);
    expect(board.look?.bottom).toBe('black');
  });

  test('a computer that fails can be woken up', async () => {
    await session.begin(armyAnts, AGAINST_RED, 7, DEALT);
    await thinker.fail();
    expect(session.state.notice).toEqual({ kind: 'engine-stopped' });
    session.retryEngine();
    await thinker.answer('a');
    expect(board.moves).toEqual(['a']);
    expect(session.state.notice).toMatchObject({ kind: 'played' });
  });

  test('a typed move that the rules refuse is refused as a tap would be', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    const facts = { reason: 'way-blocked', cell: 12 };
    board.refusals.set('a1-a9', facts);
    session.command('a1-a9', 0);
    expect(session.state.notice).toEqual({ kind: 'refused', facts });
    expect(board.moves).toEqual([]);
  });

  test('a move of the computer that the board refuses stalls it', async () => {
    await session.begin(armyAnts, AGAINST_RED, 7, DEALT);
    board.refuses = 'nonsense';
    await thinker.answer('nonsense');
    expect(session.state.notice).toEqual({ kind: 'engine-stopped' });
  });

  test('the result is shown when the Queen has been captured, and said once', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('aQ');
    await turnOver();
    expect(session.state.celebrating).toBe(true);
    expect(session.state.announcement).toBe('Anna (Red) wins. The Black Queen has been captured.');
  });

  test('who resigns loses', async () => {
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    session.resign();
    expect(session.state.match?.snapshot.status).toEqual({ kind: 'won', winner: 'black', reason: 'resigned' });
  });
});

describe('undo', () => {
  test('takes the answer of the computer back with the move it answered', async () => {
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    moveByHand('a');
    await thinker.answer('b');
    session.undo();
    expect(board.ply).toBe(0);
    expect(thinker.busy).toBe(false);
    session.redo();
    expect(board.ply).toBe(2);
  });

  test('while the computer thinks: cancels it, and its late answer is not played', async () => {
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    moveByHand('a');
    session.undo();
    expect(thinker.busy).toBe(false);
    expect(session.state.thinking).toBe(false);
    await thinker.answer('b');
    expect(board.ply).toBe(0);
    expect(board.moves).toEqual(['a']);
  });

  test('an answer that comes after a new deal is not played', async () => {
    await session.begin(armyAnts, AGAINST_RED, 7, DEALT);
    await session.begin(armyAnts, FRIENDS, 8, DEALT);
    await thinker.answer('b');
    expect(board.moves).toEqual([]);
  });

  test('the first move of the computer cannot be taken back: it would only come again', async () => {
    await session.begin(armyAnts, AGAINST_RED, 7, DEALT);
    await thinker.answer('a');
    expect(session.undoTarget).toBeNull();
  });

  test('between friends every move counts', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('a');
    moveByHand('b');
    session.undo();
    expect(board.ply).toBe(1);
    expect(session.redoTarget).toBe(2);
  });
});

describe('saving', () => {
  test('every move is saved before anything else happens', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('a');
    expect(saves.current).toMatchObject({ record: recordOf('a'), ply: 1, seed: 7, players: FRIENDS });
  });

  test('a reload while the computer thinks: the game is there and it thinks again', async () => {
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    moveByHand('a');
    sitDown();
    expect(await session.resume()).toBe('opened');
    expect(board.moves).toEqual(['a']);
    expect(thinker.questions).toEqual([{ start: 'start for=black', moves: ['a'], limits: 'level 2 seed 7' }]);
    await thinker.answer('b');
    expect(board.moves).toEqual(['a', 'b']);
  });

  test('a reload after undo keeps what can be redone', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('a');
    moveByHand('b');
    session.undo();
    sitDown();
    await session.resume();
    expect(board.ply).toBe(1);
    expect(session.redoTarget).toBe(2);
  });

  test('a new deal puts an unfinished game away, and it can be had back', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('a');
    await session.begin(armyAnts, AGAINST_BLACK, 8, DEALT);
    expect(session.state.notice).toEqual({ kind: 'new-game' });
    await session.restorePrevious();
    expect(board.moves).toEqual(['a']);
    expect(session.state.match?.players).toEqual(FRIENDS);
    expect(saves.games.size).toBe(1); // nothing had happened in the other
  });

  test('every game of which something has happened is in the library, under a name of its own', async () => {
    for (const [index, move] of ['aQ', 'b', 'c'].entries()) {
      await session.begin(armyAnts, FRIENDS, index, DEALT);
      moveByHand(move);
    }
    expect([...saves.games.values()].map(({ record }) => record)).toEqual([
      recordOf('aQ'),
      recordOf('b'),
      recordOf('c'),
    ]);
  });

  test('a game of the library is taken up, and the one on the board stays there', async () => {
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    moveByHand('a');
    const { id } = session;
    await session.begin(armyAnts, FRIENDS, 8, DEALT);
    moveByHand('b');
    expect(await session.openKept(id)).toBe('opened');
    expect(board.moves).toEqual(['a']);
    expect(session.id).toBe(id);
    expect(session.state.thinking).toBe(true);
    expect([...saves.games.values()].map(({ record }) => record)).toEqual([recordOf('a'), recordOf('b')]);
    expect(await session.openKept('nowhere')).toBe('missing');
    expect(board.moves).toEqual(['a']);
  });

  test('a game that is only opened again keeps its time', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('a');
    saves.current = { ...keptGame(), time: 77 };
    sitDown();
    await session.resume();
    expect(keptGame().time).toBe(77);
    moveByHand('b');
    expect(keptGame().time).toBeGreaterThan(77);
  });

  test('a game that came from elsewhere counts for nothing', async () => {
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    moveByHand('aQ');
    expect(session.counts).toBe(true);
    saves.current = { ...keptGame(), result: null }; // as an import leaves it
    sitDown();
    await session.resume();
    expect(session.state.match?.snapshot.status.kind).toBe('won');
    expect(session.counts).toBe(false);
  });

  test('a game that is deleted leaves an empty table', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('a');
    session.forget();
    expect(session.state.match).toBeNull();
    expect(session.id).toBe('');
    board.moves = ['late'];
    session.boardEvents.rest();
    expect(session.state.match).toBeNull();
  });

  test('a new deal after a reload puts the waiting game away too', async () => {
    await session.begin(armyAnts, FRIENDS, 7, DEALT);
    moveByHand('a');
    sitDown();
    await session.begin(armyAnts, AGAINST_BLACK, 8, DEALT);
    expect([...saves.games.values()].map(({ record }) => record)).toEqual([recordOf('a')]);
    await session.restorePrevious();
    expect(board.moves).toEqual(['a']);
  });
});

describe('offering a draw to the computer', () => {
  test('it accepts when it stands worse', async () => {
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    moveByHand('a');
    await thinker.answer('b');
    const answer = session.offerDrawToComputer();
    await thinker.answer('c', 400);
    expect(await answer).toBe(true);
    expect(board.moves).toEqual(['a', 'b']);
  });

  test('it declines when it stands well, and the game goes on', async () => {
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    const answer = session.offerDrawToComputer();
    await thinker.answer('c', -50);
    expect(await answer).toBe(false);
    expect(session.state.notice).toMatchObject({ kind: 'text', text: 'The computer declines the draw and plays on.' });
  });

  test('a computer that fails leaves an offer that can be made again', async () => {
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    const failed = session.offerDrawToComputer();
    await thinker.fail();
    expect(await failed).toBeNull();
    expect(session.state.notice).toMatchObject({
      kind: 'text',
      text: expect.stringContaining('hasn’t answered') as string,
    });
    const answer = session.offerDrawToComputer();
    await thinker.answer('c', -50);
    expect(await answer).toBe(false);
  });

  test('a move made meanwhile withdraws the offer', async () => {
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    const answer = session.offerDrawToComputer();
    moveByHand('a');
    expect(await answer).toBeNull();
    expect(thinker.busy).toBe(true);
  });
});

describe('two tabs', () => {
  test('a game that goes on in another tab rests here until it is fetched', async () => {
    await session.begin(armyAnts, AGAINST_BLACK, 7, DEALT);
    moveByHand('a');
    session.onSavedInOtherTab('another-game', Infinity);
    session.onSavedInOtherTab(session.id, 0); // what the tab before this one has saved
    expect(session.state.notice).toBeNull();
    saves.saveElsewhere({ record: recordOf('a b c'), ply: 3 });
    session.onSavedInOtherTab(session.id, keptGame().stamp);
    expect(session.state.mode).toEqual({ kind: 'lockedByOtherTab' });
    expect(board.enabled).toBe(false);
    expect(session.state.thinking).toBe(false);
    expect(session.undoTarget).toBeNull();
    seat.cover(false);
    expect(board.enabled).toBe(false);
    session.undo();
    session.review.goTo(0);
    session.command('pass', 1);
    session.resign();
    expect(keptGame().record).toBe(recordOf('a b c'));
    expect(await session.resume()).toBe('opened');
    expect(board.moves).toEqual(['a', 'b', 'c']);
    expect(session.state.notice).toBeNull();
    expect(board.enabled).toBe(true);
  });

  test('before a game is taken up here, another tab concerns nobody', () => {
    session.onSavedInOtherTab('', Infinity);
    expect(session.state.notice).toBeNull();
  });
});

test('the record says who plays and when', async () => {
  await session.begin(
    armyAnts,
    { red: { kind: 'person', name: 'Anna' }, black: { kind: 'computer', level: 2 } },
    7,
    DEALT,
  );
  expect(board.notes.get('red')).toBe('human Anna');
  expect(board.notes.get('black')).toBe('computer 2');
  expect(board.notes.get('date')).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('a new game and its rematch are dealt by the rules asked for', async () => {
  await session.begin(armyAnts, FRIENDS, 7, 'edition=community setup=random');
  expect(board.dealt).toMatch(/^army-ants edition=community setup=random seed=\d+$/);
  await session.rematch(true);
  expect(board.dealt).toMatch(/^army-ants edition=community setup=random seed=\d+$/);
  expect(board.dealt).not.toMatch(/seed=7$/);
});

test('an open deal has a number, which deals it again; a deal that hides something has none', async () => {
  const noted = (): string | undefined => board.notes.get('deal');
  await session.begin(armyAnts, FRIENDS, 7, 'edition=2020 setup=random');
  const number = noted() ?? '';
  expect(number).toMatch(/^\d{1,9}$/);
  expect(board.dealt).toBe(`army-ants edition=2020 setup=random seed=${number}`);
  await session.rematch(true, number);
  expect(board.dealt).toBe(`army-ants edition=2020 setup=random seed=${number}`);
  expect(noted()).toBe(number);
  expect(board.notes.get('black')).toBe('human Anna');
  await session.begin(armyAnts, FRIENDS, 7, 'edition=2020 setup=minor', '5');
  expect(noted()).toBeUndefined();
  expect(board.dealt).not.toMatch(/seed=5$/);
});
