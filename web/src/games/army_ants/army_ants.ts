// Army Ants on the page. Fetched when the game is chosen or played.

import type { GamePage } from '../../contract/game_page';
import { sideName } from '../../i18n/labels';
import { withWords } from '../../i18n/pending_catalogues';
import { playerTitle } from '../../session/wording';
import { hintFor } from './hints';
import {
  cellLabel,
  endReason,
  momentSentence,
  moveSentence,
  movesWithoutCapture,
  phaseNote,
  selectionSentence,
  setupPlies,
  variantOf,
} from './labels';
import { chosenVariant, dealOptionsOf, start } from './options';
import { refusalOf } from './refusals';
import type { ArmyAntsSnapshot } from './snapshot';
import { secret, table } from './table';
import { rulesVariantOf } from './variants';
import { t } from './en';

const DRAW_MARGIN = 100;
/** Two computers agree to a draw after so many moves in which nothing was taken: a Queen alone flees for ever. Measured over 720 games
 * between equal levels (the six lowest, 40 games of each in every edition): 4 had so many, all others 40 at most. */
const QUIET_MOVES = 100;

export const armyAnts: GamePage<ArmyAntsSnapshot> = {
  id: 'army-ants',
  words: {
    variant: variantOf,
    boardRole: () => t('game.board.role'),
    cellLabel,
    moveText: ({ text }) => text,
    moveSide: ({ seat }) => seat,
    moveSentence,
    momentSentence,
    warning: ({ queenThreatened, turn }) => (queenThreatened ? t('warning.queen', { side: sideName(turn) }) : ''),
    selectionSentence,
    refusal: refusalOf,
    reason: endReason,
    title: (_snapshot, players, seat) => playerTitle(players, seat),
    status: (snapshot) => ({ title: null, note: phaseNote(snapshot) }),
    // About to lose by the rule of repetition is more than a hint.
    hint: (snapshot) => ({ text: hintFor(snapshot), isUrgent: snapshot.repetitionThreatens }),
  },
  play: {
    rematchOptions: ({ rules, setup }) => dealOptionsOf(rulesVariantOf(rules), setup),
    dealsOpenly: (options) => options.includes('setup=random'),
    firstPly: setupPlies,
    countAt: (snapshot, ply) => Math.max(0, ply - setupPlies(snapshot)),
    asksToConfirm: () => true,
    isDangerous: ({ phase, rally }) => phase === 'battle' || (phase === 'rally' && rally[0] + rally[1] === 1),
    /** If a repetition goes on without end, the computer accepts a draw already when the person who offers does not stand worse. */
    acceptsDrawOffer: ({ score }, { phase, thirdOccurrence }) =>
      phase === 'battle' && (score ?? 0) >= (thirdOccurrence ? 0 : DRAW_MARGIN),
    agreesDraw: ({ score }, snapshot) =>
      (snapshot.thirdOccurrence && (score ?? 0) <= 0) || movesWithoutCapture(snapshot) >= QUIET_MOVES,
    secret,
  },
  start,
  table,
  rules: {
    title: () => t('rules.title'),
    variant: (snapshot, settings) => (snapshot ? rulesVariantOf(snapshot.rules) : chosenVariant(settings)),
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
