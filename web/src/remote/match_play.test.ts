// A match between two devices on the board: what the other side has done happens there as it would on one device.

import { expect, test, vi } from 'vitest';
import { readRecordText } from '../model/record_text';
import type { RemoteMatch } from '../model/remote_match';
import type { DraftFacts } from './match_protocol';
import { type MatchPlayHost, MatchPlay, movesToUndo, type PlayedProtocol, type PlayedSession } from './match_play';

const START = 'red-vs-black red=0000000000 black=0000000000 tactics=3,3 phase=commit turn=1';
const OPENED = ['commit:1', 'commit:2'];
const RED_THROWS = 'throw:5r@1.20;3.40,2b@1.00;1.00,3b@2.00;2.00';
const BLACK_THROWS = 'throw:1r@1.20;3.40,2b@1.00;1.00,9b@2.00;2.00';

/** Each message shows one move more than the one before; the draft of the next one draws Black's throw. */
class FakeProtocol implements PlayedProtocol {
  text = '';
  private drafts = false;
  open(text: string): string {
    this.text = text;
    this.drafts = false;
    return '';
  }
  begin(): string {
    this.drafts = true;
    return '';
  }
  choose = (_choice: string): string => '';
  back = () => 'nothing';
  end = () => '';
  get facts(): DraftFacts {
    const messages = this.text.split('\n').length - 1;
    const moves = [...OPENED, ...(messages > 5 ? [RED_THROWS] : []), ...(this.drafts ? [BLACK_THROWS] : [])];
    return {
      id: '00',
      game: 'red-vs-black',
      options: '',
      seat: 'red',
      names: { host: 'Ada', guest: 'Bo' },
      messages,
      result: '',
      next: messages % 2 === 0 ? 'host' : 'guest',
      red: 'host',
      asked: null,
      offersDraw: false,
      asksUndo: 0,
      due: 'move',
      start: START,
      moves,
      hidden: 0,
      choices: 0,
      complete: false,
      decides: this.drafts,
      answers: false,
      undoable: 0,
      resignable: true,
      drawable: false,
      secret: '',
      setup: false,
    };
  }
}

function match(messages: number): RemoteMatch {
  const text = Array.from({ length: messages }, (_, n) => `${n}\n`).join('');
  return {
    id: '00',
    side: 'host',
    root: '11',
    secret: '',
    draft: [],
    setup: null,
    text,
    time: 1,
    conflict: null,
    left: false,
    archived: false,
  };
}

/** A session that does everything at once, and everything that it was told. */
function boardOf(): { told: string[]; session: PlayedSession } {
  const told: string[] = [];
  const board = { snapshot: { ply: 0, animating: false, held: false }, record: { moves: [] as string[] } };
  const session = {
    state: { match: board, mode: { kind: 'live' } },
    place: ({ record }: { record: string }) => {
      board.record.moves = [...(readRecordText(record)?.moves ?? [])];
      board.snapshot.ply = board.record.moves.length;
      return Promise.resolve();
    },
    command: (move: string) => {
      told.push(move);
      board.record.moves.push(move);
      board.snapshot.ply = board.record.moves.length;
    },
    subscribe: () => () => undefined,
    look: { turnRound: () => undefined },
    secretSetup: null,
    aimed: null,
    chance: () => undefined,
  } as unknown as PlayedSession;
  return { told, session };
}

/** It says of the match what this changes. */
function protocolSaying(change: () => Partial<DraftFacts>, text = match(6).text): FakeProtocol {
  const protocol = new FakeProtocol();
  protocol.text = text;
  const { facts } = protocol;
  vi.spyOn(protocol, 'facts', 'get').mockImplementation(() => ({ ...facts, ...change() }));
  return protocol;
}

/** A screen on which nothing happens. */
const QUIET: MatchPlayHost = {
  lockBoard: () => undefined,
  changed: () => undefined,
  toThrow: () => undefined,
  wait: () => Promise.resolve(),
  keep: () => Promise.resolve(true),
  keepDraft: () => undefined,
};

