// The sections of the rules of Ants: Red vs. Black.

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
