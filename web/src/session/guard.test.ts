// Two tabs with one game: whatever the older one is told to do, in whatever mode, it changes neither the board nor what is stored. The
// commands are found by reflection, so that a new one cannot be forgotten.

import { describe, expect, test } from 'vitest';
import { Deployment, deploymentOf } from '../games/army_ants/deploy/deployment';
import { armyAnts } from '../games/army_ants/army_ants';
import { BoardSeat } from './board_seat';
import { FakeBoard, recordOf } from '../testing/fake_board';
import { MemorySaves, SlowThinker, turnOver } from '../testing/fakes';
import type { Players } from '../model/player';
import { AGAINST_BLACK, COMPUTERS, DEALT, FRIENDS, sessionOf } from '../testing/table';

class Table {
  readonly saves = new MemorySaves();
  readonly board = new FakeBoard();
  readonly thinker = new SlowThinker();
  readonly session = sessionOf(this.thinker, this.saves);
  readonly seat = new BoardSeat(this.board, this.session);

  async begin(players: Players, moves: readonly string[] = [], dealt = DEALT): Promise<void> {
    await this.session.begin(armyAnts, players, 7, dealt);
    for (const move of moves) {
      this.board.play(move);
      this.session.boardEvents.changed();
    }
    await turnOver();
  }
  /** Another tab plays on. @param told and says so */
  async playElsewhere(told: boolean): Promise<void> {
    this.saves.saveElsewhere({ record: recordOf('a b c d'), ply: 4 });
    if (told) this.session.onSavedInOtherTab(this.session.id, this.saves.current?.stamp ?? 0);
    await turnOver();
  }
  get stored(): unknown {
    return structuredClone([this.saves.current, [...this.saves.games], this.saves.aside]);
  }
  get shown(): unknown {
    const { moves, ply, resigned, hands, enabled, watcher, dealt, notes } = this.board;
    return structuredClone([moves, ply, resigned, hands, enabled, watcher, dealt, [...notes]]);
  }
}

const MODES: Readonly<Record<string, (table: Table) => Promise<void>>> = {
  'two friends play': (table) => table.begin(FRIENDS, ['a', 'b']),
  'the computer thinks': (table) => table.begin(AGAINST_BLACK, ['a']),
  'an earlier move is looked at': async (table) => {
    await table.begin(FRIENDS, ['a', 'b']);
    table.session.review.goTo(1);
  },
  'the moves are shown one after the other': async (table) => {
    await table.begin(FRIENDS, ['a', 'b']);
    table.session.review.autoplay(true);
  },
  'the computer plays both sides': (table) => table.begin(COMPUTERS),
  'it is held up': async (table) => {
    await table.begin(COMPUTERS);
    table.session.spectating.pause(true);
  },
  'the result is celebrated': async (table) => {
    await table.begin(FRIENDS, ['a', 'b', 'cQ']);
    expect(table.session.state.celebrating).toBe(true);
  },
  'each move of a finished game is judged': async (table) => {
    await table.begin(FRIENDS, ['a', 'b', 'cQ']);
    table.session.review.showFindings();
    expect(table.session.state.mode).toMatchObject({ kind: 'reviewing', showsFindings: true });
  },
  'a move waits to be confirmed': async (table) => {
    table.session.confirmation.setSeats(['red', 'black']);
    await table.begin(FRIENDS, ['a']);
    expect(table.session.state.mode.kind).toBe('confirming');
  },
  'two set up in secret': async (table) => {
    await table.begin(FRIENDS, [], 'edition=2020 setup=total');
    deploymentOf(table.session)?.reveal();
    expect(deploymentOf(table.session)?.state.staging).not.toBeNull();
  },
  'one sets up against the computer': (table) => table.begin(AGAINST_BLACK, [], 'edition=2020 setup=total'),
  'a dialog is up': async (table) => {
    await table.begin(FRIENDS, ['a', 'b']);
    table.seat.cover(true);
  },
};

/** The calls that open a game, or put one away, unlock the page. They must not lose the other tab's moves. */
const OPENING = [
  'begin',
  'beginAt',
  'resume',
  'openKept',
  'openLinked',
  'openModel',
  'place',
  'restorePrevious',
  'takeBack',
  'rematch',
  'forget',
];
/** Steps of those, called by them alone. */
const STEPS = ['enter', 'seatPlayers', 'attach', 'stop', 'wait'];

const ARGUMENTS: Readonly<Record<string, (table: Table) => unknown[]>> = {
  activate: () => [0],
  advance: () => [0],
  arrange: () => [],
  autoplay: () => [true],
  begin: () => [armyAnts, FRIENDS, 8, DEALT],
  beginAt: () => [armyAnts, FRIENDS, 8, recordOf('x')],
  celebrate: () => [true],
  tellDetails: () => ['cannot read this'],
  changed: () => [],
  check: ({ session }) => [session.state.match?.snapshot, false],
  choose: () => [0],
  command: () => ['x', 2],
  chance: () => [2],
  commit: () => [{}, { kind: 'returned' }],
  deal: () => [Promise.resolve()],
  consult: () => [[], 'movetime 1'],
  extend: () => [1],
  follow: ({ session }) => [session.state.match?.snapshot],
  followSetup: ({ session }) => [session.state.match?.snapshot],
  goOn: ({ session }) => [session.state.match?.snapshot, FRIENDS],
  goTo: () => [0],
  hasOpen: ({ session }) => [session.id],
  isPerson: () => ['red'],
  lay: () => [['Qh@a1']],
  line: () => ['red', { slots: [] }],
  note: () => ['move-1', 'well'],
  onSavedInOtherTab: ({ session, saves }) => [session.id, saves.current?.stamp],
  openKept: ({ session }) => [session.id],
  openLinked: ({ saves }) => [saves.current],
  openModel: ({ saves }) => [saves.current],
  pause: () => [false],
  place: () => [{ game: 'army-ants', record: recordOf('x'), players: FRIENDS }],
  playSealed: () => ['black'],
  present: () => ['red'],
  setsUp: () => ['red'],
  refused: () => [{ reason: 'way-blocked' }],
  rematch: () => [true],
  say: () => ['This lets the 9 take your Queen.'],
  sealed: () => ['black'],
  secretSetupOf: () => [armyAnts],
  setSeats: () => [['red']],
  stage: () => [{ slots: [], open: [], hand: [] }, 'Qh'],
  subscribe: () => [() => undefined],
  update: () => [{}],
  watch: () => [null],
  whenReady: () => [() => undefined],
  withPorts: () => [() => null],
};

