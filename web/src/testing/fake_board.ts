// For tests: a board without rules, canvas or wasm. Any text is a move; Red and Black alternate; "Q" in a move captures the Queen. Dealt
// with another set-up than random, first Red places its cards, then Black, by moves with an "@".

import type { BoardEvents } from '../board/events';
import type { BoardLook } from '../board/module';
import { Readiness } from '../board/readiness';
import { armyOf } from '../games/army_ants/labels';
import { cellOf, POSITIONS } from '../games/army_ants/deploy/staging';
import { cellName } from '../i18n/labels';
import { readRecordText, writeRecordText } from '../model/record_text';
import { other, type RefusalFacts, type SeatName, type Snapshot } from '../model/snapshot';
import type { ArmyAntsMove, ArmyAntsSnapshot } from '../games/army_ants/snapshot';
import type { EditionFacts } from '../games/army_ants/variants';
import type { SeatBoard } from '../session/ports';

export const EDITION_2020: EditionFacts = {
  name: '2020',
  moveOutInRally: true,
  marchMinimum: 2,
  swapDiagonally: false,
  favorCalledGambit: false,
  secretSetupsRuled: false,
  repetition: 'red-aggression',
  aggressionOptional: true,
};
export const EDITIONS: readonly EditionFacts[] = [
  {
    ...EDITION_2020,
    name: '2008',
    moveOutInRally: false,
    marchMinimum: 1,
    repetition: 'nothing',
    aggressionOptional: false,
  },
  EDITION_2020,
  {
    ...EDITION_2020,
    name: 'community',
    moveOutInRally: false,
    marchMinimum: 1,
    swapDiagonally: true,
    favorCalledGambit: true,
    secretSetupsRuled: true,
    repetition: 'fourfold-series',
    aggressionOptional: false,
  },
];

/** The part of a snapshot in which all games agree when a match is new. */
export const UNTOUCHED: Omit<Snapshot, 'game' | 'phase' | 'cells'> = {
  turn: 'red',
  due: 'decision',
  status: { kind: 'playing', winner: 'red', reason: 'none' },
  ply: 0,
  length: 0,
  moves: [],
  earliest: 0,
  secret: false,
  start: 'start',
  position: 'position',
  selection: [],
  animating: false,
  layout: {
    columns: 5,
    rows: 8,
    firstColumn: 0,
    firstRow: 0,
    rotated: false,
    x: 0,
    y: 0,
    cellW: 10,
    cellH: 10,
    bottom: 'red',
    cards: 'landscape',
  },
};

export function snapshotOf(change: Partial<ArmyAntsSnapshot> = {}): ArmyAntsSnapshot {
  return {
    ...UNTOUCHED,
    game: 'army-ants',
    rules: EDITION_2020,
    setup: 'random',
    phase: 'battle',
    rally: [0, 0],
    moves: [],
    hand: [],
    actions: { favor: false, pass: false },
    repetitionThreatens: false,
    queenThreatened: false,
    thirdOccurrence: false,
    question: null,
    cells: Array.from({ length: 40 }, () => ({ card: '', marks: [] })),
    ...change,
  };
}

export const deckOf = (seat: SeatName): string[] => armyOf(seat === 'red' ? 'hd' : 'sc');

/** A record of the moves "a b c". */
export const recordOf = (moves: string, notes = new Map<string, string>()): string => {
  const texts = moves.split(' ').filter(Boolean);
  return writeRecordText({ start: 'army-ants', notes, moves: texts, result: 'playing', ply: texts.length });
};

export class FakeBoard implements SeatBoard {
  private readonly readiness = new Readiness();
  private events: BoardEvents | null = null;
  constructor() {
    this.readiness.become('ready');
  }
  get isReady(): boolean {
    return this.readiness.isReady;
  }
  ready(): Promise<void> {
    return this.readiness.wait();
  }
  readyFor = (): Promise<void> => this.ready();
  listen(events: BoardEvents): void {
    this.events = events;
  }
  /** Its module is lost: nothing may be asked of it. */
  lose(): void {
    this.readiness.become('remaking');
  }
  /** Another module takes over. @param kept so many moves had been read before */
  remake(kept = this.moves.length): void {
    this.moves = this.moves.slice(0, kept);
    this.ply = Math.min(this.ply, kept);
    this.readiness.become('ready');
    this.events?.remade();
  }
  private asked(): void {
    if (!this.isReady) throw new Error('the board is not ready');
  }
  moves: string[] = [];
  ply = 0;
  resigned: SeatName | null = null;
  hands: readonly SeatName[] = [];
  look: BoardLook | null = null;
  enabled = true;
  refuses = '';
  readonly refusals = new Map<string, RefusalFacts>();
  watcher: SeatName | null = null;
  refusesSetup: (setup: string) => boolean = () => false;
  dealt = '';
  readonly notes = new Map<string, string>();

