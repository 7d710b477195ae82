// Why the board refused a tap or a drag: the words, and the section of the rules that says so.

import type { RefusalFacts } from '../../model/snapshot';
import { cellName, sideName } from '../../i18n/labels';
import type { Refused } from '../../contract/game_page';
import { refused } from '../../contract/refusals';
import type { AntWarSnapshot } from './snapshot';
import { t } from './en';

/** Sections of the rules, in their order. */
export const RULE_SECTIONS = [
  'short',
  'steps',
  'goal',
  'deal',
  'turn',
  'ants',
  'jokers',
  'passing',
  'odds',
  'boards',
  'notation',
  'glossary',
] as const;
export type RuleSection = (typeof RULE_SECTIONS)[number];

/** Every reason that the board can give, by the names in src/games/ant_war/refusal.cpp and the board's own. */
export const REFUSALS = {
  'game-over': 'goal',
  'odds-first': 'odds',
  'colour-first': 'odds',
  'cut-first': 'odds',
  'deal-first': 'deal',
  'no-odds-now': 'odds',
  'no-colour-now': 'odds',
  'no-cut-now': 'odds',
  'no-deal-now': 'deal',
  'card-not-undealt': 'odds',
  'cut-is-a-card': 'odds',
  'cut-is-a-coin': 'odds',
  'no-space': 'boards',
  'no-ant': 'turn',
  'joker-stays': 'jokers',
  'not-your-ant': 'turn',
  'same-space': 'turn',
  'nothing-to-cover': 'turn',
  'soldier-uncovered': 'ants',
  'joker-uncovered': 'jokers',
  'too-far': 'ants',
  'queen-straight': 'ants',
  'drone-knight': 'ants',
  'not-your-turn': 'turn',
  locked: 'goal',
  other: 'goal',
} as const satisfies Record<string, RuleSection>;

export const refusalOf = (
  { reason, cell }: RefusalFacts,
  { layout, turn }: Pick<AntWarSnapshot, 'layout' | 'turn'>,
): Refused =>
  refused(RULE_SECTIONS, REFUSALS, reason, (known) =>
    t(`refusal.${known}`, { cell: cell === undefined ? '' : cellName(cell, layout), side: sideName(turn) }),
  );