/** For a table at which no game has been begun yet, or one without secrets. */
const NO_SETUP = new Deployment({
  match: { board: new FakeBoard(), isWritable: false, change: () => false, watch: () => undefined },
  thinker: new SlowThinker(),
  changed: () => undefined,
  placed: () => undefined,
});

type Parts = Record<string, object>;
const partsOf = ({ session }: Table): Parts => {
  const { confirmation, review, spectating, boardEvents } = session;
  return { session, confirmation, review, spectating, deployment: deploymentOf(session) ?? NO_SETUP, boardEvents };
};
const isGetter = (part: object, name: string): boolean =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(part) as object, name)?.get !== undefined;

/** Every method, of the class or of the object, and every getter. */
function commandsOf(parts: Parts): [string, string][] {
  return Object.entries(parts).flatMap(([of, part]) => {
    const inherited =
      Object.getPrototypeOf(part) === Object.prototype ? [] : Object.getOwnPropertyNames(Object.getPrototypeOf(part));
    const own = Object.keys(part).filter((name) => typeof (part as Record<string, unknown>)[name] === 'function');
    return [...inherited, ...own].filter((name) => name !== 'constructor').map((name): [string, string] => [of, name]);
  });
}
const COMMANDS = commandsOf(partsOf(new Table()));

async function call(table: Table, of: string, name: string): Promise<void> {
  const part = partsOf(table)[of] as Record<string, unknown>;
  if (isGetter(part, name)) {
    expect(part[name]).not.toBe(part);
    return;
  }
  const method = part[name] as (...values: unknown[]) => unknown;
  const values = ARGUMENTS[name]?.(table);
  if (!values && method.length > 0) expect.fail(`${of}.${name}() is new: tell with what this test should call it`);
  await Promise.race([method.apply(part, values ?? []), turnOver()]);
  if (table.thinker.busy) await table.thinker.answer('z', 900);
  await turnOver();
}

test('the commands are found', () => {
  for (const known of [
    'session.note',
    'session.undo',
    'review.back',
    'spectating.advance',
    'confirmation.confirm',
    'deployment.confirm',
  ])
    expect(COMMANDS.map((command) => command.join('.'))).toContain(known);
});

describe.each(Object.entries(MODES))('while %s', (_mode, enter) => {
  test('no command does anything to a game that goes on in another tab', { timeout: 60_000 }, async () => {
    for (const [of, name] of COMMANDS) {
      if (OPENING.includes(name) || STEPS.includes(name)) continue;
      const table = new Table();
      await enter(table);
      await table.playElsewhere(true);
      expect(table.session.state.mode).toEqual({ kind: 'lockedByOtherTab' });
      expect(table.board.enabled).toBe(false);
      expect(deploymentOf(table.session)?.state.staging ?? null).toBeNull();
      const before = [table.stored, table.shown];
      await call(table, of, name);
      expect([table.stored, table.shown], `${of}.${name}()`).toEqual(before);
      const { mode } = table.session.state;
      expect(mode.kind, `${of}.${name}()`).toBe(name === 'failed' ? 'failed' : 'lockedByOtherTab');
    }
  });

  test('no command overwrites anything in a tab that was not told', { timeout: 60_000 }, async () => {
    for (const [of, name] of COMMANDS) {
      if (STEPS.includes(name)) continue;
      const table = new Table();
      await enter(table);
      const { id } = table.session;
      await table.playElsewhere(false);
      await call(table, of, name);
      const copies = [table.saves.games.get(id), table.saves.current].filter((game) => game?.id === id);
      expect(copies.length, `${of}.${name}()`).toBeGreaterThan(0);
      for (const copy of copies) expect(copy, `${of}.${name}()`).toMatchObject({ record: recordOf('a b c d'), ply: 4 });
    }
  });
});

test('the lock ends where the game is fetched, and where another one begins', async () => {
  const table = new Table();
  await table.begin(FRIENDS, ['a', 'b']);
  const { id } = table.session;
  await table.playElsewhere(true);
  expect(await table.session.takeBack()).toBe('opened');
  expect(table.board.moves).toEqual(['a', 'b', 'c', 'd']);
  expect(table.session.state.mode).toEqual({ kind: 'live' });
  await table.playElsewhere(true);
  await table.session.begin(armyAnts, FRIENDS, 8, DEALT);
  expect(table.session.state.mode).toEqual({ kind: 'live' });
  expect(table.saves.games.get(id)?.record).toBe(recordOf('a b c d'));
});

test('a move in a tab that was not told locks it', async () => {
  const table = new Table();
  await table.begin(FRIENDS, ['a', 'b']);
  await table.playElsewhere(false);
  table.session.command('x', 2);
  await turnOver();
  expect(table.session.state.mode).toEqual({ kind: 'lockedByOtherTab' });
  expect(table.board.enabled).toBe(false);
});
