// The rules engine's proofs about moves and positions, for players who get help: why the computer's move was good, and what the
// player's own move allows or achieves. Nothing is queried or fetched if no player gets help.

import { withWords } from '../i18n/pending_catalogues';
import { LEARNING_LEVELS } from '../model/levels';
import { other, type SeatName, type Snapshot } from '../model/snapshot';
import type { Priority } from '../thinker/thinker';
import { question } from './computer_player';
import type { Explanations } from './explanations';
import type { Match } from './match';
import type { ThinkerPort } from './ports';
import type { Judge, Verdict } from './verdict';

/** The games with help: those against the lower levels, all, or none. */
type Help = 'learning' | 'always' | 'off';

// No move waits longer for what is to be said of it.
const LONGEST_MILLISECONDS = 20_000;

export class Explainer {
  help: Help = 'off';
  /** The position in which a person who is helped has just moved, and the verdict on that move once it has been asked for. */
  private own: { readonly before: Snapshot; verdict?: Promise<Verdict | null> } | null = null;

  constructor(
    private readonly match: Match,
    private readonly thinker: ThinkerPort,
  ) {}

  /** The player in this seat is a person who is helped. */
  helps(seat: SeatName): boolean {
    const { players } = this.match.shown ?? {};
    if (this.help === 'off' || players?.[seat].kind !== 'person') return false;
    const opponent = players[other(seat)];
    return this.help === 'always' || (opponent.kind === 'computer' && opponent.level <= LEARNING_LEVELS);
  }

  private judges(seat: SeatName): boolean {
    const opponent = this.match.shown?.players[other(seat)];
    return opponent?.kind === 'computer' && opponent.seconds === undefined && this.helps(seat);
  }

  /**
   * The proved facts that `seat` may know; null if the question is withdrawn, empty if the engine fails.
   * @param ply of the moves played so far, how many had been when the position stood
   * @param about "reasons MOVE", "dangers" or "dangers MOVE"
   */
  async facts(
    seat: SeatName,
    ply: number,
    about: string,
    priority: Priority = 'help',
  ): Promise<readonly string[] | null> {
    const { board, signal } = this.match;
    if (!board) return [];
    const { start, moves } = question(board, seat, '');
    // While something is secret, the moves cannot be sent.
    if (moves.length < ply) return [];
    return this.thinker.explain({ start, moves: moves.slice(0, ply), about }, priority, signal).catch(() => []);
  }

  /** Why this move of the other side, played in `before`, was good; "" where nothing is proved. */
  async reason(before: Snapshot, move: string, seat: SeatName): Promise<string> {
    if (move.includes('?')) return ''; // a secret
    const facts = await this.soon(this.facts(seat, before.ply, `reasons ${move}`), []);
    return this.say(facts, (words, known) => words.reason(known, before, 1));
  }

  /** The danger of a move played in `before`; "" if there is none. */
  async warning(before: Snapshot, move: string): Promise<string> {
    const facts = await this.soon(this.facts(before.turn, before.ply, `dangers ${move}`), []);
    return this.say(facts, (words, known) => words.warning(known));
  }

  /** A move has been played in `before`, by a person; null: by the computer. The Elder goes on thinking instead. */
  played(before: Snapshot | null): void {
    const isThrow = before !== null && this.match.shown?.game.play.dice?.areDue(before) === true;
    this.own = before?.due === 'decision' && !isThrow && this.judges(before.turn) ? { before } : null;
  }
  /** The verdict on a person's own move; null if none is given. */
  verdict(): Promise<Verdict | null> | null {
    const { own } = this;
    return own && (own.verdict ??= this.soon(this.judge(own.before), null).catch(() => null));
  }
  private async judge(before: Snapshot): Promise<Verdict | null> {
    const { board, signal, shown } = this.match;
    const move = shown?.snapshot.moves[before.ply]?.text;
    if (!shown || !board || !move) return null;
    const { game, players } = shown;
    const { start, moves } = question(board, before.turn, '');
    const { ply, turn, due } = shown.snapshot;
    const isNext = ply === before.ply + 1 && due === 'decision';
    // A secret is not judged.
    if (moves.length < before.ply || move.includes('?')) return null;
    const judge: Judge = {
      facts: async (about) => (await this.facts(before.turn, before.ply, about, 'verdict')) ?? [],
      search: async (limits, after) => {
        const infos: string[] = [];
        const asked = { start, moves: [...moves.slice(0, before.ply), ...(after ? [move] : [])], limits };
        await this.thinker.ask(asked, 'verdict', signal, (info) => infos.push(info));
        return infos;
      },
      signAfter: !isNext ? 0 : turn === before.turn ? 1 : -1,
      words: () => game.parts.explanations(),
    };
    const { verdictOn } = await withWords(import('./verdict'));
    return signal.aborted ? null : verdictOn(judge, before, players, move, game.play.isDangerous?.(before) === true);
  }

  private soon<Found>(found: Promise<Found>, otherwise: Found): Promise<Found> {
    return Promise.race([found, this.match.wait(LONGEST_MILLISECONDS).then(() => otherwise)]);
  }
  /** Words that do not arrive are done without. */
  private async say(
    facts: readonly string[] | null,
    sentence: (words: Explanations, facts: readonly string[]) => string,
  ): Promise<string> {
    const { game } = this.match.shown ?? {};
    return !facts || facts.length === 0 || !game
      ? ''
      : game.parts.explanations().then(
          (words) => sentence(words, facts),
          () => '',
        );
  }
}
