// The part of a secret set-up that outlives the page, as a saved game has it. It is checked when it is read, against one schema, which
// is also the type.

import * as v from 'valibot';

// Cards of one side, and what is said of each.
const MOST_SLOTS = 32;

const texts = v.pipe(v.array(v.string()), v.maxLength(MOST_SLOTS));

/** The computer's set-up, put away before the other side places a card. */
const sealSchema = v.object({
  seat: v.picklist(['red', 'black']),
  salt: v.string(),
  hash: v.string(),
  /** Its set-up in one line, as the board writes it, and the moves that place it. */
  setup: v.string(),
  moves: texts,
});
export type Seal = v.InferOutput<typeof sealSchema>;

/** Anything odd is left out: the cards are in hand again, or the computer arranges its own again. */
const deploymentSchema = v.fallback(
  v.object({
    seal: v.fallback(v.nullable(sealSchema), null),
    slots: v.fallback(v.nullable(v.pipe(texts, v.readonly())), null),
  }),
  { seal: null, slots: null },
);
export type KeptDeployment = v.InferOutput<typeof deploymentSchema>;

export const readDeployment = (kept: unknown): KeptDeployment => v.parse(deploymentSchema, kept);
