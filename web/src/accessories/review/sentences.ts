// The review in sentences.

import type { GamePage, MatchView } from '../../contract/game_page';
import { sideName } from '../../i18n/labels';
import { inTurn, t as shared } from '../../i18n/translate';
import { other, type SeatName } from '../../model/snapshot';
import { luckOfThrow } from '../../model/luck';
import { beganAtGiven } from '../../model/record_text';
import type { Reviewed } from './review';
import type { Moment, Point } from './standing';
import { t } from './en';
import { hasTrait } from '../../model/game_id';

/** The finished game on the screen. */
export interface ReviewedMatch {
  readonly game: GamePage;
  readonly view: MatchView;
  readonly reviewed: Reviewed;
}

/** The name of the side that began as this one: its colour or, where colours change hands, the player without one. */
export function nameOf({ game, view }: ReviewedMatch, began: SeatName): string {
  const { snapshot, players } = view;
  return game.words.barName?.(snapshot, players, snapshot.swapped ? other(began) : began).name[0] ?? sideName(began);
}
/** By that name a person is spoken to. */
export const isYou = (name: string): boolean => name === shared('player.you');

/** A person began as this side, and can learn from its mistakes. */
export const isPersonsSide = (
  { snapshot, players }: Pick<MatchView, 'snapshot' | 'players'>,
  began: SeatName,
): boolean => players[snapshot.swapped ? other(began) : began].kind === 'person';

/** "Red 73 %.", "Anna ahead by 3 points." */
export function standingText(match: ReviewedMatch, standing: number, exact = false): string {
  const n = Math.round(standing);
  if (match.reviewed.finished.advice.measure === 'chances') return t('review.chances', { side: sideName('red'), n });
  const who = nameOf(match, n > 0 ? 'red' : 'black');
  const ahead = isYou(who) ? t('review.ahead.you', { n: Math.abs(n) }) : t('review.ahead', { who, n: Math.abs(n) });
  const said = n === 0 ? t('review.even') : ahead;
  return exact ? inTurn(said, t('review.exact')) : said;
}

/** A player has both colours in the course of the match: neither colour stands for one of them. */
export const changesColours = ({ snapshot }: Pick<MatchView, 'snapshot'>): boolean =>
  snapshot.moves.some(({ seat, player }) => player !== undefined && player !== seat);

/** The move played at `ply`, by its number as players count, and how the game stood. */
function moveText({ game, reviewed }: ReviewedMatch, ply: number, standing: string): string {
  const { advice, snapshot } = reviewed.finished;
  const text = hasTrait(game.id, 'turns') ? 'review.at.turn' : 'review.at';
  return t(text, { n: game.play.countAt(snapshot, ply + 1), move: advice.describe(snapshot, ply), standing });
}

/** The position, and what has led to it. */
export function positionText(match: ReviewedMatch, ply: number, point: Point | undefined): string {
  const { first, advice, snapshot } = match.reviewed.finished;
  const standing = point ? standingText(match, point.standing, point.exact) : '';
  // A position that was set up by hand has the options of a deal, too.
  const isDeal = advice.dealt?.(snapshot) === true && !beganAtGiven(match.view.record.notes);
  if (ply <= first) return point && isDeal ? dealText(match, point) : t('review.start', { standing });
  return moveText(match, ply - 1, inTurn(luckText(match, ply - 1), standing));
}

/** The worth of a deal: for the person who has played the computer, else for Red. */
function dealText({ view }: ReviewedMatch, { standing }: Point): string {
  const { red, black } = view.players;
  if (red.kind === black.kind) return t('review.deal', { side: sideName('red'), n: Math.round(standing) });
  return t('review.deal.own', { n: Math.round(red.kind === 'person' ? standing : 100 - standing) });
}

/** How lucky the throw was that was made there; "" where it was neither way, and of what is no throw. */
function luckText({ reviewed }: ReviewedMatch, ply: number): string {
  const worth = reviewed.findings.worths?.[ply];
  const n = worth?.thrown ? Math.round(luckOfThrow(worth)) : 0;
  return n === 0 ? '' : t(n > 0 ? 'review.luck.good' : 'review.luck.bad', { n: Math.abs(n) });
}

/** The mistake that was made there. */
export function momentText(match: ReviewedMatch, { ply, size, before, after }: Moment): string {
  const { advice } = match.reviewed.finished;
  const [from, to] = [Math.round(before), Math.round(after)];
  const change =
    advice.measure === 'chances'
      ? t('review.change', { side: sideName('red'), before: from, after: to })
      : t('review.cost', { n: Math.abs(to - from) });
  const judged = inTurn(t(`review.${size}`), change);
  return moveText(match, ply, judged);
}
