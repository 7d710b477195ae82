// The proved facts about moves and positions of Army Ants, in words: see src/games/army_ants/reasons.h.

import { sources } from 'translations:army_ants/reasons';
import { inTurn, translator } from '../../i18n/translate';
import { cardFact, type Explanations, type Played } from '../../session/explanations';
import { possibleMove } from './advice';
import { cardName } from './labels';
import { en } from './reasons_en';
import type { ArmyAntsSnapshot } from './snapshot';

const t = translator(en, sources);

function sentence(about: 'reason' | 'warning' | 'danger', fact: string): string {
  const { kind, by, on } = cardFact(fact);
  return t(`${about}.${kind}` as 'danger.card', { by: cardName(by.card), on: cardName(on.card), cell: by.cell });
}

/** Each rally move takes one of its side's rally turns; the Queen's Favor takes all of them. */
function isRally({ start, moves, ply }: Played): boolean {
  const [, red, black] = / rally=(\d),(\d)/.exec(start) ?? [];
  const left = { red: Number(red), black: Number(black) };
  for (const { text, seat } of moves.slice(0, ply)) {
    if (text === 'favor') left[seat] = 0;
    else if (!text.includes('@')) left[seat] -= 1;
  }
  return left.red > 0 || left.black > 0;
}

/** Captures that end the game come first, then dangers, then possible gains. */
const URGENCY = ['take-queen', 'queen', 'card', 'take'];

export const explanations: Explanations = {
  reason(facts, played, most) {
    const said = facts.slice(0, most).map((fact) => sentence('reason', fact));
    const all = said.reduce(inTurn, '');
    return all !== '' && isRally(played) ? inTurn(all, t('reason.rally')) : all;
  },
  sentence: (move, before) => possibleMove(move, before as ArmyAntsSnapshot),
  warning: ([fact]) => (fact === undefined ? '' : sentence('warning', fact)),
  danger(facts) {
    const first = URGENCY.map((kind) => facts.find((fact) => cardFact(fact).kind === kind)).find(Boolean);
    return first === undefined ? '' : sentence('danger', first);
  },
  marked: (facts) => facts,
};
