// Puzzles from one's own games: wherever a review has found that a person's move cost much, the better one is to be found on the board. They
// are made again from the games of this device and what their reviews have kept; nothing of them is stored but which have been solved.

import { readFindings, gameFingerprint, noFindings, type Findings } from '../accessories/review/findings';
import { momentsOf, costOf, isDecision, standingOf, type Finished, type Moment } from '../accessories/review/standing';
import { standingText } from '../accessories/review/sentences';
import { tryOut } from '../accessories/review/trial';
import { t as review } from '../accessories/review/en';
import type { Reviewed } from '../accessories/review/review';
import type { AdvicePage, GamePage, MatchView } from '../contract/game_page';
import type { Puzzle } from '../contract/puzzle';
import { sideName } from '../i18n/labels';
import { inLanguage, inTurn } from '../i18n/translate';
import type { Verdict } from '../lessons/judge';
import { isolated } from '../model/direction';
import { readRecordText } from '../model/record_text';
import type { SavedGame } from '../model/saved_game';
import type { Snapshot } from '../model/snapshot';
import type { Explanations } from '../session/explanations';
import type { BoardPort } from '../session/ports';
import { shownWhole, sequenceTo, type PostGameAnalysis } from '../session/post_game_analysis';
import { pairing } from '../session/wording';
import { repeatedOwn } from '../model/repetition';
import { DUE_PUZZLES, OWN_MISTAKES } from '../storage/open_puzzle';
import { ThinkerFailure } from '../thinker/thinker';
import type { Exercises } from './exercises';
import { nextPuzzle, solvedOwn } from './progress';
import { CERTAIN } from '../model/luck';
import { t } from './en';

/** A position of a finished game in which a move is to be found. */
type Decision = Pick<Moment, 'ply' | 'best' | 'before' | 'reasons'>;

/** A side that has more chances than this, in per cent, has won or lost anyway. */
const DECIDED = 85;
/** A choice of tactics that differs by less from the best one is as good, in per cent of all chances. */
const SAME = 0.5;

function isFine(finished: Finished, { evaluations, judgements, worths }: Findings, ply: number): boolean {
  const judgement = judgements.get(ply);
  if (judgement) return judgement.best === finished.snapshot.moves[ply]?.text;
  const worth = worths?.[ply];
  if (worth) return (100 * Math.abs(worth.before - worth.chosen)) / CERTAIN < SAME;
  const [before, after] = [evaluations.get(ply), evaluations.get(ply + 1)];
  if (!before || !after) return false;
  const cost = costOf(finished, ply, before.score, after.score);
  return cost !== null && cost <= 0;
}

/** The review's own choices, or moves that were no worse by its short look, while the game was open. In their order. */
function fineMoves(finished: Finished, findings: Findings): Decision[] {
  const { snapshot, first, advice } = finished;
  return snapshot.moves.flatMap(({ text }, ply): Decision[] => {
    const found = findings.evaluations.get(ply);
    if (ply < first || !found || !isDecision(finished, ply) || !isFine(finished, findings, ply)) return [];
    const before = standingOf(finished, ply, found.score);
    const isOpen = advice.measure === 'points' || (before < DECIDED && before > 100 - DECIDED);
    return isOpen ? [{ ply, best: text, before, reasons: [] }] : [];
  });
}

/** At most this many reasons are shown for a move. */
const MOST_REASONS = 2;
const day = inLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));

export interface OwnMistake extends Reviewed {
  readonly puzzle: Puzzle;
  readonly kept: Pick<SavedGame, 'game' | 'players' | 'time'>;
  readonly moment: Decision;
  /** The move of the game was no mistake. */
  readonly isFine: boolean;
  /** A person's costly mistake, which is found again; else it is only here because it was asked for, or was fine. */
  readonly comesBack: boolean;
}

/** There may be mistakes in it: a finished game of this kind that has been reviewed. */
export const mayHoldMistakes = (kept: SavedGame, { id }: Pick<GamePage, 'id'>): boolean =>
  kept.game === id && kept.over && !kept.secret && kept.review !== undefined;

/**
 * The mistakes that people have made in a game, in its order, and then their moves that were fine. Games that cannot be replayed, or were
 * reviewed with other moves, have none.
 * @param board holds the game afterwards
 * @param asked the requested puzzle, whichever side made the mistake and whatever it has cost; "" for none
 */
