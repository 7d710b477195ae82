// Ants: Red vs. Black on the page. Fetched when the game is chosen or played.

import { html } from 'lit';
import type { GamePage } from '../../contract/game_page';
import { sideName } from '../../i18n/labels';
import { withWords } from '../../i18n/pending_catalogues';
import { SEATS } from '../../model/snapshot';
import { t as shared } from '../../i18n/translate';
import { playerTitle } from '../../session/wording';
import { throwDice } from './dice';
import { readAim } from './flick';
import { endReason, flyingThrow, moveSentence, moveText, statusOf, tableLabel } from './labels';
import { dealOptions, dealOptionsOf, start, variantOf } from './options';
import { playbackMilliseconds } from './playback';
import { refusalOf } from './refusals';
import type { RedVsBlackSnapshot } from './snapshot';
import { table } from './table';
import { t } from './en';

export const redVsBlack: GamePage<RedVsBlackSnapshot> = {
  id: 'red-vs-black',
  words: {
    variant: variantOf,
    boardRole: () => t('game.board.role'),
    cellLabel: tableLabel,
    moveText,
    moveSide: ({ seat }) => seat,
    moveSentence,
    refusal: refusalOf,
    reason: endReason,
    title: (_snapshot, players, seat) => playerTitle(players, seat),
    status: (snapshot, players) =>
      snapshot.held && snapshot.status.kind !== 'playing'
        ? {
            title: html`<anthill-resolved .snapshot=${snapshot} .players=${players}></anthill-resolved>`,
            note: shared('game.phase.over'),
          }
        : statusOf(snapshot),
    hint: ({ phase, turn }) => ({ text: t(`hint.${phase}`, { side: sideName(turn) }) }),
  },
  play: {
    rematchOptions: dealOptionsOf,
    firstPly: () => 0,
    countAt: ({ moves }, ply) => moves[ply - 1]?.turnNumber ?? 0,
    turnsIn: (moves) => moves.filter((move) => move.startsWith('commit:')).length / SEATS.length,
    asksToConfirm: () => false,
    keepsInSuspense: (snapshot) => flyingThrow(snapshot) !== null,
    hasAccount: ({ moves, ply }) => moves[ply - 1]?.resolved !== undefined,
    readingMilliseconds: playbackMilliseconds,
    acceptsDrawOffer: ({ score }) => (score ?? 0) > 100, // a unit
    dice: {
      areDue: ({ phase }) => phase === 'throw',
      /** The computer throws as people do: the simulation decides what comes of its aim. */
      throw(aimed, snapshot, board) {
        const { turn, dice } = snapshot;
        return throwDice(turn, dice[turn], readAim(aimed), snapshot, board);
      },
    },
  },
  start,
  table,
  rules: {
    title: () => t('rules.title'),
    variant: (snapshot, settings) => (snapshot ? dealOptionsOf(snapshot) : dealOptions(settings)),
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
