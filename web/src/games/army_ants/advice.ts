// A hint of Army Ants: from the engine's notation to cells, cards and a sentence. Fetched with the first hint.

import type { Advice, AdvicePage, MatchView } from '../../contract/game_page';
import { cellNumber, seatOfCard } from '../../i18n/labels';
import { estimateErrorAt } from '../../model/estimate_error';
import type { Answer } from '../../thinker/thinker';
import { cardName, moveSentence, valueOf } from './labels';
import type { ArmyAntsSnapshot } from './snapshot';

interface Command {
  from: number[];
  to: number[];
  both: boolean;
}

/** The cells of a move, those of a line in their order; none for what has no place on the board. */
function cellsOf(move: string, { layout, turn, cells }: ArmyAntsSnapshot): Command {
  const { columns, rows } = layout;
  if (move === 'favor') {
    const queen = cells.findIndex(({ card }) => card.startsWith('Q') && seatOfCard(card) === turn);
    const gap = Math.floor(columns / 2) + (turn === 'red' ? 0 : (rows - 1) * columns);
    return { from: [queen], to: [gap], both: false };
  }
  const parts = /^([a-z]\d+)(?::([a-z]\d+))?([-=x])([a-z]\d+)$/.exec(move);
  if (!parts) return { from: [], to: [], both: false };
  const [, first = '', last = first, sign, target = ''] = parts;
  const [low, high, to] = [first, last, target].map((name) => cellNumber(name, layout)) as [number, number, number];
  const step = high - low < columns ? 1 : columns;
  const from: number[] = [];
  for (let cell = low; cell <= high; cell += step) from.push(cell);
  return { from, to: from.map((cell) => cell + to - low), both: sign === '=' };
}

// The lead in hundredths of a card's value with which e games are won for one that is lost, and the lead of Black that the score does not
// see: Red loses by repetition. Measured by `anthill calibrate`, see tests/measure/army_ants.md.
const SCALE = 354;
const UNSEEN = 17;

// Measured with it: how far the chances were off, in ten parts from 0 to 100 per cent.
const ESTIMATE_ERRORS = [1, 6, 6, 6, 8, 9, 5, 5, 5, 1];

/** The sentence of a move that could be played in this position. */
export function possibleMove(move: string, snapshot: ArmyAntsSnapshot): string {
  const { from, to, both } = cellsOf(move, snapshot);
  const takes = move.includes('x');
  const cards = [...from, ...(both || takes ? to : [])].map((cell) => snapshot.cells[cell]?.card ?? '');
  const [own = '', target = ''] = cards;
  const captured = takes ? [target, ...(valueOf(own) === valueOf(target) ? [own] : [])] : [];
  return moveSentence({ text: move, seat: snapshot.turn, cards, captured }, snapshot);
}

export const advicePage: AdvicePage<ArmyAntsSnapshot> = {
  of({ move }: Answer, { page, snapshot }: MatchView<ArmyAntsSnapshot>): Advice {
    const { from, to, both } = cellsOf(move, snapshot);
    return {
      from,
      to,
      arrow: from.length > 0 ? { from, to, both } : null,
      what: from.length === 1 ? cardName(snapshot.cells[from[0] ?? -1]?.card ?? '') : '',
      move: possibleMove(move, snapshot),
      play: () => page.session.command(move, snapshot.ply),
    };
  },
  kindOfPly: () => 'decision',
  measure: 'chances',
  estimateError: (_snapshot, standing) => estimateErrorAt(ESTIMATE_ERRORS, standing),
  winChances: (score, mover) => Math.tanh((score + (mover === 'red' ? -UNSEEN : UNSEEN)) / (2 * SCALE)),
  dealt: ({ start }) => start.includes(' setup=random ') && start.includes(' rally=5,5'),
  describe(snapshot: ArmyAntsSnapshot, ply: number): string {
    const move = snapshot.moves[ply];
    return move ? moveSentence(move, snapshot) : '';
  },
};
