// The options before a game of Army Ants: who plays which side, the edition and the set-up.

import { html, nothing, type TemplateResult } from 'lit';
import { chosenOf, type Settings } from '../../storage/settings';
import type { PageContext } from '../../contract/page_context';
import { answersTo, question, SIDES } from '../../contract/game_question';
import { sideName } from '../../i18n/labels';
import type { GameStart } from '../../contract/game_page';
import { variantName } from './labels';
import { AGGRESSION_OFF } from './variants';
import { t as shared } from '../../i18n/translate';
import { t } from './en';

const CHOICES = {
  edition: ['2020', '2008', 'community'],
  setup: ['random', 'minor', 'total'],
  aggression: ['on', 'off'],
} as const;
type Choices = typeof CHOICES;

const GAME = 'army-ants';

const BY_YEAR = ['2008', '2020', 'community'] as const;

/** The edition that has Red Aggression among its optional rules. */
const AGGRESSIVE: Choices['edition'][number] = '2020';

/** The last choice, or the first answer of the list. */
const settingOf = <Key extends keyof Choices>(settings: Settings, key: Key): Choices[Key][number] =>
  chosenOf(settings, GAME, key, CHOICES[key]);

const seats: GameStart['seats'] = () => ({
  legend: t('start.side'),
  options: answersTo('side', SIDES, (key) => t(key)),
  red: sideName('red'),
  black: sideName('black'),
  line: (side, level) => shared(`start.line.${side}`, { level }),
});

/** See rulesVariantOf(). */
export function chosenVariant(settings: Settings): string {
  const edition = settingOf(settings, 'edition');
  return edition === AGGRESSIVE && settingOf(settings, 'aggression') === 'off'
    ? `${edition} ${AGGRESSION_OFF}`
    : edition;
}

/** A variant and a set-up as the options of a deal, which stand in this order. */
export function dealOptionsOf(variant: string, setup: string): string {
  const [edition = '', ...options] = variant.split(' ');
  return [`edition=${edition}`, `setup=${setup}`, ...options].join(' ');
}

/** The options of a deal in words. */
function optionsName(options: string): string {
  const [, edition = ''] = /edition=(\S+)/.exec(options) ?? [];
  const [, setup = ''] = /setup=(\S+)/.exec(options) ?? [];
  const of = <Value extends string>(values: readonly Value[], value: string): Value | undefined =>
    values.find((each) => each === value);
  const [known = CHOICES.edition[0], way = CHOICES.setup[0]] = [of(CHOICES.edition, edition), of(CHOICES.setup, setup)];
  return variantName(options.includes(AGGRESSION_OFF) ? `${known} ${AGGRESSION_OFF}` : known, way);
}

export const dealOptions = (settings: Settings): string =>
  dealOptionsOf(chosenVariant(settings), settingOf(settings, 'setup'));

function questions(page: PageContext): TemplateResult {
  const { settings } = page;
  const { aggression, setup } = CHOICES;
  const edition = settingOf(settings, 'edition');
  return html`${question(page, GAME, 'edition', BY_YEAR, edition, (key) => t(key))}
  ${
    edition === AGGRESSIVE
      ? question(page, GAME, 'aggression', aggression, settingOf(settings, 'aggression'), (key) => t(key))
      : nothing
  }
  ${question(page, GAME, 'setup', setup, settingOf(settings, 'setup'), (key) => t(key))}`;
}

export const start: GameStart = { seats, questions, dealOptions, optionsName, lengthByLink: () => t('remote.length') };
