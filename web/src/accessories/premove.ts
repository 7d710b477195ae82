// A premove: chosen on the board while the computer thinks, and played as soon as the computer has moved, if it is then legal. In the
// place of the line that talks, which it gives up while it has something to say. Fetched if premoves are turned on; the board accepts
// them as long as this element is in the page.

import { html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { personDecides } from '../contract/game_page';
import { MatchPart } from '../contract/page_part';
import { cellName } from '../i18n/labels';
import { isPlaying } from '../session/mode';
import { action, lineOf } from '../ui/message';
import { t } from './en';
import './message_slot.css';

@customElement('anthill-premove')
export class PremoveLine extends MatchPart {
  /** The line that is shown otherwise. */
  @property({ attribute: false }) line!: TemplateResult;
  /** Why the last one was not played, as long as the position stands that it was meant for. */
  @state() private dropped: { ply: number; text: string } | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.page.board.setPremoves(true);
    document.addEventListener('keydown', this.onKey, { signal: this.untilGone });
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.page.board.setPremoves(false);
  }

  protected override render(): TemplateResult {
    const { waiting } = this;
    const dropped = this.dropped?.ply === this.view.snapshot.ply ? this.dropped.text : '';
    return html`${this.shown(waiting, dropped)}<span class="visually-hidden" role="status"
        >${waiting || dropped}</span
      >`;
  }

  private shown(waiting: string, dropped: string): TemplateResult {
    const { state, snapshot } = this.view;
    // A refusal comes first, and the present selection comes before the waiting premove.
    if (!isPlaying(state.mode) || state.notice?.kind === 'refused') return this.line;
    if (waiting !== '')
      return lineOf(
        'told',
        waiting,
        action(t('premove.takeBack'), () => this.page.board.clearSelection()),
      );
    return dropped !== '' && snapshot.selection.length === 0 ? lineOf('refused', dropped) : this.line;
  }

  /** The waiting premove in words; "" if there is none. */
  private get waiting(): string {
    const { premove, layout } = this.view.snapshot;
    if (!premove) return '';
    const { from, to } = premove;
    if (from === undefined || to === undefined) return t('premove.waits.pass');
    return t('premove.waits', { from: cellName(from, layout), to: cellName(to, layout) });
  }

  protected override updated(): void {
    const { page, game, view } = this;
    const { snapshot } = view;
    const { premove, ply } = snapshot;
    // The computer's move is seen to its end first; a dialog that is up hides what would happen.
    if (!premove || snapshot.animating || !personDecides(view) || document.querySelector('dialog:modal')) return;
    const against = page.board.premoveRefusal();
    if (!against) {
      page.session.command(premove.text, ply);
      // Not asked for again and again, whatever the match has against it.
      if (page.session.state.match?.snapshot.ply === ply) page.board.clearSelection();
      return;
    }
    this.dropped = { ply, text: t('premove.dropped', { why: game.words.refusal(against, view.snapshot).text }) };
    page.board.clearSelection();
  }

  /** Wherever the focus is; on the board itself the grid lets go of everything anyway. */
  private readonly onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
    if (key !== 'Escape' || defaultPrevented || !this.view.snapshot.premove) return;
    if (!document.querySelector('dialog:modal')) this.page.board.clearSelection();
  };
}
