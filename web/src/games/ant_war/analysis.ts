// After a hint: what best play from here comes to, and each move with it. A solved position shows the exact margin of every move; one that
// is not says so. The move that is picked is shown on the board, which stays in sight.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { other, type SeatName } from '../../model/snapshot';
import type { Answer } from '../../thinker/thinker';
import { PagePart } from '../../contract/page_part';
import { cellNumber, sideName } from '../../i18n/labels';
import { engineStopped } from './engine_stopped';
import { cardName, moveText } from './labels';
import { proofSentence } from './proof';
import type { AntWarSnapshot } from './snapshot';
import { t } from './words';
import './analysis.css';

const LIMITS = 'movetime 4000';

interface MoveValue {
  move: string;
  /** Margin in points for the side to move; null while it is worked out, or where that took too long. */
  value: number | null;
}

/** Points of a move's answer for whoever makes that move: the answer is from the view of whoever moves then. */
const valueOf = ({ exact, score }: Answer, sameSide: boolean): number | null =>
  exact && score !== null ? Math.round((sameSide ? score : -score) / 100) : null;

@customElement('anthill-analysis')
export class Analysis extends PagePart {
  @property({ attribute: false }) snapshot!: AntWarSnapshot;
  /** Shows a move on the board. */
  @property({ attribute: false }) show!: (answer: Answer) => void;
  @state() private whole: Answer | 'thinking' | 'stopped' = 'thinking';
  @state() private values: readonly MoveValue[] = [];
  @state() private picked = '';
  private position = '';
  private question = new AbortController();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.question.abort();
  }

  protected override willUpdate(): void {
    if (this.snapshot.position === this.position) return;
    this.position = this.snapshot.position;
    void this.look();
  }

  protected override render(): TemplateResult {
    const side = sideName(this.snapshot.turn);
    return html`<section class="analysis">
      <p class="said" role="status">
        ${this.whole === 'stopped' ? engineStopped(() => void this.look()) : this.verdict(this.whole)}
      </p>
      ${
        this.values.length > 0
          ? html`<p class="why" id="analysis-moves">${t('analysis.moves', { side })}</p>
              <ol class="values" aria-labelledby="analysis-moves">
                ${this.values.map((each) => html`<li>${this.move(each)}</li>`)}
              </ol>`
          : nothing
      }
    </section>`;
  }

  private move({ move, value }: MoveValue): TemplateResult {
    const { layout, cells } = this.snapshot;
    const card = cells[cellNumber(move.split('-')[0] ?? '', layout)]?.card ?? '';
    return html`<button
      type="button"
      aria-pressed=${move === this.picked ? 'true' : 'false'}
      title=${move === 'pass' ? nothing : cardName(card)}
      @click=${() => this.pick(move)}
    >
      <span>${move === 'pass' ? t('game.pass') : moveText({ text: move })}</span
      ><b>${value === null ? '…' : signed(value)}</b>
    </button>`;
  }

  private pick(move: string): void {
    this.picked = move;
    this.show({ move, score: null, exact: false, scores: [] });
  }

  private verdict(whole: Answer | 'thinking'): string {
    const { snapshot } = this;
    if (whole === 'thinking') return t('analysis.thinking');
    const proof = proofSentence(whole, snapshot.turn);
    if (proof) return proof;
    const points = Math.round((whole.score ?? 0) / 100);
    const side: SeatName = points >= 0 ? snapshot.turn : other(snapshot.turn);
    return points === 0
      ? t('analysis.open.even')
      : t('analysis.open.points', { n: Math.abs(points), side: sideName(side) });
  }

  private async look(): Promise<void> {
    this.question.abort();
    const question = new AbortController();
    this.question = question;
    this.values = [];
    this.whole = 'thinking';
    try {
      await this.work(question.signal);
    } catch {
      if (!question.signal.aborted) this.whole = 'stopped';
    }
  }

  private async work(signal: AbortSignal): Promise<void> {
    const { session } = this.page;
    const { snapshot } = this;
    const isVoid = (): boolean => signal.aborted;
    const answer = await session.consult([], LIMITS, { signal });
    if (isVoid()) return;
    this.whole = answer ?? 'stopped';
    if (!answer) return;
    this.pick(answer.move);
    if (!answer.exact) return;
    this.values = snapshot.legal.map((move) => ({ move, value: null }));
    for (const { move } of this.values) {
      // A second pass ends the round as it stands.
      const ends = move === 'pass' && snapshot.passed;
      const after = ends ? null : await session.consult([move], LIMITS, { signal });
      if (isVoid()) return;
      const { turn, points, lead } = snapshot;
      // With a further turn in hand the same side moves again.
      const value = ends ? points[turn] - points[other(turn)] : after ? valueOf(after, lead > 0) : null;
      this.values = [...this.values.map((old) => (old.move === move ? { move, value } : old))].sort(
        (a, b) => (b.value ?? -Infinity) - (a.value ?? -Infinity),
      );
    }
  }
}

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
