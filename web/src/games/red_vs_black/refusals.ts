// Why the rules refuse a move that was typed: the words, and the section of the rules that says so.

import type { Refused } from '../../contract/game_page';
import { refused } from '../../contract/refusals';
import type { RefusalFacts } from '../../model/snapshot';
import { t } from './en';

/** Sections of the rules, in their order. */
export const RULE_SECTIONS = [
  'short',
  'steps',
  'goal',
  'turn',
  'throw',
  'score',
  'tactics',
  'resolve',
  'end',
  'notation',
  'glossary',
] as const;
export type RuleSection = (typeof RULE_SECTIONS)[number];

/** Every reason that the board can give, by the names in src/games/red_vs_black/refusal.cpp. */
export const REFUSALS = {
  'game-over': 'end',
  'commit-first': 'turn',
  'throw-first': 'throw',
  'tactic-first': 'tactics',
  'reinforce-first': 'resolve',
  'unit-gone': 'goal',
  'unit-hurt': 'goal',
  'too-many-committed': 'turn',
  'dice-to-throw': 'turn',
  'no-point-left': 'tactics',
  'no-such-die': 'tactics',
  'below-one': 'tactics',
  'above-ten': 'tactics',
  'not-hurt': 'tactics',
  'too-many-healed': 'tactics',
  'still-there': 'resolve',
  'units-to-return': 'resolve',
  other: 'goal',
} as const satisfies Record<string, RuleSection>;

export const refusalOf = ({ reason, value = 0 }: RefusalFacts): Refused =>
  refused(RULE_SECTIONS, REFUSALS, reason, (known) => t(`refusal.${known}`, { n: value }));
