// In which editions and with which set-ups Army Ants can be played: what the board module says of the one table in
// src/games/army_ants/editions.h. Start screen, rules and hints ask here what an edition does, never for its name.

export interface EditionFacts {
  name: string;
  moveOutInRally: boolean;
  /** Cards that a March needs at least. */
  marchMinimum: number;
  swapDiagonally: boolean;
  favorCalledGambit: boolean;
  /** Its text, the shortest, has no secret set-ups: a ruling offers them. */
  secretSetupsRuled: boolean;
  /** The rule of a running game: `nothing` if Red Aggression is switched off. */
  repetition: 'nothing' | 'red-aggression' | 'fourfold-series';
  /** Red Aggression may be switched off. */
  aggressionOptional: boolean;
}

export interface Variants {
  editions: readonly EditionFacts[];
  setups: readonly string[];
}

/** Some facts: those of an edition that a text is about. */
export type EditionCondition = Partial<Omit<EditionFacts, 'name'>>;

export const holds = (condition: EditionCondition, facts: EditionFacts): boolean =>
  Object.entries(condition).every(([key, value]) => facts[key as keyof EditionFacts] === value);

function editionNamed(variants: Variants, name: string): EditionFacts {
  const [first] = variants.editions;
  if (!first) throw new Error('the board knows no editions');
  return variants.editions.find((edition) => edition.name === name) ?? first;
}

/** The option of a deal. */
export const AGGRESSION_OFF = 'aggression=off';

/** The variant of the rules, as the options of a deal name it: "2020", "2020 aggression=off". */
export const rulesVariantOf = ({ name, aggressionOptional, repetition }: EditionFacts): string =>
  aggressionOptional && repetition === 'nothing' ? `${name} ${AGGRESSION_OFF}` : name;

/** The facts of such a variant. */
export function factsOf(variants: Variants, variant: string): EditionFacts {
  const [name = '', ...options] = variant.split(' ');
  const facts = editionNamed(variants, name);
  return facts.aggressionOptional && options.includes(AGGRESSION_OFF) ? { ...facts, repetition: 'nothing' } : facts;
}
