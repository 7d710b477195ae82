// The options before a match of Ants: Red vs. Black.

import { html, nothing, type TemplateResult } from 'lit';
import { chosenOf, type Settings } from '../../storage/settings';
import type { PageContext } from '../../contract/page_context';
import { answersTo, question, SIDES } from '../../contract/game_question';
import type { GameStart } from '../../contract/game_page';
import type { Snapshot } from '../../model/snapshot';
import type { Scoring } from './dice';
import { t as shared } from '../../i18n/translate';
import { t } from './en';

const GAME = 'red-vs-black';
const CHOICES = {
  commit: ['secret', 'open'],
  dice: ['app', 'own'],
  clear: ['half', 'sixty'],
} as const;
type Choices = typeof CHOICES;

/** The last choice, or the first answer of the list. */
const settingOf = <Key extends keyof Choices>(settings: Settings, key: Key): Choices[Key][number] =>
  chosenOf(settings, GAME, key, CHOICES[key]);

/** The option of a deal: on a colour counts a die that lies there with 60 percent. */
const CLEAR = 'clear=60';

const seats: GameStart['seats'] = () => ({
  legend: t('start.side'),
  options: answersTo('side', SIDES, (key) => t(key)),
  red: t('start.side.red'),
  black: t('start.side.black'),
  line: (side, level) => shared(`start.line.${side}`, { level }),
});

/** Two people at one screen hide from each other what they commit. */
export const commitsInSecret = (settings: Settings): boolean => settingOf(settings, 'commit') === 'secret';

/** Two people at a real table throw dice of their own, and enter what lies there. */
export const throwsOwnDice = (settings: Settings): boolean => settingOf(settings, 'dice') === 'own';

export const dealOptionsOf = ({ clear }: Scoring): string => (clear ? CLEAR : '');
export const dealOptions = (settings: Settings): string =>
  dealOptionsOf({ clear: settingOf(settings, 'clear') === 'sixty' });
export const isClear = (options: string): boolean => options === CLEAR;

export const variantName = (options: string): string => t(isClear(options) ? 'game.variant.clear' : 'game.variant');

/** The position that is dealt, with whatever options. */
const DEALT = ' red=0000000000 black=0000000000 tactics=3,3 phase=commit turn=1';
/** The variant that is played, or that the game began in a position that was set up. */
export function variantOf({ clear, start: position }: Scoring & Pick<Snapshot, 'start'>): string {
  if (position.endsWith(DEALT)) return variantName(dealOptionsOf({ clear }));
  return t(clear ? 'game.variant.position.clear' : 'game.variant.position');
}

/** The questions of who looks away and of real dice are for two people only: a computer neither looks nor throws. */
function questions(page: PageContext): TemplateResult {
  const { settings } = page;
  const { commit, dice, clear } = CHOICES;
  return html`${
    settings.opponent === 'friend'
      ? html`${question(page, GAME, 'commit', commit, settingOf(settings, 'commit'), (key) => t(key))}
        ${question(page, GAME, 'dice', dice, settingOf(settings, 'dice'), (key) => t(key))}`
      : nothing
  }
  ${question(page, GAME, 'clear', clear, settingOf(settings, 'clear'), (key) => t(key))}`;
}

export const start: GameStart = {
  seats,
  questions,
  dealOptions,
  optionsName: variantName,
  lengthByLink: () => t('remote.length'),
};
