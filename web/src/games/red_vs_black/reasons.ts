// The proved facts about choices in Ants: Red vs. Black, in words: see src/games/red_vs_black/reasons.h.

import { sources } from 'translations:red_vs_black/reasons';
import { inTurn, translator } from '../../i18n/translate';
import type { Explanations } from '../../session/explanations';
import { sideName } from '../../i18n/labels';
import { moveText, unitsNamed } from './labels';
import { t as say } from './en';
import { en } from './reasons_en';

const t = translator(en, sources);

function sentence(fact: string): string {
  const [kind = '', numbers = ''] = fact.split(':');
  if (kind === 'spares' || kind === 'adds-none') return t(`reason.${kind}`);
  if (kind === 'adds-dice' || kind === 'grows') return t(`reason.${kind}`, { n: Number(numbers) });
  return t(`reason.${kind}` as 'reason.saves', { units: unitsNamed(numbers.split(',').map(Number)) });
}

export const explanations: Explanations = {
  reason: (facts, _snapshot, most) => facts.slice(0, most).map(sentence).reduce(inTurn, ''),
  sentence: (move, { turn }) => say('say.tactic', { side: sideName(turn), what: moveText({ text: move }) }),
  warning: () => '',
  danger: () => '',
  marked: () => [],
};
