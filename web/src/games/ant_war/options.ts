// What can be chosen before a match of Ant War: who deals first, the board and the cards. The names are those of a deal's options, see
// src/games/ant_war/notation.h.

import { html, type TemplateResult } from 'lit';
import { chosenOf, type Settings } from '../../storage/settings';
import type { PageContext } from '../../contract/page_context';
import { segmented } from '../../ui/segmented';
import type { GamePage } from '../../contract/game_page';
import { t } from './words';

const CHOICES = {
  shape: ['5x5', '4x4', '2x10', 'spiral', 'random'],
  deck: ['jokers', 'plain', 'analytical'],
} as const;
type Choices = typeof CHOICES;
export type DeckChoice = Choices['deck'][number];

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

export const dealtAs = (shape: string, deck: DeckChoice): string => `shape=${shape} ${DEALT[deck]}`;
export const dealt = (settings: Settings): string => dealtAs(settingOf(settings, 'shape'), settingOf(settings, 'deck'));

export const variantName = (shape: Choices['shape'][number], deck: DeckChoice): string =>
  t('start.variant', { shape: t(`shape.${shape}`), deck: t(`deck.name.${deck}`) });

export const chosenVariant = (settings: Settings): string =>
  variantName(settingOf(settings, 'shape'), settingOf(settings, 'deck'));

/** Folded away: whoever does not ask plays on five by five with jokers. */
export function questions(page: PageContext): TemplateResult {
  const { settings } = page;
  const [shape, deck] = [settingOf(settings, 'shape'), settingOf(settings, 'deck')];
  return html`<details class="variant">
    <summary>${variantName(shape, deck)}</summary>
    ${segmented(
      'shape',
      t('start.shape'),
      CHOICES.shape.map((value) => ({ value, text: t(`shape.${value}`), note: t(`shape.note.${value}`) })),
      shape,
      (value) => page.choose(GAME, 'shape', value),
    )}
    ${segmented(
      'deck',
      t('start.deck'),
      CHOICES.deck.map((value) => ({ value, text: t(`deck.${value}`), note: t(`deck.note.${value}`) })),
      deck,
      (value) => page.choose(GAME, 'deck', value),
    )}
  </details>`;
}
