// Which level of the computer: one step easier or harder, or along the track of all of them, with its picture, number, name and band.

import { html, nothing, type TemplateResult } from 'lit';
import { levelOption } from '../i18n/labels';
import { t } from '../i18n/translate';
import type { Strength } from '../model/levels';
import { icon } from '../ui/icons';
import './level_stepper.css';

interface LevelChoice {
  readonly name: string;
  readonly legend: string;
  /** Weakest first. */
  readonly strengths: readonly Strength[];
  readonly chosen: Strength;
  /** There are two, one for each side: each says which. */
  readonly isOfSide: boolean;
  /** How often the one person here has won against it. */
  readonly wins: number;
  /** The level that the last games suggest. */
  readonly suggested: Strength | undefined;
  readonly choose: (level: Strength) => void;
}

export function levelStepper({
  name,
  legend,
  strengths,
  chosen,
  isOfSide,
  wins,
  suggested,
  choose,
}: LevelChoice): TemplateResult {
  const at = strengths.indexOf(chosen);
  const stepTo = (place: number): void => {
    const level = strengths[place];
    if (level !== undefined && level !== chosen) choose(level);
  };
  const step = (by: 1 | -1): TemplateResult => {
    const ends = strengths[at + by] === undefined;
    return html`<button
      type="button"
      class=${by < 0 ? 'easier' : 'harder'}
      aria-label=${t(by < 0 ? 'start.level.easier' : 'start.level.harder')}
      aria-disabled=${ends ? 'true' : nothing}
      @click=${() => stepTo(at + by)}
    >
      ${icon('back')}
    </button>`;
  };
  const option = levelOption(chosen);
  const beaten = wins > 0;
  return html`<fieldset class="stepper">
    <legend class=${isOfSide ? nothing : 'visually-hidden'}>${legend}</legend>
    ${step(-1)}
    <div class="rung">
      <anthill-level-face .level=${chosen} .says=${'line'}></anthill-level-face>
      <b>${option}${beaten ? html`<i>${icon('check')}</i>` : nothing}</b>
      <input
        type="range"
        name=${name}
        min="1"
        max=${strengths.length}
        aria-label=${legend}
        aria-valuetext=${beaten ? t('level.beaten.name', { level: option }) : option}
        .value=${`${at + 1}`}
        @input=${(event: Event) => stepTo(Number((event.target as HTMLInputElement).value) - 1)}
      />
    </div>
    ${step(1)}
    <p class="note">
      <anthill-level-note .level=${chosen} .also=${beaten ? t('level.beaten', { n: wins }) : ''}></anthill-level-note>
    </p>
    ${
      suggested !== undefined && suggested !== chosen
        ? html`<button type="button" class="suggested" @click=${() => choose(suggested)}>
            ${t('start.level.suggested', { level: t(`level.${suggested}`) })}
          </button>`
        : nothing
    }
  </fieldset>`;
}