export function decisionsIn(
  kept: SavedGame,
  game: { play: Pick<GamePage['play'], 'firstPly'> },
  advice: AdvicePage,
  board: Pick<BoardPort, 'open' | 'goTo' | 'snapshot' | 'question'>,
  asked = '',
): OwnMistake[] {
  const record = readRecordText(kept.record);
  if (!record || board.open(kept.record) !== '' || board.goTo(record.moves.length) !== '') return [];
  const { sequence, snapshot } = shownWhole(board);
  const findings = readFindings(kept.review ?? null, sequence);
  const finished = { snapshot, first: game.play.firstPly(snapshot), advice };
  const of = (moment: Decision, isLesson: boolean, isFine: boolean): OwnMistake[] => {
    const played = snapshot.moves[moment.ply];
    const before = record.moves.slice(0, moment.ply);
    const id = gameFingerprint({ start: record.start, moves: before });
    if (!played) return [];
    const isFound = isLesson && kept.players[played.player ?? played.seat].kind === 'person';
    if (!isFound && id !== asked) return [];
    const puzzle: Puzzle = {
      id,
      start: record.start,
      before,
      seat: played.seat,
      grade: 0,
      facts: new Map(),
      solution: [moment.best],
    };
    return [
      { puzzle, kept, moment, isFine, comesBack: isFound && !isFine, finished, sequence, findings: noFindings() },
    ];
  };
  return [
    // A cheap mistake leaves too many moves that are as good.
    ...momentsOf(finished, findings).flatMap((moment) => of(moment, moment.size !== 'inaccuracy', false)),
    ...fineMoves(finished, findings).flatMap((decision) => of(decision, true, true)),
  ];
}

/**
 * @param set the player's mistakes, or those that are due: among these are moves that were fine, and the task does not tell which
 * @param plates as with the other puzzles of this game
 * @param view what lies on the board now; null: nothing yet
 */
export function ownExercises(
  set: typeof OWN_MISTAKES | typeof DUE_PUZZLES,
  mistakes: readonly OwnMistake[],
  plates: boolean,
  analysis: PostGameAnalysis,
  game: GamePage,
  view: () => MatchView | null,
): Exercises {
  const byName = new Map(mistakes.map((mistake) => [mistake.puzzle.id, mistake]));
  const all = [...byName.values()].map(({ puzzle }) => puzzle);
  let words: Explanations | null = null;
  // Without the explanations, the reason is left out.
  void game.parts.explanations().then(
    (fetched) => (words = fetched),
    () => null,
  );
  const wrong = (say: string, reply: string | null): Verdict => ({ kind: 'wrong', say, reply });
  const judged = async (
    mistake: OwnMistake,
    move: string,
    snapshot: Snapshot,
    signal: AbortSignal,
  ): Promise<Verdict> => {
    const { moment, finished, sequence } = mistake;
    const trial = await tryOut(analysis, mistake, moment, move, snapshot, signal).catch((reason: unknown) => {
      if (!(reason instanceof ThinkerFailure)) throw reason;
      return 'failed' as const;
    });
    if (trial === 'failed') return { kind: 'unjudged', say: t('unproved') };
    if (trial === 'unknown') return { kind: 'unjudged', say: review('review.unknown') };
    if (move === finished.snapshot.moves[moment.ply]?.text) return wrong(review('review.same'), trial.reply);
    if (trial.size === null) return { kind: 'right', replies: [] };
    const dangers = await analysis.facts(sequenceTo(sequence, moment.ply), `dangers ${move}`, signal);
    const shown = view();
    const standing = shown ? standingText({ game, view: shown, reviewed: mistake }, trial.standing) : '';
    return wrong(inTurn(review('review.wrong', { standing }), words?.warning(dangers ?? []) ?? ''), trial.reply);
  };
  return {
    all,
    plates,
    set,
    isOwn: () => true,
    certified: false,
    origin({ id }) {
      const { kept } = byName.get(id) ?? {};
      return kept ? t('own.from', { game: pairing(kept.game, kept.players), date: day().format(kept.time) }) : '';
    },
    task({ id, seat }) {
      const { moment, finished } = byName.get(id) ?? {};
      const played = finished?.snapshot.moves[moment?.ply ?? -1];
      const move = played && isolated(game.words.moveText(played, finished.snapshot));
      if (move !== undefined && set === DUE_PUZZLES) return t('own.decide', { side: sideName(seat), move });
      const task = review('review.task', { side: sideName(seat) });
      return move === undefined ? task : inTurn(task, t('own.played', { move }));
    },
    judge({ id }, snapshot, signal) {
      const mistake = byName.get(id);
      const move = snapshot.moves[snapshot.ply - 1]?.text ?? '';
      if (!mistake || move === mistake.moment.best) return { kind: 'right', replies: [] };
      return judged(mistake, move, snapshot, signal);
    },
    solved({ id }, posed) {
      const { moment, isFine } = byName.get(id) ?? {};
      const found = view()?.snapshot.moves[posed.ply]?.text;
      if (!moment || found !== moment.best) return review('review.good');
      if (isFine) return t('own.fine');
      return inTurn(review('review.right'), words?.reason(moment.reasons, posed, MOST_REASONS) ?? '');
    },
    done: ({ own }) => own,
    next: ({ rating, own }, seen) => nextPuzzle(all, { rating, solved: own }, seen),
    repeat: (record, puzzle, alone, today) =>
      byName.get(puzzle.id)?.comesBack ? repeatedOwn(record, puzzle, alone, today) : record,
    remember: (record, puzzle) => (byName.get(puzzle.id)?.isFine ? record : solvedOwn(record, puzzle, all)),
  };
}
