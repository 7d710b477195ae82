// The options before a match of Ants: Red vs. Black.

import { html, nothing, type TemplateResult } from 'lit';
import { chosenOf, type Settings } from '../../storage/settings';
import type { PageContext } from '../../contract/page_context';
import { segmented } from '../../ui/segmented';
import type { GameStart } from '../../contract/game_page';
import type { Snapshot } from '../../model/snapshot';
import type { Scoring } from './dice';
import { t as shared } from '../../i18n/translate';
import { t } from './en';

const GAME = 'red-vs-black';
const COMMITTING = ['secret', 'open'] as const;
const DICE = ['app', 'own'] as const;
const CLEARNESS = ['half', 'sixty'] as const;

/** The option of a deal: on a colour counts a die that lies there with 60 percent. */
const CLEAR = 'clear=60';

const seats: GameStart['seats'] = () => ({
  legend: t('seat.legend'),
  options: (['red', 'black', 'chance'] as const).map((value) => ({
    value,
    text: t(`seat.${value}`),
    note: t(`seat.note.${value}`),
  })),
  red: t('seat.red'),
  black: t('seat.black'),
  line: (side, level) => shared(`start.line.${side}`, { level }),
});

/** Two people at one screen hide from each other what they commit. */
export const commitsInSecret = (settings: Settings): boolean =>
  chosenOf(settings, GAME, 'commit', COMMITTING) === 'secret';

/** Two people at a real table throw dice of their own, and enter what lies there. */
export const throwsOwnDice = (settings: Settings): boolean => chosenOf(settings, GAME, 'dice', DICE) === 'own';

const clearness = (settings: Settings): (typeof CLEARNESS)[number] => chosenOf(settings, GAME, 'clear', CLEARNESS);

export const dealOptionsOf = ({ clear }: Scoring): string => (clear ? CLEAR : '');
export const dealOptions = (settings: Settings): string => dealOptionsOf({ clear: clearness(settings) === 'sixty' });
export const isClear = (options: string): boolean => options === CLEAR;

export const variantName = (options: string): string => t(isClear(options) ? 'game.variant.clear' : 'game.variant');

/** The position that is dealt, with whatever options. */
const DEALT = ' red=0000000000 black=0000000000 tactics=3,3 phase=commit turn=1';
/** The variant that is played, or that the game began in a position that was set up. */
export function variantOf({ clear, start: position }: Scoring & Pick<Snapshot, 'start'>): string {
  if (position.endsWith(DEALT)) return variantName(dealOptionsOf({ clear }));
  return t(clear ? 'game.variant.position.clear' : 'game.variant.position');
}

/** The board module's facts about this game: the values that options may have. */
interface Variants {
  clear?: readonly string[];
}

const clearQuestion = (page: PageContext): TemplateResult =>
  segmented(
    'clear',
    t('start.clear'),
    CLEARNESS.map((value) => ({ value, text: t(`start.clear.${value}`), note: t(`start.clear.note.${value}`) })),
    clearness(page.settings),
    (value) => page.choose(GAME, 'clear', value),
  );

const commitQuestion = (page: PageContext): TemplateResult =>
  segmented(
    'commit',
    t('start.commit'),
    COMMITTING.map((value) => ({ value, text: t(`start.commit.${value}`), note: t(`start.commit.note.${value}`) })),
    chosenOf(page.settings, GAME, 'commit', COMMITTING),
    (value) => page.choose(GAME, 'commit', value),
  );

const diceQuestion = (page: PageContext): TemplateResult =>
  segmented(
    'dice',
    t('start.dice'),
    DICE.map((value) => ({ value, text: t(`start.dice.${value}`), note: t(`start.dice.note.${value}`) })),
    chosenOf(page.settings, GAME, 'dice', DICE),
    (value) => page.choose(GAME, 'dice', value),
  );

/** The questions of who looks away and of real dice are for two people only: a computer neither looks nor throws. */
function questions(page: PageContext): TemplateResult {
  const known = (page.variants(GAME) as Variants | null)?.clear?.includes('60');
  return html`${page.settings.opponent === 'friend' ? html`${commitQuestion(page)} ${diceQuestion(page)}` : nothing}
  ${known ? clearQuestion(page) : nothing}`;
}

export const start: GameStart = {
  seats,
  questions,
  dealOptions,
  optionsName: variantName,
  lengthByLink: () => t('remote.length'),
};
