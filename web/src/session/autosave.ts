// The game on the board as the saves know it: under which name it is kept, and which one it has replaced.

import { other, type Snapshot } from '../model/snapshot';
import { allHintsIn } from '../model/hint_count';
import { beganAtGiven } from '../model/record_text';
import { pictureOf } from '../model/thumbnail';
import { newGameName, type SavedGame } from '../model/saved_game';
import type { SaveOutcome } from '../storage/saves';
import { reviewedFrom } from './mode';
import type { SessionState } from './state';
import type { SavesPort } from './ports';
import type { KeptClock } from './timing';
import type { KeptSetup } from './secret_setup';
import type { Players } from '../model/player';

/** The data that a save needs besides the record and the position. */
interface SaveContext {
  /** By the seats in which they began. */
  players: Players;
  seed: number;
  deploy: KeptSetup;
  clock?: KeptClock;
  review?: NonNullable<SavedGame['review']>;
}

/** The facts about a game that are shown without replaying it. */
type Summary = Pick<SavedGame, 'ply' | 'played' | 'over' | 'hints' | 'result' | 'picture' | 'secret'>;

/** The moves, and how many of them stand: comments, a title, hints and the position that is looked at are no part of it. */
const playedIn = (record: string, ply: number): string => `${record.replace(/^(?:note|ply) .*\n/gm, '')}${ply}`;

export class Autosave {
  /** "" before the first game. */
  id = '';
  /** The unfinished game that the last new one put away; "" when there was none. */
  previous = '';
  /** Last record written, and when a move last changed what was played; reopening keeps that time. */
  private last = { record: '', time: 0 };
  private played = '';
  /** It was over when it was taken up. */
  private wasOver = false;
  /** The stamp of the copy that was taken up. */
  private adopted = 0;
  /** It is only looked at, a game that came by a link or a model game, and is not saved. */
  isOnlyShown = false;
  /** That game as it came. */
  private came: SavedGame | null = null;
  /** The record of a game that is only shown, as the board writes it; "" before the first time. */
  private shown = '';
  /** It was over when it came from elsewhere: no part of this device's statistics. */
  private isForeign = false;
  /** The summary of the live position, whichever position is shown. */
  private live: Summary | null = null;

  constructor(private readonly saves: SavesPort) {}

  /** A new game is to come. An unfinished one, on the board or only in the saves, stays in the library. */
  async archiveCurrent({ match }: SessionState): Promise<void> {
    const waiting = match ? null : await this.saves.load();
    const isArchived = waiting !== null && !waiting.over && waiting.ply > 0 && (await this.saves.put(waiting));
    const unfinished = match !== null && match.snapshot.length > 0 && this.live?.over === false;
    this.previous = unfinished ? this.id : isArchived ? waiting.id : '';
  }
  begin(): void {
    this.id = newGameName();
    this.isOnlyShown = this.isForeign = this.wasOver = false;
    this.played = '';
    this.adopted = 0;
    this.live = null;
  }
  /** From now on it is another game: the one that it came from stays in the saves. */
  branch(): void {
    this.id = newGameName();
    this.isOnlyShown = this.wasOver = false;
    this.adopted = 0;
  }
  /** @param onlyShown nothing is saved before touch(), or the first change of the game */
  adopt(game: SavedGame, onlyShown = false): void {
    const { id, record, time, stamp, ply, over, result } = game;
    this.id = id;
    this.isOnlyShown = onlyShown;
    this.came = game;
    this.shown = '';
    this.isForeign = over && result === null;
    this.wasOver = over;
    this.adopted = stamp;
    this.last = { record, time };
    this.played = playedIn(record, ply);
    this.live = null;
  }

  /** From now on it is saved; false when it was before. */
  touch(): boolean {
    const { isOnlyShown } = this;
    this.isOnlyShown = false;
    return isOnlyShown;
  }

  /** It cannot be replayed. */
  async quarantine({ id, record }: SavedGame): Promise<void> {
    if (await this.saves.quarantine(record)) await this.saves.remove(id);
  }

  /** The game that is only looked at: the saves do not have it. */
  get lent(): SavedGame | null {
    return this.isOnlyShown ? this.came : null;
  }

  /** The game has ended, whatever position is being looked at. */
  get over(): boolean {
    return this.live?.over === true;
  }

  /** It was opened to be looked at: a step back takes nothing back. */
  get isPast(): boolean {
    return this.wasOver && this.over;
  }

  /** The winner, as statistics and goals count it: null where the game is no part of these. */
  get counted(): SavedGame['result'] {
    return this.live?.result ?? null;
  }

  /** Whether a save of another tab is later than what was taken up here. */
  isOvertakenBy(id: string, stamp: number): boolean {
    return id !== '' && id === this.id && stamp > this.adopted;
  }

  async save({ match, mode }: SessionState, record: string, context: SaveContext): Promise<SaveOutcome> {
    if (!match) return 'nowhere';
    const { game, snapshot } = match;
    const { notes } = match.record;
    if (reviewedFrom(mode) === null || !this.live) {
      this.live = {
        ply: snapshot.ply,
        played: game.play.countAt(snapshot, snapshot.ply),
        over: snapshot.status.kind !== 'playing',
        hints: allHintsIn(notes),
        result: this.isForeign || beganAtGiven(notes) ? null : resultOf(snapshot),
        picture: pictureOf(snapshot),
        secret: snapshot.secret,
      };
    }
    const played = playedIn(record, this.live.ply);
    this.last = { record, time: played === this.played ? this.last.time : Date.now() };
    this.played = played;
    if (this.isOnlyShown) {
      const whole = record.replace(/^ply \d+\n/m, ''); // the position that is looked at is no change
      this.shown ||= whole;
      if (whole === this.shown) return 'saved';
      this.isOnlyShown = false;
    }
    const saved = { ...context, ...this.last, ...this.live, id: this.id, game: game.id };
    return this.saves.save(saved, this.adopted, snapshot.length > 0);
  }
}

function resultOf({ status, swapped }: Snapshot): SavedGame['result'] {
  if (status.kind === 'playing') return null;
  if (status.kind === 'draw') return 'draw';
  return swapped ? other(status.winner) : status.winner;
}
