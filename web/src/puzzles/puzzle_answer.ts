// The answer to what was tried in a puzzle, and what help costs.

import { html, type TemplateResult } from 'lit';
import { t as advice } from '../accessories/advice/en';
import type { GamePage, MatchView } from '../contract/game_page';
import type { PageContext } from '../contract/page_context';
import type { Puzzle } from '../contract/puzzle';
import { inTurn } from '../i18n/translate';
import { refusalIn, type LessonPlay } from '../lessons/lesson_play';
import { refusedLine } from '../contract/page_part';
import type { Progress } from '../model/progress';
import type { Snapshot } from '../model/snapshot';
import { reportLine } from '../screens/message_line';
import { action, lineOf } from '../ui/message';
import type { Exercises } from './exercises';
import type { Hinting } from './hinting';
import { ratingAfter } from './progress';
import { t } from './en';

/** Whether a puzzle has counted for the rating, and how; 'missed': by a wrong first try; 'before': in an earlier visit. */
export type Counted = 'not yet' | 'alone' | 'missed' | 'helped' | 'before';
/** Help that has been asked for, and will cost rating. */
export type Offered = 'hint' | 'solution' | null;

/** The last try with its result, and the help asked for since. */
export interface LastTry {
  readonly feedback: LessonPlay['feedback'];
  readonly isShowing: boolean;
  readonly hinting: Hinting;
  /** The engine is asked about the last move. */
  readonly looking: boolean;
  readonly offered: Offered;
  readonly counted: Counted;
  readonly record: Progress;
  /** One of the player's own mistakes. */
  readonly isOwn: boolean;
  readonly inRush: boolean;
  /** The position of the task. */
  readonly posed: Snapshot;
  readonly hint: () => void;
  readonly show: () => void;
}

/** @param hasBegun right moves have been played, and replied to */
export function heading(play: Pick<LessonPlay, 'isRight' | 'isShowing' | 'feedback'>, hasBegun: boolean): string {
  const { isRight, isShowing, feedback } = play;
  if (isShowing) return t('shown');
  if (!isRight) return t(hasBegun && feedback.kind === 'task' ? 'find.next' : 'find');
  return t('found');
}

/** The last try and its result; else what to do with the present selection. */
export function puzzleAnswer(
  page: PageContext,
  game: GamePage,
  exercises: Exercises,
  puzzle: Puzzle,
  view: MatchView,
  tried: LastTry,
): TemplateResult {
  const { feedback, hinting, looking, offered, counted, record, isOwn, inRush, posed, hint } = tried;
  const refused = refusalIn(view.state.notice, feedback);
  if (refused) return refusedLine(page, game.words.refusal(refused, view.snapshot));
  if (looking) return lineOf('hint', t('looking'));
  if (offered) return price(puzzle, tried, offered);
  if (feedback.kind === 'right' && inRush) return lineOf('right', t('found'));
  if (feedback.kind === 'right') {
    const end = feedback.say === 'shown' ? t('shown.told') : rated(tried);
    const proved = feedback.say === 'shown' && isOwn ? '' : exercises.solved(puzzle, posed);
    return lineOf(
      'right',
      typeof proved === 'string' ? inTurn(proved, end) : html`${proved} <span class="rated">${end}</span>`,
    );
  }
  if (hinting.step > 0)
    return lineOf(
      'told',
      hinting.text(view),
      hinting.isWhole
        ? action(advice('advice.play'), () => hinting.play(), 'primary')
        : action(advice(hinting.step === 1 ? 'advice.next.with' : 'advice.next.move'), hint),
    );
  if (feedback.kind === 'wrong' && counted === 'missed') {
    const rating = t('rating.missed', { n: `${record.rating}` });
    return lineOf('refused', html`${feedback.say} <span class="rated">${rating}</span>`);
  }
  if (feedback.kind !== 'task') return lineOf('refused', feedback.say);
  if (tried.isShowing) return lineOf('hint', '');
  const isFirst =
    counted === 'not yet' && record.rated === 0 && !isOwn && !inRush && view.snapshot.selection.length === 0;
  const tip = inTurn(game.words.hint(view.snapshot).text, isFirst ? t('rating.first') : '');
  return reportLine(game, view) ?? game.table.notice?.(view) ?? lineOf('hint', tip);
}

function price({ grade }: Puzzle, { record, hint, show }: LastTry, help: NonNullable<Offered>): TemplateResult {
  const n = record.rating - ratingAfter(record, grade, false);
  return lineOf('asked', t('price', { n }), action(t(`price.${help}`), help === 'hint' ? hint : show, 'primary'));
}

function rated({ isOwn, counted, record }: LastTry): string {
  if (isOwn) return '';
  const n = `${record.rating}`;
  if (counted === 'before') return t('unrated.again');
  return t(counted === 'alone' ? 'rating.change' : 'unrated', { n });
}
