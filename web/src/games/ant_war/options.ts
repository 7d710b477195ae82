// What can be chosen before a match of Ant War: who deals first, the board and the cards. The names are those of a deal's options, see
// src/games/ant_war/notation.h.

import { html, nothing, type TemplateResult } from 'lit';
import { chosenOf, type Settings } from '../../storage/settings';
import type { PageContext } from '../../contract/page_context';
import { segmented } from '../../ui/segmented';
import type { GamePage } from '../../contract/game_page';
import { CARDS, canBeDealt, fitted, readSize, sizeText, type DeckChoice, type Size } from './rectangle';
import { t } from './words';

const CHOICES = {
  shape: ['5x5', '4x4', '2x10', 'rectangle', 'spiral', 'random'],
  deck: ['jokers', 'plain', 'analytical'],
} as const;
type Choices = typeof CHOICES;
type ShapeChoice = Choices['shape'][number];

const GAME = 'ant-war';
const DEALT: Readonly<Record<DeckChoice, string>> = {
  jokers: 'jokers=2',
  plain: 'jokers=0',
  analytical: 'deck=analytical',
};

/** The last choice, or the first answer of the list. */
const settingOf = <Key extends keyof Choices>(settings: Settings, key: Key): Choices[Key][number] =>
  chosenOf(settings, GAME, key, CHOICES[key]);

export const seats = (): GamePage['seats'] => ({
  legend: t('start.deals'),
  options: (['red', 'black', 'chance'] as const).map((value) => ({
    value,
    text: t(`start.deals.${value}`),
    note: t(`start.deals.note.${value}`),
  })),
  red: t('start.dealer'),
  black: t('start.other'),
});

export const chosenDeck = (settings: Settings): DeckChoice => settingOf(settings, 'deck');

/** The rectangle last chosen, as large as the deck can fill. */
const sizeOf = (settings: Settings): Size =>
  fitted(readSize(settings.chosen[GAME]?.['size'] ?? ''), settingOf(settings, 'deck'));

/** As a deal's option says it. */
function shapeOf(settings: Settings): string {
  const shape = settingOf(settings, 'shape');
  return shape === 'rectangle' ? sizeText(sizeOf(settings)) : shape;
}

export const dealOptionsOf = (shape: string, deck: DeckChoice): string => `shape=${shape} ${DEALT[deck]}`;
export const dealOptions = (settings: Settings): string =>
  dealOptionsOf(shapeOf(settings), settingOf(settings, 'deck'));

const isNamed = (shape: string): shape is Exclude<ShapeChoice, 'rectangle'> =>
  shape !== 'rectangle' && CHOICES.shape.some((each) => each === shape);

/** Any other shape is a rectangle of so many columns and rows. */
export const shapeName = (shape: string): string =>
  isNamed(shape) ? t(`shape.${shape}`) : t('shape.size', { ...readSize(shape) });

export const variantName = (shape: string, deck: DeckChoice): string =>
  t('start.variant', { shape: shapeName(shape), deck: t(`deck.name.${deck}`) });

export const chosenVariant = (settings: Settings): string =>
  variantName(shapeOf(settings), settingOf(settings, 'deck'));

/** Columns and rows of a rectangle, one more or fewer at a time, as far as the deck goes. */
function sizeQuestion(page: PageContext): TemplateResult {
  const size = sizeOf(page.settings);
  const deck = settingOf(page.settings, 'deck');
  const step = (side: keyof Size, by: 1 | -1): TemplateResult => {
    const next = { ...size, [side]: size[side] + by };
    const what = t(`start.${side}`);
    return html`<button
      type="button"
      aria-label=${by > 0 ? t('start.more', { what }) : t('start.fewer', { what })}
      ?disabled=${!canBeDealt(next, deck)}
      @click=${() => page.choose(GAME, 'size', sizeText(next))}
    >
      ${by > 0 ? '+' : '−'}
    </button>`;
  };
  const spaces = size.columns * size.rows;
  return html`<fieldset class="size">
    <legend>${t('start.size')}</legend>
    ${(['columns', 'rows'] as const).map(
      (side) =>
        html`<span class="side">${t(`start.${side}`)} ${step(side, -1)}<b>${size[side]}</b>${step(side, 1)}</span>`,
    )}
    <p class="note" role="status">${t('start.fills', { dealt: spaces, left: CARDS[deck] - spaces })}</p>
  </fieldset>`;
}

/** Folded away: whoever does not ask plays on five by five with jokers. */
export function questions(page: PageContext): TemplateResult {
  const { settings } = page;
  const [shape, deck] = [settingOf(settings, 'shape'), settingOf(settings, 'deck')];
  return html`<details class="variant">
    <summary>${chosenVariant(settings)}</summary>
    ${segmented(
      'shape',
      t('start.shape'),
      CHOICES.shape.map((value) => ({ value, text: t(`shape.${value}`), note: t(`shape.note.${value}`) })),
      shape,
      (value) => page.choose(GAME, 'shape', value),
    )}
    ${shape === 'rectangle' ? sizeQuestion(page) : nothing}
    ${segmented(
      'deck',
      t('start.deck'),
      CHOICES.deck.map((value) => ({ value, text: t(`deck.${value}`), note: t(`deck.note.${value}`) })),
      deck,
      (value) => page.choose(GAME, 'deck', value),
    )}
  </details>`;
}
