// The verdict on a learner's own move: what it allows; a better one, if the engine finds one that is clearly better; or what it is good for.
// The rules prove each of these. "Good move" is said if the engine finds hardly anything better. Fetched for the first player who gets help.

import { sources } from 'translations:session/verdict';
import { inTurn, translator } from '../i18n/translate';
import type { Players } from '../model/player';
import type { Snapshot } from '../model/snapshot';
import { scoreOf } from '../thinker/thinker';
import type { Explanations } from './explanations';
import { en } from './verdict_en';

const t = translator(en, sources);

/** The engine's look at the position before the move: some 50 milliseconds on a desktop, 200 on a phone. */
const GLANCE = 'multipv 3 nodes 40000';
/** Hundredths of a card, a point or a unit: a move that is worth so much less than the best one counts as good. */
const AS_GOOD = 50;
/** A move that is worth so much less has missed something. */
const CLEARLY_WORSE = 150;

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

interface Comparison {
  best: string;
  /** By so much, at least, the played move is worth less. */
  behind: number;
  isGood: boolean;
}

/** The played move beside the best one of the last whole depth; null if the engine has found none. */
function compared(infos: readonly string[], move: string): Comparison | null {
  const lines = infos.map((info) => ({
    score: scoreOf(info)?.score ?? null,
    first: / pv (\S+)/.exec(info)?.[1],
    number: Number(/ multipv (\d+)/.exec(info)?.[1] ?? 1),
  }));
  const [best, ...others] = lines.slice(Math.max(0, lines.map(({ number }) => number).lastIndexOf(1)));
  if (best?.first === undefined || best.score === null) return null;
  const scores = [best, ...others].filter(({ score }) => score !== null);
  const played = scores.find(({ first }) => first === move);
  // A move that is left out is worth no more than the last one that is listed.
  const behind = best.score - ((played ?? scores.at(-1))?.score ?? best.score);
  return { best: best.first, behind, isGood: played !== undefined && behind <= AS_GOOD };
}

/** Null if there is nothing to be said. @param warns the other side may take something after it */
export async function verdictOn(
  judge: Judge,
  before: Snapshot,
  players: Players,
  move: string,
  warns: boolean,
): Promise<Verdict | null> {
  const dangers = warns ? await judge.facts(`dangers ${move}`) : [];
  if (dangers.length > 0) return { said: (await judge.words()).warning(dangers), alone: true };
  const infos: string[] = [];
  await judge.look(GLANCE, (info) => infos.push(info));
  const found = compared(infos, move);
  const missed = found && found.behind >= CLEARLY_WORSE ? await judge.facts(`reasons ${found.best}`) : [];
  if (found && missed.length > 0) {
    const words = await judge.words();
    const named = inTurn(t('better'), words.sentence(found.best, before, players));
    return { said: inTurn(named, words.reason(missed, before, 1)), alone: true };
  }
  const reasons = await judge.facts(`reasons ${move}`);
  if (reasons.length === 0) return null;
  const isGood = found?.isGood === true;
  return { said: inTurn(isGood ? t('good') : '', (await judge.words()).reason(reasons, before, 1)), alone: isGood };
}