test('the dice of both sides fly where they are shown, each before its move', async () => {
  const { told, session } = boardOf();
  const play = new MatchPlay(match(6), new FakeProtocol(), session, {
    ...QUIET,
    toThrow: (move) => told.push(`flies ${move.slice(0, 8)}`),
  });
  await play.open();
  expect(told).toEqual(['flies throw:5r', RED_THROWS, 'flies throw:1r', BLACK_THROWS]);
});

test('a round that this side has ended is not counted once more when the next one is dealt', async () => {
  const { told, session } = boardOf();
  const protocol = new FakeProtocol();
  const { facts } = protocol;
  const round = ['odds:none', 'take:red', 'pass', 'pass'];
  vi.spyOn(protocol, 'facts', 'get').mockImplementation(() => {
    const messages = protocol.text.split('\n').length - 1;
    return { ...facts, messages, next: 'host', moves: messages > 5 ? [...round, 'deal:7', 'odds:none'] : round };
  });
  await new MatchPlay(match(6), protocol, session, QUIET).open();
  expect(told).toEqual(['odds:none']);
});

test.each([
  ['sent', () => Promise.resolve(true), 7],
  ['overtaken', () => Promise.resolve(false), 6],
  ['no-room', () => Promise.reject(new Error('full')), 6],
])('a message is %s by what the storage says, and only then another match', async (sent, keep, messages) => {
  const protocol = new FakeProtocol();
  const play = new MatchPlay(match(6), protocol, boardOf().session, { ...QUIET, keep });
  await play.open();
  protocol.end = () => {
    protocol.text += '6\n';
    return '';
  };
  expect(await play.send()).toBe(sent);
  expect(play.facts.messages).toBe(messages);
});

test('a message that found no room is as complete as it was: it can be sent again, and only once', async () => {
  const protocol = new FakeProtocol();
  let chosen: string[] = [];
  protocol.choose = (choice: string) => {
    chosen.push(choice);
    return '';
  };
  let full = true;
  const play = new MatchPlay(match(6), protocol, boardOf().session, {
    ...QUIET,
    keep: () => (full ? Promise.reject(new Error('full')) : Promise.resolve(true)),
  });
  await play.open();
  play.choose('move:keep');
  play.choose('offer-draw');
  protocol.end = () => {
    if (chosen.length < 2) return 'the draft is not complete';
    protocol.text += '6\n';
    chosen = [];
    return '';
  };
  expect(await play.send()).toBe('no-room');
  expect(chosen).toEqual(['move:keep', 'offer-draw']);
  full = false;
  expect(await Promise.all([play.send(), play.send()])).toEqual(['sent', 'refused']);
  expect(play.refused).toBe('');
  expect(play.match.text).toBe(match(7).text);
});

test('choices that were not sent are there when the match is opened again, and go with a change of mind', async () => {
  let chosen: string[] = [];
  const protocol = new FakeProtocol();
  protocol.begin = () => {
    chosen = [];
    return '';
  };
  protocol.choose = (choice) => {
    chosen.push(choice);
    return '';
  };
  let kept = match(6);
  const open = async (): Promise<MatchPlay> => {
    const play = new MatchPlay(kept, protocol, boardOf().session, { ...QUIET, keepDraft: (next) => (kept = next) });
    await play.open();
    return play;
  };
  const first = await open();
  first.choose('move:keep');
  first.choose('offer-draw');
  const again = await open();
  expect(chosen).toEqual(['move:keep', 'offer-draw']);
  expect([again.isBegun, again.last, kept.text]).toEqual([true, 'offer-draw', match(6).text]);
  await again.takeBack();
  expect(kept.draft).toEqual(['move:keep']);
  await again.takeBack();
  expect(kept.draft).toEqual([]);
});

