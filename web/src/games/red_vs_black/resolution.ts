// A turn is resolved before everybody's eyes, with the reason for each step; and the log of all turns.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PagePart } from '../../contract/page_part';
import { sideName } from '../../i18n/labels';
import { follows } from '../../ui/follow';
import type { Players } from '../../model/player';
import { SEATS } from '../../model/snapshot';
import { ownResultSentence, ownResultTitle } from '../../session/result';
import { stepSentence, tacticText, unitsNamed } from './labels';
import { Panel } from './panel';
import { playback, stepsTold } from './playback';
import type { RedVsBlackSnapshot } from './snapshot';
import { latestTurn, resolvedTurns, type ResolvedTurn } from './turns';
import { t } from './en';

/** Each player's tactic and what their dice did. */
const lines = (turn: ResolvedTurn, told: number): TemplateResult[] =>
  SEATS.map(
    (seat) =>
      html`<ol class="steps">
        ${
          turn.tactic[seat] === 'keep'
            ? nothing
            : html`<li class="tactic">
                ${t('say.tactic', { side: sideName(seat), what: tacticText(turn.tactic[seat]) })}
              </li>`
        }
        ${turn.steps
          .slice(0, told)
          .filter(({ thrower }) => thrower === seat)
          .map((step) => html`<li data-kind=${step.kind}>${stepSentence(step, turn)}</li>`)}
      </ol>`,
  );

const isTold = (snapshot: RedVsBlackSnapshot): boolean =>
  stepsTold(snapshot) === (latestTurn(snapshot)?.steps.length ?? 0);

/** The head of the page over a turn that ends the game: the result, as soon as all of the turn has been told. */
@customElement('anthill-resolved')
@follows(playback)
export class Resolved extends PagePart {
  @property({ attribute: false }) snapshot!: RedVsBlackSnapshot;
  @property({ attribute: false }) players!: Players;

  protected override render(): unknown {
    const { snapshot, players } = this;
    const { match } = this.page.session.state;
    return match && isTold(snapshot)
      ? ownResultTitle(match.game, snapshot, players)
      : t('status.resolved', { n: snapshot.turnNumber });
  }
}

@customElement('anthill-resolution')
@follows(playback)
export class Resolution extends Panel {
  private told = 0;
  private shown = 0;

  protected override updated(): void {
    super.updated();
    if (this.told === this.shown) return;
    this.shown = this.told;
    // The latest step of each list is in view, whichever of them scrolls.
    for (const list of this.querySelectorAll('[role="log"], .steps')) list.scrollTop = list.scrollHeight;
  }

  protected override render(): TemplateResult {
    const { snapshot } = this;
    const turn = latestTurn(snapshot);
    if (!turn) return html``;
    const told = (this.told = stepsTold(snapshot));
    const whole = told === turn.steps.length;
    const { status, phase } = snapshot;
    const { match } = this.page.session.state;
    const result =
      whole && match && status.kind !== 'playing' ? ownResultSentence(match.game, snapshot, match.players) : '';
    const next =
      status.kind !== 'playing'
        ? t('resolve.end')
        : phase === 'reinforce'
          ? t('resolve.reinforce')
          : phase === 'commit'
            ? t('resolve.next')
            : t('resolve.back');
    return html`<section class="panel resolution" tabindex="-1" aria-labelledby="resolve-heading">
      <h2 id="resolve-heading">${t('resolve.title', { n: turn.turn })}</h2>
      <div role="log" tabindex="0" aria-labelledby="resolve-heading">
        ${lines(turn, told)} ${result === '' ? nothing : html`<p class="outcome">${result}</p>`}
      </div>
      <p class="buttons">
        ${
          whole
            ? html`<button type="button" class="primary" @click=${() => this.page.session.proceed()}>${next}</button>`
            : html`<button type="button" @click=${() => playback.skip()}>${t('resolve.skip')}</button>`
        }
      </p>
    </section>`;
  }
}

/** Every resolved turn, the latest first; its heading leads to how the dice lay, from the `first` ply on that may be looked at. */
export function logContent(snapshot: RedVsBlackSnapshot, first: number, lookAt: (ply: number) => void): TemplateResult {
  const log = resolvedTurns(snapshot);
  if (log.length === 0) return html`<p>${t('log.empty')}</p>`;
  return html`<div class="rvb-log">
    ${log.reverse().map(
      (turn) =>
        html`<section>
          <h3>
            ${
              turn.ply < first
                ? t('log.turn', { n: turn.turn })
                : html`<button type="button" @click=${() => lookAt(turn.ply)}>
                    ${t('log.turn', { n: turn.turn })}
                  </button>`
            }
          </h3>
          ${lines(turn, turn.steps.length)}
          ${SEATS.filter((seat) => turn.returned[seat].length > 0).map(
            (seat) =>
              html`<p>${t('log.returned', { side: sideName(seat), units: unitsNamed(turn.returned[seat]) })}</p>`,
          )}
        </section>`,
    )}
  </div>`;
}
