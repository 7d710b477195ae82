// The computer's estimate of a deal's worth: its own search, with one or the other colour moving first.

import { html, type TemplateResult } from 'lit';
import { t } from '../../i18n/translate';
import type { SeatName } from '../../model/snapshot';
import type { Session } from '../../session/session';
import type { Answer } from '../../thinker/thinker';
import { readOdds } from './labels';
import type { AntWarSnapshot } from './snapshot';

// About half a second each on a tablet.
const GLANCE = 'nodes 120000';
const LOOK = 'nodes 250000';

export interface Appraisal {
  odds: AntWarSnapshot['odds'];
  /** Points of Red minus points of Black when Red, and when Black, moves first. */
  redFirst: number;
  blackFirst: number;
}

const points = (hundredths: number | null): number => Math.round((hundredths ?? 0) / 100);

/** How sure a score is: the most it has changed over the last depths, a point at least. */
function marginOf({ scores }: Answer): number {
  const last = scores.slice(-4);
  const changes = last.slice(1).map((score, index) => Math.abs(score - (last[index] ?? score)));
  return Math.max(1, Math.ceil(Math.max(0, ...changes) / 100));
}

/** For the dealer. null when the match has gone on. */
export async function appraise(session: Session): Promise<Appraisal | null> {
  const fair = await session.consult([], LOOK);
  const red = fair && (await session.consult(['odds:red+1', 'take:red'], GLANCE));
  const black = red && (await session.consult(['odds:black+1', 'take:black'], GLANCE));
  if (!black) return null;
  return {
    odds: readOdds(fair.move),
    redFirst: points(red.score),
    blackFirst: -points(black.score),
  };
}

export interface BetterColour {
  side: SeatName;
  ahead: number;
  margin: number;
}

/** For the player who picks a colour. */
export async function betterColour(session: Session): Promise<BetterColour | null> {
  const answer = await session.consult([], LOOK);
  if (!answer) return null;
  return { side: answer.move === 'take:red' ? 'red' : 'black', ahead: points(answer.score), margin: marginOf(answer) };
}

/** The computer's estimate has failed: says so to the player who asked for it, and lets them ask again. */
export const engineStopped = (again: () => void): TemplateResult =>
  html`${t('engine.stopped')} <button type="button" class="quiet" @click=${again}>${t('engine.retry')}</button>`;
