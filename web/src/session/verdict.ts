// The verdict on a learner's own move: what it allows or, if nothing, what it is good for, both proved by the rules; and "Good move" if the
// engine finds hardly anything better. Fetched for the first player who gets help.

import { sources } from 'translations:session/verdict';
import { inTurn, translator } from '../i18n/translate';
import type { Snapshot } from '../model/snapshot';
import { scoreOf } from '../thinker/thinker';
import type { Explanations } from './explanations';
import { en } from './verdict_en';

const t = translator(en, sources);

/** The engine's look at the position before the move: some 50 milliseconds on a desktop, 200 on a phone. */
const GLANCE = 'multipv 3 nodes 40000';
/** Hundredths of a card, a point or a unit: a move that is worth so much less than the best one counts as good. */
const AS_GOOD = 50;

export interface Verdict {
  readonly said: string;
  /** It is understood without a sentence that names the move. */
  readonly alone: boolean;
}

/** The engine, asked about the position before the move. */
export interface Judge {
  facts(about: string): Promise<readonly string[]>;
  /** @param told hears each info line */
  look(limits: string, told: (info: string) => void): Promise<unknown>;
  words(): Promise<Explanations>;
}

/** True if the move is among the best lines of the last whole depth, and about as good as the first. */
function isAmongBest(infos: readonly string[], move: string): boolean {
  const lines = infos.map((info) => ({
    score: scoreOf(info)?.score ?? null,
    first: / pv (\S+)/.exec(info)?.[1],
    number: Number(/ multipv (\d+)/.exec(info)?.[1] ?? 1),
  }));
  const start = lines.map(({ number }) => number).lastIndexOf(1);
  const [best, ...others] = lines.slice(Math.max(0, start));
  const played = [best, ...others].find((line) => line?.first === move);
  if (best?.score == null || played?.score == null) return false;
  return best.score - played.score <= AS_GOOD;
}

/** Null if there is nothing to be said. @param warns the other side may take something after it */
export async function verdictOn(judge: Judge, before: Snapshot, move: string, warns: boolean): Promise<Verdict | null> {
  const dangers = warns ? await judge.facts(`dangers ${move}`) : [];
  const reasons = dangers.length > 0 ? [] : await judge.facts(`reasons ${move}`);
  if (dangers.length === 0 && reasons.length === 0) return null;
  const infos: string[] = [];
  if (reasons.length > 0) await judge.look(GLANCE, (info) => infos.push(info));
  const words = await judge.words();
  if (dangers.length > 0) return { said: words.warning(dangers), alone: true };
  const isGood = isAmongBest(infos, move);
  return { said: inTurn(isGood ? t('good') : '', words.reason(reasons, before, 1)), alone: isGood };
}
