// Going through a game: to the start, back, play, on, to the end, a slider, the speed; and the comment on the position. Shown in place of
// the tools while another position than the present one is looked at.

import { html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { analyseShown, isAnalysable } from '../contract/analyse';
import { t as later } from '../i18n/later_en';
import { anyIcon } from '../ui/lazy_icons';
import { MatchPart } from '../contract/page_part';
import { iconButton, toolButton } from '../ui/tool_button';
import { t } from './en';
import './replay_bar.css';

const SPEEDS = [1, 2, 4, 0.5] as const;
// The time of a move at speed 1: long enough to see it, and to read where it went.
const MOVE_MILLISECONDS = 1400;

@customElement('anthill-replay')
export class ReplayBar extends MatchPart {
  @state() private speed: (typeof SPEEDS)[number] = 1;
  private timer = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('view') && !(changed as Map<string, unknown>).has('speed')) return;
    clearTimeout(this.timer);
    const { state: session, snapshot } = this.view;
    if (session.mode.kind === 'reviewing' && session.mode.autoplay)
      this.timer = window.setTimeout(() => this.next(snapshot.ply), MOVE_MILLISECONDS / this.speed);
  }

  private next(from: number): void {
    const { review } = this.view.page.session;
    const { snapshot } = this.view;
    if (from !== snapshot.ply) return;
    if (from + 1 >= snapshot.length) review.autoplay(false);
    review.goTo(from + 1);
  }

  protected override render(): TemplateResult {
    const { page, snapshot, state: session } = this.view;
    const { review } = page.session;
    const { first } = review;
    const { ply, length } = snapshot;
    const step = (to: number) => (): void => {
      review.autoplay(false);
      review.goTo(to);
    };
    const nextSpeed = (): void => {
      this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
    };
    const shown = this.game.play.firstPly(snapshot);
    const isPlaying = session.mode.kind === 'reviewing' && session.mode.autoplay;
    return html`<div class="replay" role="toolbar" aria-label=${t('replay.bar')}>
      ${iconButton(anyIcon('first'), t('replay.first'), ply <= first ? null : step(first))}
      ${iconButton(anyIcon('back'), t('replay.back'), ply <= first ? null : step(ply - 1))}
      ${
        isPlaying
          ? iconButton(anyIcon('pause'), t('replay.pause'), () => review.autoplay(false))
          : iconButton(anyIcon('play'), t('replay.play'), () => review.autoplay(true))
      }
      ${iconButton(anyIcon('next'), t('replay.on'), ply >= length ? null : step(ply + 1))}
      ${iconButton(anyIcon('last'), t('replay.last'), ply >= length ? null : step(length))}
      ${
        // One place for both: what a line of a narrow screen holds is full.
        isAnalysable(page) && !isPlaying
          ? toolButton(anyIcon('branch'), later('analysis.open'), () => analyseShown(page), {
              note: later('analysis.open'),
            })
          : html`<button
              type="button"
              class="speed"
              aria-label=${`${t('replay.speed')} ${this.speedText}`}
              @click=${nextSpeed}
            >
              ${this.speedText}
            </button>`
      }
      ${toolButton(anyIcon('comment'), t('comment.write'), () => page.show({ dialog: 'comment', ply }), { note: t('comment.write') })}
      ${toolButton(anyIcon('share'), t('share.send'), () => page.show({ dialog: 'share', id: page.session.id }), { name: t('replay.share'), note: t('replay.share') })}
      <input
        type="range"
        min=${first}
        max=${length}
        .value=${`${ply}`}
        aria-label=${t('replay.at')}
        aria-valuetext=${`${ply - shown}`}
        @input=${(event: Event) => step(Number((event.target as HTMLInputElement).value))()}
      />
    </div>`;
  }

  private get speedText(): string {
    return t('replay.speed.value', { speed: this.speed === 0.5 ? '½' : this.speed });
  }
}
