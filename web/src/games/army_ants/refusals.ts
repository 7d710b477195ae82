// Why the board refused a tap or a drag: the words, and the section of the rules that says so.

import type { RefusalFacts } from '../../model/snapshot';
import type { Refused } from '../../contract/game_page';
import { refused } from '../../contract/refusals';
import { cellName, sideName } from '../../i18n/labels';
import { favorName } from './labels';
import type { ArmyAntsSnapshot } from './snapshot';
import { t } from './en';

/** Sections of the rules, in the order of the rules dialog. */
export const RULE_SECTIONS = [
  'short',
  'goal',
  'board',
  'turn',
  'setups',
  'rally',
  'favor',
  'march',
  'move-out',
  'swap',
  'attack',
  'queen',
  'end',
  'aggression',
  'editions',
  'glossary',
  'notation',
] as const;
export type RuleSection = (typeof RULE_SECTIONS)[number];

/** Every reason that the board can give, by the names in src/games/army_ants/refusal_words.cpp and the board's own. */
export const REFUSALS = {
  'game-over': 'end',
  'no-card': 'goal',
  'not-your-card': 'goal',
  'same-space': 'move-out',
  'space-taken': 'move-out',
  'outside-territory': 'rally',
  'no-way': 'move-out',
  'way-leaves-territory': 'rally',
  'way-blocked': 'march',
  'move-out-not-in-rally': 'rally',
  'not-a-line': 'march',
  'line-too-short': 'march',
  'line-broken': 'march',
  'march-not-straight': 'march',
  'off-board': 'march',
  'not-adjacent': 'swap',
  'no-diagonal-swap': 'swap',
  'no-attack-in-rally': 'rally',
  'nothing-to-attack': 'attack',
  'attack-on-own-card': 'attack',
  'queen-cannot-attack': 'queen',
  'attack-not-straight': 'attack',
  'target-stronger': 'attack',
  'favor-not-in-battle': 'favor',
  'favor-after-total': 'favor',
  'favor-not-first-turn': 'favor',
  'favor-queen-not-in-front': 'favor',
  'favor-gap-taken': 'favor',
  'must-move': 'end',
  'deploy-first': 'setups',
  'not-deploying': 'setups',
  'enemy-card': 'setups',
  'card-placed': 'setups',
  'card-not-drawn': 'setups',
  'not-next-space': 'setups',
  'queen-beside-nine': 'setups',
  'no-space-apart': 'setups',
  'not-your-turn': 'turn',
  locked: 'goal',
  'choose-card-first': 'turn',
  'line-cannot-attack': 'attack',
  other: 'goal',
} as const satisfies Record<string, RuleSection>;

export const refusalOf = (
  { reason, cell, value = 0, targetValue: target = 0 }: RefusalFacts,
  { layout, turn, rules }: Pick<ArmyAntsSnapshot, 'layout' | 'turn' | 'rules'>,
): Refused =>
  refused(RULE_SECTIONS, REFUSALS, reason, (known) =>
    t(`refusal.${known}`, {
      cell: cell === undefined ? '' : cellName(cell, layout),
      side: sideName(turn),
      favor: favorName(rules),
      value,
      target,
    }),
  );
