// The ladder of a game: its levels with their pictures, the easiest first; how strong each was measured to be, which have been beaten,
// and small goals.

import { RUNGS } from 'measured:levels';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { PagePart } from '../contract/page_part';
import { levelOption } from '../i18n/labels';
import { inLanguage, t as shared } from '../i18n/translate';
import { GAME_IDS, type GameId } from '../model/game_id';
import { ELDER, strengthsOf, type Strength } from '../model/levels';
import { winsAgainst } from '../model/progress';
import { dayOf } from '../model/puzzle_days';
import { closeDialog } from '../ui/dialog_content';
import { follows } from '../ui/follow';
import { icon } from '../ui/icons';
import { fetchLevelFaces } from '../ui/level_face_fetch';
import { segmented } from '../ui/segmented';
import { goalsOf, type Goal } from './goals';
import { t } from './ladder_en';
import './ladder_panel.css';

const decimal = inLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

@customElement('anthill-ladder')
@follows(({ page }: PagePart) => page.progress)
export class LadderPanel extends PagePart {
  @property() game!: GameId;

  override connectedCallback(): void {
    super.connectedCallback();
    void fetchLevelFaces();
  }

  private strength(level: Strength): string {
    if (level === ELDER) return t('elder');
    const rung = RUNGS[this.game][level];
    if (level === 1 || !rung) return t('first');
    const share = decimal().format(rung.share);
    if (rung.points !== undefined) {
      const [points, margin] = [rung.points, rung.pointsError ?? 0].map((value) => decimal().format(value));
      return t('points', { share, points: points ?? '', margin: margin ?? '' });
    }
    return t('share', { share, error: decimal().format(rung.error ?? 0) });
  }

  private rung(level: Strength): TemplateResult {
    const { game, page } = this;
    const wins = winsAgainst(page.progress.of(game), level);
    const rung = level === ELDER ? undefined : RUNGS[game][level];
    const play = (): void => {
      page.change({ level, opponent: 'computer' });
      closeDialog();
    };
    return html`<li class=${wins > 0 ? 'beaten' : ''}>
      <anthill-level-face .level=${level}></anthill-level-face>
      <div>
        <b>${levelOption(level)}${wins > 0 ? icon('check') : nothing}</b>
        <span class="strength">
          ${
            rung && level !== 1
              ? html`<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="6" />
                  <rect class="share" width=${rung.share} height="6" />
                </svg>`
              : nothing
          }${this.strength(level)}
        </span>
        <small>${wins > 0 ? shared('level.beaten', { n: wins }) : t('unbeaten')}</small>
      </div>
      <button type="button" aria-label=${t('play', { level: levelOption(level) })} @click=${play}>
        ${icon('play')}
      </button>
    </li>`;
  }

  private goal(goal: Goal): TemplateResult {
    const isReached = goal.done >= goal.of;
    const text =
      goal.kind === 'learn'
        ? t('goal.learn')
        : goal.kind === 'beat'
          ? t('goal.beat', { level: shared(`level.${goal.level}`) })
          : goal.kind === 'solve' && goal.of === 1
            ? t('goal.solve.one')
            : t(`goal.${goal.kind}`, { n: `${goal.of}` });
    return html`<li class=${isReached ? 'reached' : ''}>
      <span>${text}</span>
      <progress max=${goal.of} value=${Math.min(goal.done, goal.of)} aria-label=${text}></progress>
      <small>${isReached ? t('goal.reached') : t('goal.progress', { done: goal.done, of: goal.of })}</small>
    </li>`;
  }

  protected override render(): TemplateResult {
    const { game, page } = this;
    const goals = goalsOf(game, page.progress.of(game), dayOf(new Date()));
    return html`<div class="ladder">
      ${segmented(
        'ladder-game',
        t('game'),
        GAME_IDS.map((value) => ({ value, text: page.gameName(value) })),
        game,
        (value) => page.change({ game: value }),
      )}
      <section aria-labelledby="goals-heading">
        <h3 id="goals-heading">${t('goals')}</h3>
        <ul class="goals">
          ${goals.map((goal) => this.goal(goal))}
        </ul>
      </section>
      <p class="note">${t('note')}</p>
      <ol class="rungs">
        ${strengthsOf(game).map((level) => this.rung(level))}
      </ol>
    </div>`;
  }
}