test('a set-up that is not ready lies there again when the match is opened again, and while another message is looked at', async () => {
  const { session } = boardOf();
  const board = session as unknown as { secretSetup: unknown };
  let follow = (): void => undefined;
  session.subscribe = (listener) => {
    follow = listener;
    return () => undefined;
  };
  const placed: unknown[] = [];
  const lay = session.place;
  session.place = (position) => {
    placed.push([readRecordText(position.record)?.moves, position.deploy]);
    return lay(position);
  };
  const protocol = protocolSaying(() => ({ setup: true, decides: true }));
  const { facts } = protocol;
  let kept = match(6);
  const play = new MatchPlay(kept, protocol, session, { ...QUIET, keepDraft: (next) => (kept = next) });
  await play.open();
  const row = { slots: ['03', '04'] };
  board.secretSetup = { reveal: () => undefined, kept: row };
  session.command('01@a4', 0);
  session.command('02@b4', 0);
  follow();
  expect([kept.setup, kept.draft]).toEqual([{ moves: ['01@a4', '02@b4'], row }, []]);
  play.choose('resign');
  await play.takeBack();
  await new MatchPlay(kept, protocol, session, QUIET).open();
  const moves = [...facts.moves, '01@a4', '02@b4'];
  expect(placed).toEqual([
    [facts.moves, null],
    [moves, row],
    [moves, row],
  ]);
  await play.send();
  expect(play.match.setup).toBeNull();
});

test('choices that no longer fit are dropped', async () => {
  const protocol = new FakeProtocol();
  protocol.choose = () => 'no such move';
  const play = new MatchPlay({ ...match(6), draft: ['move:keep'] }, protocol, boardOf().session, QUIET);
  await play.open();
  expect([play.isBegun, play.refused]).toEqual([false, '']);
});

test('nothing can be sent while the board is still being laid for what the other side has done', async () => {
  const { session } = boardOf();
  let laid = (): void => undefined;
  const lay = session.place;
  session.place = (record) => new Promise<void>((resolve) => (laid = resolve)).then(() => lay(record));
  const held: boolean[] = [];
  const play = new MatchPlay(match(6), new FakeProtocol(), session, {
    ...QUIET,
    lockBoard: (on) => void held.push(on),
  });
  const opened = play.open();
  expect(play.showing).toBe(true);
  expect(held).toEqual([true]);
  laid();
  await opened;
  expect(play.showing).toBe(false);
  expect(held.at(-1)).toBe(false);
});

test('nothing is asked for while a choice that was taken back still lies on the board', async () => {
  const { session } = boardOf();
  const lay = session.place;
  const held: boolean[] = [];
  const play = new MatchPlay(match(6), new FakeProtocol(), session, {
    ...QUIET,
    lockBoard: (on) => void held.push(on),
  });
  await play.open();
  let laid = (): void => undefined;
  session.place = (record) => new Promise<void>((resolve) => (laid = resolve)).then(() => lay(record));
  play.choose('move:keep');
  expect([play.decides, held.at(-1)]).toEqual([true, false]);
  const taken = play.takeBack();
  expect([play.facts.decides, play.decides, held.at(-1)]).toEqual([true, false, true]);
  laid();
  await taken;
  expect([play.decides, held.at(-1)]).toEqual([true, false]);
});

test('what stood in for a sealed choice leaves the board with the answer to it', async () => {
  const { session } = boardOf();
  let moved = (): void => undefined;
  session.subscribe = (listener) => {
    moved = listener;
    return () => undefined;
  };
  let answered = false;
  const protocol = protocolSaying(() => ({
    moves: answered ? [] : ['commit:none'],
    hidden: answered ? 0 : 1,
    decides: !answered,
  }));
  protocol.choose = () => {
    answered = true;
    return '';
  };
  const play = new MatchPlay(match(6), protocol, session, QUIET);
  await play.open();
  const board = (): readonly string[] | undefined => session.state.match?.record.moves;
  expect(board()).toEqual(['commit:none']);
  session.command('commit:1,2', 1);
  moved();
  await vi.waitUntil(() => board()?.length === 0);
});

