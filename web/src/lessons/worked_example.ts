// A step or example of a lesson in the rules: its positions one after the other, painted by the board that plays, so that no picture can
// show what the rules do not allow; each told in words as well.

import { html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { GamePage } from '../contract/game_page';
import { learnerOf, textOf, type Lessons, type LessonStep } from '../contract/lesson';
import { PagePart } from '../contract/page_part';
import { loadGame } from '../games/table';
import { t as later } from '../i18n/later_en';
import { inTurn, listOf } from '../i18n/translate';
import { lookOfPage } from '../library/painting/look';
import type { Frame } from '../library/painting/frame';
import { Studio } from '../library/painting/studio';
import { hasTrait, type GameId } from '../model/game_id';
import { NAMELESS } from '../model/player';
import { recordOfPosition } from '../model/record_text';
import type { Snapshot } from '../model/snapshot';
import { Attempt } from '../ui/attempt';
import { icon } from '../ui/icons';
import { partFailed } from '../ui/lazy';
import { t } from './en';
import './worked_example.css';

const PASS = 'pass';

/** The plies at which an example pauses: before the first move, and after every move but for passes that only let the learner go on. */
export function pausesOf({ before = [], solution }: Pick<LessonStep, 'before' | 'solution'>): readonly number[] {
  const first = before.length;
  const isWaiting = (index: number): boolean => {
    const next = solution[index];
    return typeof next === 'object' && next.reply === PASS;
  };
  return [first, ...solution.flatMap((_, index) => (isWaiting(index + 1) ? [] : [first + index + 1]))];
}

/** All moves, in the notation of the rules. */
export const movesOf = ({ before = [], solution }: Pick<LessonStep, 'before' | 'solution'>): readonly string[] => [
  ...before,
  ...solution.map(textOf),
];

/** In pixels of the page. */
const LARGEST = { width: 250, height: 400 };
/** The board's share of the window's height: the text is below it if there is no room beside. */
const SHARE_OF_HEIGHT = 0.42;

interface Pause {
  readonly frame: Frame;
  readonly snapshot: Snapshot;
}
interface Painted {
  readonly game: GamePage;
  readonly pauses: readonly Pause[];
}

@customElement('anthill-example')
export class WorkedExample extends PagePart {
  @property({ attribute: false }) game!: GameId;
  @property({ attribute: false }) lessons!: Lessons;
  @property({ attribute: false }) example!: string;
  /** Null until it is there. */
  @state() private painted: Painted | null = null;
  @state() private at = 0;
  private studio: Studio | null = null;
  private readonly attempt = new Attempt(() => this.requestUpdate());

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.painted) void this.attempt.run(() => this.paint());
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.attempt.clear();
    this.studio?.close();
    this.studio = null;
  }

  private get step(): LessonStep | undefined {
    const { steps, examples } = this.lessons;
    return [...steps, ...examples].find(({ id }) => id === this.example);
  }

  private async paint(): Promise<void> {
    const { step } = this;
    if (!step) return;
    const studio = (this.studio = new Studio());
    try {
      const game = await loadGame(this.game);
      const record = recordOfPosition(step.start, movesOf(step));
      await studio.open(this.game, record, lookOfPage(this.page.settings, learnerOf(step)));
      const ratio = window.devicePixelRatio;
      const height = Math.min(LARGEST.height, window.innerHeight * SHARE_OF_HEIGHT);
      const box = { width: Math.round(LARGEST.width * ratio), height: Math.round(height * ratio) };
      const pauses: Pause[] = [];
      for (const ply of pausesOf(step)) pauses.push(await studio.paint(ply, box, ratio));
      if (this.studio === studio) this.painted = { game, pauses };
    } finally {
      studio.close();
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const frame = this.painted?.pauses[this.at]?.frame;
    const canvas = this.querySelector('canvas');
    if (!frame || !canvas) return;
    const { width, height, pixels } = frame;
    Object.assign(canvas, { width, height });
    canvas.style.width = `${width / window.devicePixelRatio}px`;
    canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  }

  protected override render(): TemplateResult {
    const { painted, step } = this;
    if (this.attempt.retry) return partFailed(this.attempt.retry);
    if (!painted || !step) return html`<p class="note">${later('rules.loading')}</p>`;
    return this.shown(painted, step);
  }

  private shown({ game, pauses }: Painted, step: LessonStep): TemplateResult {
    const { at } = this;
    const last = pauses.length - 1;
    const where = at === 0 ? t('example.before') : t('example.after', { n: at, of: last });
    const go = (to: number) => (): void => {
      if (to >= 0 && to <= last) this.at = to;
    };
    return html`<figure class="worked-example">
      <canvas role="img" aria-label=${this.boardInWords(game, pauses[at]?.snapshot)}></canvas>
      <figcaption>
        <p class="note">${where}</p>
        <p role="status">${this.told(game, pauses, step)}</p>
        <p class="buttons">
          <button type="button" aria-disabled=${at === 0 ? 'true' : 'false'} @click=${go(at - 1)}>
            ${icon('back')}${t('previous')}
          </button>
          <button type="button" class="primary" aria-disabled=${at === last ? 'true' : 'false'} @click=${go(at + 1)}>
            ${icon('next')}${t('next')}
          </button>
          <button type="button" class="quiet" @click=${() => this.page.learn(this.game, this.example)}>
            ${t('example.play')}
          </button>
        </p>
      </figcaption>
    </figure>`;
  }

  /** The question; then each move, and after the last one the explanation. */
  private told(game: GamePage, pauses: readonly Pause[], step: LessonStep): string {
    const text = (part: string): string => this.lessons.text(`${this.example}.${part}`);
    const after = pauses[this.at]?.snapshot;
    const before = pauses[this.at - 1]?.snapshot;
    if (!after || !before) return text('task');
    const moves = after.moves
      .slice(before.ply, after.ply)
      .map((move) => game.words.moveSentence(move, after, NAMELESS));
    const why = this.at === pauses.length - 1 && step.level === undefined ? text('right') : '';
    return [...moves, why].reduce(inTurn, '');
  }

  /** Every card and where it is. */
  private boardInWords(game: GamePage, snapshot: Snapshot | undefined): string {
    const cells = snapshot && hasTrait(game.id, 'cells') ? snapshot.cells : [];
    const cards = cells.flatMap(({ card }, cell) =>
      snapshot && card !== '' ? [game.words.cellLabel(snapshot, cell)] : [],
    );
    return cards.length > 0 ? listOf(cards) : this.lessons.text(`${this.example}.title`);
  }
}
