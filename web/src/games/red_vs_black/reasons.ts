// The proved facts about choices in Ants: Red vs. Black, in words: see src/games/red_vs_black/reasons.h.

import { sources } from 'translations:red_vs_black/reasons';
import { inTurn, translator } from '../../i18n/translate';
import type { Explanations } from '../../session/explanations';
import { unitsNamed } from './labels';
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
  warning: () => '',
  danger: () => '',
  marked: () => [],
};
