// Words for cards, cells and moves of Army Ants: what a screen reader reads for a cell, and what is said once after each move.

import { other, type MarkName, type PlayedMove } from '../../model/snapshot';
import type { Players } from '../../model/player';
import { cellName, seatOfCard, sideName } from '../../i18n/labels';
import { listOf, t as shared } from '../../i18n/translate';
import { commonReason, playerTitle } from '../../session/wording';
import type { ArmyAntsMove, ArmyAntsSnapshot } from './snapshot';
import { AGGRESSION_OFF, rulesVariantOf, type EditionFacts } from './variants';
import { t, type WordKey } from './en';

/** Each side's, before the battle. */
export const RALLY_TURNS = 5;

const RANKS = 'QA23456789';

/** The strength of an ant; 0: the Queen, who attacks nothing. */
export const valueOf = (card: string): number => RANKS.indexOf(card.charAt(0));
/** The ants of a suit. */
export const antsOf = (suit: string): string[] => Array.from(RANKS.slice(1), (rank) => rank + suit);
/** The Queen of the first suit, and the ants of both. */
export const armyOf = ([first = '', second = '']: string): string[] => [
  `Q${first}`,
  ...antsOf(first),
  ...antsOf(second),
];

/** A card of a secret set-up coming onto the board: "Qh@a4". */
const isPlacing = (move: PlayedMove): boolean => move.text.includes('@');
/** Plies of the set-up: what players call the first move comes after them. */
export function setupPlies({ moves }: Pick<ArmyAntsSnapshot, 'moves'>): number {
  const first = moves.findIndex((move) => !isPlacing(move));
  return first < 0 ? moves.length : first;
}

/** A variant of the rules, see rulesVariantOf(), and a set-up. */
export function variantName(variant: string, setup: string): string {
  const [edition = '', ...options] = variant.split(' ');
  const filling = { edition: t(`start.edition.${edition as '2020'}`), setup: t(`setup.${setup as 'random'}`) };
  return options.includes(AGGRESSION_OFF) ? t('game.variant.withoutAggression', filling) : t('game.variant', filling);
}

/** By which rules the game is played. */
export const variantOf = ({ rules, setup }: ArmyAntsSnapshot): string => variantName(rulesVariantOf(rules), setup);

/** The name in this edition. */
export const favorName = (rules: EditionFacts): string => t(rules.favorCalledGambit ? 'favor.gambit' : 'favor.favor');

export function cardName(card: string): string {
  const suit = shared(`suit.${card[1] as 'h' | 'd' | 's' | 'c'}`);
  if (card.startsWith('Q')) return t('card.queen', { suit });
  return t('card.numbered', { rank: card.startsWith('A') ? shared('rank.A') : (card[0] ?? ''), suit });
}

const STATE_OF_MARK: Partial<Record<MarkName, WordKey & `cell.${string}`>> = {
  selected: 'cell.selected',
  line: 'cell.line',
  move: 'cell.move',
  'march-up': 'cell.march',
  'march-right': 'cell.march',
  'march-down': 'cell.march',
  'march-left': 'cell.march',
  attack: 'cell.attack',
  exchange: 'cell.exchange',
  swap: 'cell.swap',
  'last-to': 'cell.lastMove',
  premove: 'cell.premove',
};

/** The states that have a word of their own, in the order of the marks. */
function statesOf(marks: readonly MarkName[]): string[] {
  const keys = new Set(marks.map((mark) => STATE_OF_MARK[mark]).filter((key) => key !== undefined));
  return [...keys].map((key) => t(key as 'cell.move'));
}

