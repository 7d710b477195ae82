// Looking at another position than the present one, without touching the game: by hand, or move after move.

import { t } from '../i18n/translate';
import { setsUpInSecret } from '../model/snapshot';
import type { Match } from './match';
import { reviewedFrom, type ModeEvent } from './mode';
import type { ThinkerPort } from './ports';
import type { StateChange } from './state';

export class Review {
  constructor(
    private readonly match: Match,
    private readonly thinker: ThinkerPort,
    private readonly commit: (change: StateChange, event: ModeEvent) => void,
  ) {}

  /** The first position that may be looked at: a finished game has no secrets left. */
  get first(): number {
    const { shown, autosave } = this.match;
    if (!shown) return 0;
    return autosave.over ? shown.game.play.firstPly(shown.snapshot) : shown.snapshot.earliest;
  }
  /** Shows an earlier (or undone) position. */
  goTo(ply: number): void {
    const { snapshot } = this.match.shown ?? {};
    if (!snapshot || !this.match.isWritable || ply === snapshot.ply) return;
    if (setsUpInSecret(snapshot) || ply < this.first || ply > snapshot.length) return;
    const livePly = reviewedFrom(this.match.state.mode) ?? snapshot.ply;
    // In a finished game the last ply stays in review.
    if (ply === livePly && !this.match.autosave.over) {
      this.back();
      return;
    }
    this.match.lookAt(ply, livePly);
  }
  /** Shows a game that came by a link from its beginning, and where it came from. */
  introduce(): void {
    this.goTo(this.first);
    this.match.update({ notice: { kind: 'linked' }, announcement: t('game.linked') });
  }
  /** To the present position. */
  back(): void {
    const livePly = reviewedFrom(this.match.state.mode);
    if (livePly !== null && this.match.change((board) => board.goTo(livePly))) this.commit({}, { kind: 'returned' });
  }
  /** Whether the position looked at may become the present one. */
  get mayPlayOn(): boolean {
    const { snapshot } = this.match.shown ?? {};
    const livePly = reviewedFrom(this.match.state.mode);
    return snapshot !== undefined && livePly !== null && snapshot.ply >= snapshot.earliest && snapshot.ply !== livePly;
  }
  /** Makes the position looked at the present one; the moves after it can still be redone. A finished game stays as it was. */
  playOn(): void {
    if (!this.mayPlayOn) return;
    if (this.match.autosave.over) this.match.branch();
    this.commit({ celebrating: false }, { kind: 'returned' });
  }
  /** Shows the moves one after the other: from the position shown, or from the beginning. */
  autoplay(on: boolean): void {
    const { ply } = this.match.shown?.snapshot ?? {};
    if (on && ply === (reviewedFrom(this.match.state.mode) ?? ply)) this.goTo(this.first);
    this.match.dispatch({ kind: 'autoplayed', on });
  }

  /** The game has ended: of one that goes on nothing is told. */
  get isOver(): boolean {
    return this.match.autosave.over && this.match.isWritable;
  }
  /** Tells from now on what each move was worth; shows the end of the game first, where nothing else is looked at. */
  showFindings(): void {
    const { snapshot } = this.match.shown ?? {};
    if (!snapshot || !this.isOver) return;
    if (reviewedFrom(this.match.state.mode) === null) this.match.dispatch({ kind: 'looked', livePly: snapshot.ply });
    this.match.dispatch({ kind: 'findingsShown' }, { notice: null, celebrating: false });
  }
  /** Passes the match and the engine to a part of the session that is fetched when it is needed: post_game_analysis.ts. */
  withPorts<Part>(make: (match: Match, thinker: ThinkerPort) => Part): Part {
    return make(this.match, this.thinker);
  }
}
