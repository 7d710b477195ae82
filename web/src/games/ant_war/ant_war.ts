// Ant War on the page. Fetched when the game is chosen or played.

import type { GamePage } from '../../contract/game_page';
import { withWords } from '../../i18n/pending_catalogues';
import { other, type SeatName } from '../../model/snapshot';
import { countMilliseconds } from './count';
import {
  barName,
  cellLabel,
  cutSentence,
  deckOf,
  endReason,
  hintFor,
  moveSentence,
  moveText,
  playerTitle,
  selectionSentence,
  statusOf,
} from './labels';
import { chosenVariant, dealOptionsOf, start, variantName } from './options';
import { readSize, sizeText } from './rectangle';
import { refusalOf } from './refusals';
import type { AntWarMove, AntWarSnapshot } from './snapshot';
import { table } from './table';
import type { Answer } from '../../thinker/thinker';
import { sideName } from '../../i18n/labels';
import { t as shared } from '../../i18n/translate';
import { t } from './en';

/** "" when nothing is proven. The score is that of `mover`. */
export function proofSentence({ exact, score }: Answer, mover: SeatName): string {
  if (!exact || score === null) return '';
  const points = Math.round(score / 100);
  if (points === 0) return t('proof.even');
  return t('proof.won', { side: sideName(points > 0 ? mover : other(mover)), n: Math.abs(points) });
}

/** A position whose text names no shape counts as 5x5, whatever its board: then the board's own size is meant. */
function playedShape({ shape, layout }: AntWarSnapshot): string {
  const size = readSize(shape);
  const isAnother = sizeText(size) === shape && size.columns * size.rows !== layout.columns * layout.rows;
  return isAnother ? sizeText(layout) : shape;
}
const variant = (snapshot: AntWarSnapshot): string => variantName(playedShape(snapshot), deckOf(snapshot));

export const antWar: GamePage<AntWarSnapshot> = {
  id: 'ant-war',
  words: {
    variant,
    boardRole: ({ layout: { columns, rows } }) => t('game.board.role', { columns, rows }),
    cellLabel,
    moveText,
    moveSide: ({ phase, seat }: AntWarMove) => (phase === 'play' ? seat : null),
    moveSentence,
    momentSentence: (_before, after) => cutSentence(after),
    selectionSentence,
    refusal: refusalOf,
    reason: endReason,
    title: playerTitle,
    learner: () => shared('player.you'),
    barName,
    remark: (answer, { phase, turn }) => (phase === 'play' ? proofSentence(answer, turn) : ''),
    rematchSwapped: () => t('end.rematch'),
    status: statusOf,
    hint: hintFor,
  },
  play: {
    rematchOptions: (snapshot) => dealOptionsOf(playedShape(snapshot), deckOf(snapshot)),
    dealsOpenly: () => true,
    firstPly: () => 0,
    countAt: (_snapshot, ply) => ply,
    asksToConfirm: ({ phase }) => phase === 'play',
    isDangerous: ({ phase }) => phase === 'play',
    hasAccount: ({ moves, ply, phase }) => moves[ply - 1]?.text === 'pass' && phase !== 'play',
    readingMilliseconds: countMilliseconds,
    /** In the last round, when the person who offers is ahead in the match. */
    acceptsDrawOffer: ({ score }, { phase, round, rounds, turn, total }) =>
      phase === 'play' && round === rounds && (score ?? 0) / 100 + total[turn] - total[other(turn)] > 0,
  },
  start,
  table,
  rules: {
    title: () => t('rules.title'),
    variant: (snapshot, settings) => (snapshot ? variant(snapshot) : chosenVariant(settings)),
  },
  parts: {
    explanations: async () => (await withWords(import('./reasons'))).explanations,
    advice: async () => (await withWords(import('./advice'))).advicePage,
    rules: async () => (await import('./rules')).rulesPage,
    lessons: async () => (await import('./lessons')).lessons,
    puzzles: async () => (await import('./puzzles')).puzzles,
    positions: async () => (await import('./positions')).positions,
    modelGames: () => import('./model_games.txt?raw'),
    printed: async () => (await import('./printed')).sheets,
  },
};
