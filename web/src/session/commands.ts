// Actions on the match without a pointer on the canvas: moves by their notation, chance, answers to what the board asks, and the keys of the
// mirror grid.

import { t } from '../i18n/translate';
import type { Confirmation } from './confirmation';
import type { Match } from './match';
import { isPlaying } from './mode';
import type { BoardPort } from './ports';

/** Reads the board. A new selection answers a refusal, which disappears. */
export function followSelection(match: Match): void {
  const before = match.shown?.snapshot.selection.join();
  match.read();
  const { notice } = match.state;
  const { snapshot } = match.shown ?? {};
  const isAnswered = notice !== null && ['refused', 'text', 'played'].includes(notice.kind);
  if (isAnswered && snapshot && snapshot.selection.length > 0 && snapshot.selection.join() !== before)
    match.update({ notice: null });
}

/** Reads the board after a key, and announces a new selection. */
function announceSelection(match: Match): void {
  const before = match.shown?.snapshot.selection ?? [];
  match.read();
  if (!match.shown) return;
  const { game, snapshot } = match.shown;
  if (snapshot.selection.length === 0 || snapshot.selection.join() === before.join()) return;
  match.update({ announcement: game.words.selectionSentence?.(snapshot) ?? '' });
}

export class Commands {
  /** @param moved called when a move was played that needs no confirmation @param wentOn when the match has gone on without one */
  constructor(
    private readonly match: Match,
    private readonly confirmation: Confirmation,
    private readonly moved: () => void,
    private readonly wentOn: () => void,
  ) {}

  /** A move of the person to move, in the notation of the rules. @param at the ply that it answers: at any other it is void */
  readonly command = (move: string, at: number): void =>
    this.match.whenReady(() => {
      const { match, mode } = this.match.state;
      if (!match || !isPlaying(mode) || match.snapshot.ply !== at) return;
      if (match.players[match.snapshot.turn].kind !== 'person') return;
      const facts = this.match.board?.refusalOf(move);
      if (facts) this.match.update({ notice: { kind: 'refused', facts } });
      else if (this.match.change((board) => board.play(move))) this.confirmation.tried();
    });
  /** Chance belongs to neither side: the person who holds the device triggers it, unless it comes from elsewhere. @param at as for command() */
  chance = (at: number): void =>
    this.match.whenReady(() => {
      const { snapshot } = this.match.shown ?? {};
      if (snapshot?.due !== 'chance' || !isPlaying(this.match.state.mode) || snapshot.ply !== at) return;
      if (this.match.change((board) => board.playChance())) this.moved();
    });
  /** The finished round that the board still showed has been looked at: the match goes on. */
  readonly proceed = (): void =>
    this.match.whenReady(() => {
      if (!isPlaying(this.match.state.mode) || !this.choose(0)) return;
      const { snapshot } = this.match.shown ?? {};
      // It is shown until chance has dealt the next one.
      if (snapshot?.held && snapshot.due === 'chance') this.chance(snapshot.ply);
      else this.wentOn();
    });
  /** Answers what the board asks. */
  readonly choose = (choice: number): boolean => {
    const chosen = this.onBoard((board) => board.choose(choice));
    this.match.read();
    return chosen;
  };

  readonly activate = (cell: number): void => {
    if (isPlaying(this.match.state.mode) && this.onBoard((board) => board.activate(cell)))
      announceSelection(this.match);
  };
  readonly extend = (cell: number): void => {
    if (isPlaying(this.match.state.mode) && this.onBoard((board) => board.extend(cell))) announceSelection(this.match);
  };
  readonly clearSelection = (): void => {
    if (!this.onBoard((board) => board.clearSelection())) return;
    this.match.read({ notice: null, announcement: t('say.deselected') });
  };

  /** False where the match is not ours. */
  private onBoard(act: (board: BoardPort) => void): boolean {
    return this.match.change((board) => {
      act(board);
      return '';
    });
  }
}