  setLook(look: BoardLook): void {
    this.look = look;
  }
  setHands(hands: readonly SeatName[]): void {
    this.hands = hands;
  }
  setWatcher(seat: SeatName | null): void {
    this.watcher = seat;
  }
  setup(seat: SeatName): string {
    const slots = Array.from({ length: POSITIONS }, () => '..');
    for (const move of this.moves) {
      const [card = '', cell = ''] = move.split('@');
      const position = slots.findIndex((_, place) => cellName(cellOf(place, seat), { columns: 5 }) === cell);
      if (position >= 0) slots[position] = card;
    }
    return `army-ants setup=total side=${seat} cards=${slots.join('')}`;
  }
  question(seat: SeatName): string {
    this.asked();
    return ['start', `for=${seat}`, ...(this.ply > 0 ? ['moves', ...this.moves.slice(0, this.ply)] : [])].join(' ');
  }
  checkSetup(setup: string): string {
    return this.refusesSetup(setup) ? 'the Queen stands beside a 9' : '';
  }
  setEnabled(enabled: boolean): void {
    this.enabled = enabled;
  }
  newGame(gameAndOptions: string): string {
    this.asked();
    this.dealt = gameAndOptions;
    this.notes.clear();
    this.moves = [];
    this.ply = 0;
    this.resigned = null;
    return '';
  }
  open(record: string): string {
    const given = readRecordText(record);
    if (!given) return 'not a record';
    this.moves = given.moves;
    this.notes.clear();
    for (const [key, text] of given.notes) this.notes.set(key, text);
    this.ply = this.moves.length;
    return '';
  }
  play(move: string): string {
    this.asked();
    if (this.refuses === move) return 'illegal';
    this.moves = [...this.moves.slice(0, this.ply), move];
    this.ply += 1;
    return '';
  }
  refusalOf(move: string): RefusalFacts | null {
    return this.refusals.get(move) ?? null;
  }
  playChance(): string {
    return this.play('chance');
  }
  goTo(ply: number): string {
    this.asked();
    if (ply > this.moves.length) return `no ply ${ply}`;
    this.ply = ply;
    return '';
  }
  resign(seat: SeatName): string {
    this.resigned = seat;
    return '';
  }
  agreeDraw(): string {
    return '';
  }
  setNote(key: string, value: string): string {
    this.notes.set(key, value);
    return '';
  }
  reads = { records: 0, snapshots: 0 };
  record(): string {
    this.reads.records += 1;
    const comments = [...this.notes].filter(([key, value]) => /^(move-|clock|given)/.test(key) && value !== '');
    return recordOf(this.moves.join(' '), new Map(comments));
  }
  snapshot(): ArmyAntsSnapshot {
    this.asked();
    this.reads.snapshots += 1;
    const placed = this.moves.filter((move) => move.includes('@')).length;
    const toPlace = /setup=(?!random)/.test(this.dealt) ? 2 * POSITIONS : 0;
    const seatAt = (ply: number): SeatName =>
      ply < toPlace ? (ply < POSITIONS ? 'red' : 'black') : ply % 2 === 0 ? 'red' : 'black';
    const deploying = placed < toPlace;
    const moves: ArmyAntsMove[] = this.moves.map((text, ply) => ({ text, seat: seatAt(ply), cards: [], captured: [] }));
    const atEnd = this.ply === this.moves.length;
    const taken = atEnd && this.moves.at(-1)?.includes('Q');
    const status: ArmyAntsSnapshot['status'] = taken
      ? { kind: 'won', winner: seatAt(this.ply - 1), reason: 'queen' }
      : atEnd && this.resigned
        ? { kind: 'won', winner: other(this.resigned), reason: 'resigned' }
        : { kind: 'playing', winner: 'red', reason: 'none' };
    const edition = /edition=(\w+)/.exec(this.dealt)?.[1] ?? '2020';
    const rules = EDITIONS.find(({ name }) => name === edition) ?? EDITION_2020;
    const turn = seatAt(this.ply);
    const hand = deckOf(turn).filter(
      (card) => deploying && turn === this.watcher && !this.moves.some((move) => move.startsWith(card)),
    );
    const setup = /setup=(\w+)/.exec(this.dealt)?.[1] ?? 'random';
    const phase = deploying ? 'deploy' : 'battle';
    return snapshotOf({
      ...{ rules, turn, ply: this.ply, length: moves.length, moves, status, setup, phase, hand },
      secret: deploying,
    });
  }
  expectThrow(): void {}
  choose(): void {
    // Nothing to choose between.
  }
  activate(): void {
    // No cards to pick.
  }
  extend(): void {
    // No lines either.
  }
  clearSelection(): void {
    // Nothing is ever selected.
  }
}
