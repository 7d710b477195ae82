// A hint in words, with what leads to the next step and, at the last one, plays the move. In the place of the line that talks, or above
// what a panel asks.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Advice } from '../../contract/game_page';
import { MatchPart } from '../../contract/page_part';
import { sideName } from '../../i18n/labels';
import { t as shared } from '../../i18n/translate';
import { hasTrait } from '../../model/game_id';
import { strengthOf } from '../../model/player';
import { other } from '../../model/snapshot';
import { boardMarks } from '../../ui/board_marks';
import { follows } from '../../ui/follow';
import { icon } from '../../ui/icons';
import { action } from '../../ui/message';
import { iconButton } from '../../ui/tool_button';
import { currentAdvice } from './advice';
import { adviceText, marksOf, STEPS } from './steps';
import { t } from './en';
import './advice.css';

@customElement('anthill-advice')
@follows(currentAdvice)
export class AdviceLine extends MatchPart {
  /** From 1 on; 0: what a hint costs, before there is one. */
  @property({ type: Number }) step = 1;
  @property({ attribute: false }) more!: () => void;
  @property({ attribute: false }) close!: () => void;
  private shown: Advice | null = null;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.shown?.show?.(0);
    this.shown = null;
    currentAdvice.leave();
  }

  protected override updated(): void {
    if (this.step === 0) return;
    const adviser = currentAdvice.of(this.game, this.view);
    const advice = adviser.kind === 'there' ? adviser.answer.advice : null;
    if (this.shown !== advice) this.shown?.show?.(0);
    this.shown = advice;
    advice?.show?.(this.step);
  }

  protected override render(): TemplateResult {
    if (this.step === 0)
      return this.line(
        this.price,
        action(t('advice.accept'), () => this.more(), 'primary'),
      );
    const adviser = currentAdvice.of(this.game, this.view);
    const side = sideName(this.view.snapshot.turn);
    switch (adviser.kind) {
      case 'thinking':
        return this.line(t('advice.thinking', { side }));
      case 'failed':
        return this.line(
          t('advice.failed'),
          action(t('advice.again'), () => currentAdvice.again()),
        );
      case 'there': {
        const { advice, reason } = adviser.answer;
        return this.line(adviceText(advice, this.step, side, reason), this.next(advice));
      }
    }
  }

  private line(text: string, ...actions: TemplateResult[]): TemplateResult {
    return html`<div class="message-line told advice-line">
      <p role="status">${text}</p>
      ${actions} ${iconButton(icon('close'), t('advice.close'), () => this.close())}
    </div>`;
  }

  private next(advice: Advice): TemplateResult {
    if (this.step >= STEPS) return action(t('advice.play'), () => this.play(advice), 'primary');
    return action(t(this.step === 1 ? 'advice.next.with' : 'advice.next.move'), () => this.more());
  }
  private play(advice: Advice): void {
    this.close();
    advice.play();
    // It was asked for by a press of this button: nothing more is asked, and no warning speaks against what was advised.
    this.page.session.confirmation.confirm();
  }

  private get price(): string {
    const { snapshot, players } = this.view;
    const opponent = players[other(snapshot.turn)];
    return opponent.kind === 'computer' ? t('advice.counts', { level: shared(`level.${strengthOf(opponent)}`) }) : '';
  }
}

/** The hint on the board: where, with what, and the move. */
@customElement('anthill-advice-marks')
@follows(currentAdvice)
export class AdviceMarks extends MatchPart {
  @property({ type: Number }) step = 1;

  protected override render(): TemplateResult | typeof nothing {
    const { view, game, step } = this;
    const { layout, animating } = view.snapshot;
    const adviser = currentAdvice.of(game, view);
    if (adviser.kind !== 'there' || !hasTrait(game.id, 'cells') || animating) return nothing;
    return boardMarks(view.snapshot, view.page.board.pixelRatio, marksOf(adviser.answer.advice, step, layout));
  }
}
