// The opponent that takes its time: how long at most, and a way to have it move at once; while the person here thinks, so does it. In
// the place of the line that talks, which it gives up while it has something to say. Fetched for games against this opponent, which
// thinks on the other's time as long as this element is in the page.

import type { TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { MatchView } from '../contract/game_page';
import { PagePart } from '../contract/page_part';
import type { Computer } from '../session/computer_player';
import { isPlaying } from '../session/mode';
import { action, lineOf } from '../ui/message';
import { t } from './en';
import './message_slot.css';

@customElement('anthill-elder-line')
export class ElderLine extends PagePart {
  @property({ attribute: false }) view!: MatchView;
  /** The line that is shown otherwise. */
  @property({ attribute: false }) line!: TemplateResult;
  private computer: Computer | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.computer = this.page.session.computer;
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.computer?.ponder(null);
    this.computer = null;
  }

  protected override updated(): void {
    const { state, snapshot, players } = this.view;
    // A move that is not confirmed may yet be taken back.
    if (state.mode.kind === 'confirming') return;
    const { status, due, held, turn } = snapshot;
    const isAsked = status.kind === 'playing' && due === 'decision' && !held && players[turn].kind === 'person';
    this.computer?.ponder(state.mode.kind === 'live' && isAsked ? snapshot : null);
  }

  protected override render(): TemplateResult {
    const { state, snapshot, players } = this.view;
    const mover = players[snapshot.turn];
    const seconds = mover.kind === 'computer' ? mover.seconds : undefined;
    if (seconds === undefined || !state.thinking || state.notice !== null || !isPlaying(state.mode)) return this.line;
    const player = state.match?.game.words.title(snapshot, players, snapshot.turn) ?? '';
    return lineOf(
      'hint',
      t('elder.thinking', { player, n: seconds }),
      action(t('elder.now'), () => this.computer?.hurry()),
    );
  }
}