export function cellLabel(snapshot: ArmyAntsSnapshot, cell: number): string {
  const { columns, rows } = snapshot.layout;
  const state = snapshot.cells[cell];
  const name = cellName(cell, snapshot.layout);
  const label = (() => {
    if (state?.card)
      return t('cell.card', { card: cardName(state.card), side: sideName(seatOfCard(state.card)), cell: name });
    const middle = Math.floor(columns / 2);
    if (cell === middle) return t('cell.gap', { cell: name, side: sideName('red') });
    if (cell === (rows - 1) * columns + middle) return t('cell.gap', { cell: name, side: sideName('black') });
    return t('cell.empty', { cell: name });
  })();
  const states = statesOf(state?.marks ?? []);
  return states.length === 0 ? label : t('cell.with', { cell: label, state: listOf(states) });
}

/** The last move played, for the live region. */
export function moveSentence(
  { text, seat, cards, captured }: ArmyAntsMove,
  { rules }: Pick<ArmyAntsSnapshot, 'rules'>,
): string {
  const side = sideName(seat);
  if (text === 'favor') return t('say.favor', { side, favor: favorName(rules) });
  if (text === 'pass') return t('say.pass', { side });
  const [, line, sign, cell = ''] = /^[a-z]\d+(:[a-z]\d+)?([-=x])([a-z]\d+)$/.exec(text) ?? [];
  if (sign === undefined) return side;
  if (line !== undefined) return t('say.march', { side, n: cards.length, cell });
  const [first = '', second = ''] = cards;
  if (sign === '=') return t('say.swap', { side, card: cardName(second), other: cardName(first) });
  if (sign === '-') return t('say.single', { side, card: cardName(first), cell });
  const card = cardName(cards.find((each) => seatOfCard(each) === seat) ?? '');
  const target = cardName(captured[0] ?? '');
  return t(captured.length > 1 ? 'say.exchange' : 'say.attack', { side, card, cell, target });
}

/** The marks of cells to which a single card can go, and of the ways that a line can march. */
export const CARD_TARGETS: readonly MarkName[] = ['move', 'attack', 'exchange'];
export const LINE_TARGETS: readonly MarkName[] = ['march-up', 'march-right', 'march-down', 'march-left'];
const TARGETS: readonly MarkName[] = [...CARD_TARGETS, ...LINE_TARGETS, 'swap'];

/** The present selection, for the live region. */
export function selectionSentence(snapshot: ArmyAntsSnapshot): string {
  const { selection, cells } = snapshot;
  const card = cells[selection[0] ?? -1]?.card ?? '';
  const what = selection.length === 1 ? cardName(card) : t('say.lineOf', { n: selection.length });
  const n = cells.filter((cell) => cell.marks.some((mark) => TARGETS.includes(mark))).length;
  return t('say.selected', { what, targets: t('say.targets', { n }) });
}

/** The phases that begin with the last move. */
export function momentSentence(before: ArmyAntsSnapshot, after: ArmyAntsSnapshot): string {
  if (before.phase === 'deploy' && after.phase === 'rally') return t('moment.reveal');
  return before.phase === 'rally' && after.phase === 'battle' ? t('moment.battle') : '';
}

export const phaseNote = ({ phase, rally, turn }: ArmyAntsSnapshot): string =>
  phase === 'rally' ? t('game.phase.rally', { n: rally[turn === 'red' ? 0 : 1] }) : t('game.phase.battle');

export function endReason(snapshot: ArmyAntsSnapshot, players: Players): string {
  const { kind, winner, reason } = snapshot.status;
  const loser = other(winner);
  switch (reason) {
    case 'queen':
      return t('end.queen', { side: sideName(loser) });
    case 'repetition':
      return kind === 'won' ? t('end.repetition.lost', { side: sideName(loser) }) : t('end.repetition.draw');
    case 'queens-only':
      return t('end.queens-only');
    default:
      return commonReason(snapshot, playerTitle(players, loser));
  }
}

/** The latest moves of the battle in a row, up to the present position. */
export function movesWithoutCapture({ phase, moves, ply }: ArmyAntsSnapshot): number {
  if (phase !== 'battle') return 0;
  let quiet = 0;
  while (quiet < ply && moves[ply - 1 - quiet]?.captured.length === 0) quiet += 1;
  return quiet;
}
