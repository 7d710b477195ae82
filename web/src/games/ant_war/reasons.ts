// The proved facts about moves and positions of Ant War, in words: see src/games/ant_war/reasons.h.

import { sources } from 'translations:ant_war/reasons';
import { inTurn, translator } from '../../i18n/translate';
import { cardFact, isChance, type Explanations } from '../../session/explanations';
import { possibleMove } from './advice';
import { cardName, pointsOf } from './labels';
import { en } from './reasons_en';
import type { AntWarSnapshot } from './snapshot';

const t = translator(en, sources);

function sentence(about: 'reason' | 'warning' | 'danger', fact: string): string {
  const [kind = '', points = ''] = fact.split(':');
  if (kind === 'no-gain') return t('reason.no-gain');
  if (kind === 'gains' || kind === 'ends-ahead' || kind === 'buries-next')
    return t(`reason.${kind}`, { n: Number(points) });
  const { by, on } = cardFact(fact);
  return t(`${about}.${kind}` as 'danger.ant', { by: cardName(by.card), on: cardName(on.card), cell: by.cell });
}

/** The greatest loss and the greatest gain, which come first of their kind. */
function foremost(facts: readonly string[]): { lost: string | undefined; won: string | undefined } {
  return {
    lost: facts.find((fact) => !isChance(cardFact(fact))),
    won: facts.find((fact) => isChance(cardFact(fact))),
  };
}
const stake = (fact: string): number => pointsOf(cardFact(fact).on.card);

export const explanations: Explanations = {
  reason: (facts, _snapshot, most) =>
    facts
      .slice(0, most)
      .map((fact) => sentence('reason', fact))
      .reduce(inTurn, ''),
  sentence: (move, before, players) => possibleMove(move, before as AntWarSnapshot, players),
  warning: ([fact]) => (fact === undefined ? '' : sentence('warning', fact)),
  /** Describes a possible gain instead of the danger if more can be won than lost. */
  danger(facts) {
    const { lost, won } = foremost(facts);
    const first = lost && won ? (stake(won) > stake(lost) ? won : lost) : (lost ?? won);
    return first ? sentence('danger', first) : '';
  },
  /** The cards are large and many: more than the greatest loss and gain would hide them. */
  marked(facts) {
    const { lost, won } = foremost(facts);
    return [lost, won].filter((fact) => fact !== undefined);
  },
};
