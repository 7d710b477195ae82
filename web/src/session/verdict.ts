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
/** Its look at the position after a move that was not among the best. */
const SECOND_GLANCE = 'nodes 20000';
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
  /** The info lines of a search before the move, or after it. */
  search(limits: string, after?: boolean): Promise<readonly string[]>;
  /** The sign of a score after the move, as the mover sees it; 0 where such a position can't be judged. */
  readonly signAfter: -1 | 0 | 1;
  words(): Promise<Explanations>;
}

interface Line {
  move: string;
  score: number;
}

/** The best lines of the last whole depth, the best one first. */
function bestOf(infos: readonly string[]): Line[] {
  const lines = infos.map((info) => ({
    score: scoreOf(info)?.score,
    move: / pv (\S+)/.exec(info)?.[1],
    number: Number(/ multipv (\d+)/.exec(info)?.[1] ?? 1),
  }));
  return lines
    .slice(Math.max(0, lines.map(({ number }) => number).lastIndexOf(1)))
    .flatMap(({ move, score }) => (move === undefined || score == null ? [] : [{ move, score }]));
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
  const lines = bestOf(await judge.search(GLANCE));
  const [best] = lines;
  const listed = lines.find((line) => line.move === move);
  const { signAfter } = judge;
  const next = best && !listed && signAfter !== 0 ? bestOf(await judge.search(SECOND_GLANCE, true))[0] : undefined;
  const played = listed?.score ?? (next && signAfter * next.score);
  const behind = best && played !== undefined ? best.score - played : 0;
  const missed = best && behind >= CLEARLY_WORSE ? await judge.facts(`reasons ${best.move}`) : [];
  if (best && missed.length > 0) {
    const words = await judge.words();
    const named = inTurn(t('better'), words.sentence(best.move, before, players));
    return { said: inTurn(named, words.reason(missed, before, 1)), alone: true };
  }
  const reasons = await judge.facts(`reasons ${move}`);
  if (reasons.length === 0) return null;
  const isGood = listed !== undefined && behind <= AS_GOOD;
  return { said: inTurn(isGood ? t('good') : '', (await judge.words()).reason(reasons, before, 1)), alone: isGood };
}