test.each([
  ['opens a sealed choice shows what was under it', 'move', OPENED, 0, OPENED],
  ['leaves a choice sealed puts its stand-in on the board', 'setup', ['commit:none'], 1, ['commit:none']],
] as const)('an answer that %s', async (_, due, moves, hidden, laid) => {
  const { session } = boardOf();
  let answered = false;
  const protocol = protocolSaying(() => ({
    ...(answered ? { moves, hidden } : { moves: ['commit:none'], hidden: 1 }),
    setup: due === 'setup',
    answers: !answered,
    decides: answered,
  }));
  protocol.choose = () => {
    answered = true;
    return '';
  };
  const play = new MatchPlay(match(6), protocol, session, QUIET);
  await play.open();
  play.choose('decline-draw');
  await vi.waitUntil(() => !play.showing && play.decides);
  expect(session.state.match?.record.moves).toEqual(laid);
});

const OTHER_TURN = { next: 'guest', decides: false, moves: ['commit:none'], hidden: 1 } as const;
test.each([
  ['is being made', '5 seal:00', {}, ['move:commit:1,4'], 'commit:1,4'],
  ['is being made, with an offer', '5 seal:00', {}, ['move:commit:1,4', 'offer-draw'], 'commit:1,4'],
  ['is not made yet', '5 seal:00', {}, [], ''],
  ['is sealed and sent', '6 seal:00', OTHER_TURN, [], 'commit:2,3'],
  ['was opened', '6 open:00:commit:2,3 hand:300,0', { ...OTHER_TURN, moves: OPENED, hidden: 0 }, [], ''],
  ['was the open answer', '6 move:commit:5', { ...OTHER_TURN, red: 'guest', moves: [], hidden: 0 }, [], 'commit:5'],
  ['is the other side’s', '6 nothing', { ...OTHER_TURN, red: 'guest' }, [], ''],
] as const)('a commitment that %s', async (_, line, changed, choices, committed) => {
  const kept = { ...match(6), secret: 'commit:2,3', text: `${match(6).text}${line}\n` };
  const protocol = protocolSaying(() => ({ next: 'host', decides: true, ...changed }), kept.text);
  const play = new MatchPlay(kept, protocol, boardOf().session, QUIET);
  await play.open();
  for (const choice of choices) play.choose(choice);
  expect(play.committed).toBe(committed);
});

test('a finished round has been looked at when its reader goes on, unless the next one is about to be shown', async () => {
  const { session } = boardOf();
  let showing: (() => void) | null = null;
  const play = new MatchPlay(match(6), new FakeProtocol(), session, {
    ...QUIET,
    wait: () => new Promise((resolve) => (showing = resolve)),
  });
  void play.open();
  await vi.waitUntil(() => showing !== null);
  session.chance(2);
  expect(play.roundSeen).toBe(false);
  await play.takeBack();
  expect(play.roundSeen).toBe(true);
});

test.each([
  ['one’s own move and the answer to it', 'red black', 'red', 2, 2],
  ['two moves of one’s own in a row, of which the first is final', 'red red black', 'red', 2, 2],
  ['the other side’s move alone, which is not one’s own to take back', 'red', 'black', 1, 0],
  ['an own move that is final', 'black red', 'black', 1, 0],
  ['nothing', '', 'red', 0, 0],
] as const)('may be asked back: %s', (_, seats, seat, undoable, count) => {
  const moves = seats.split(' ').filter(Boolean) as ('red' | 'black')[];
  const snapshot = { moves: moves.map((each) => ({ text: 'keep', seat: each })), ply: moves.length };
  const { facts } = new FakeProtocol();
  expect(movesToUndo(snapshot, { facts: { ...facts, undoable }, seat })).toBe(count);
});
