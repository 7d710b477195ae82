// A new deal is seen being dealt: backs fly to their places in the order of the rules, over the cards, which lie there all along and can be
// played at any time. Fetched once a board is there: a game that begins before that shows its cards at once.

import { screenPlace } from '../board/places';
import { hasTrait } from '../model/game_id';
import { setsUpInSecret, type SeatName, type Snapshot } from '../model/snapshot';
import type { Session } from '../session/session';
import './dealing.css';

const STEP_MILLISECONDS = 60;
/** From the first to the last card of a large deal. */
const LONGEST_MILLISECONDS = 1800;
/** A deal that is older when it is first noticed has been seen. */
const FRESH_MILLISECONDS = 500;
/** As in dealing.css. */
const TURNED = 'turned-face-up';

const cardsOf = ({ cells }: Snapshot): string => cells.map(({ card }) => card).join(' ');

/**
 * The cells in the order in which they get their cards, those of a group at the same time. One deck: row after row from the top, each from
 * the left. A deck for each side: that way on Red's half, with Black's by the half-turn: front row first, as each player sees it.
 */
export function dealOrder({ game, layout: { columns, rows }, cells }: Snapshot): number[][] {
  const last = columns * rows - 1;
  const fromTop = cells.map((_, index) => (rows - 1 - Math.floor(index / columns)) * columns + (index % columns));
  const isOneDeck = hasTrait(game, 'rounds');
  return fromTop
    .slice(isOneDeck ? 0 : cells.length / 2)
    .filter((cell) => cells[cell]?.card)
    .map((cell) => (isOneDeck ? [cell] : [cell, last - cell]));
}

/** Shows backs on their way, on the mirror of the board. Returns the end of it, which also comes by itself. */
function showBacks(snapshot: Snapshot, ended: () => void): () => void {
  const { layout, cells } = snapshot;
  const order = dealOrder(snapshot);
  const step = Math.min(STEP_MILLISECONDS, LONGEST_MILLISECONDS / order.length);
  const middle = Math.floor(layout.columns / 2);
  const places: HTMLElement[] = [];
  const end = (): void => {
    for (const kind of ['pointerdown', 'keydown']) document.removeEventListener(kind, end, true);
    for (const place of places) {
      place.removeAttribute('class');
      place.removeAttribute('style');
      place.onanimationend = null;
    }
    ended();
  };
  const show = (cell: number, side: SeatName | null, at: number): void => {
    const place = document.querySelector<HTMLElement>(`anthill-board-grid [data-cell='${cell}']`);
    if (!place) return;
    places.push(place);
    const to = screenPlace(layout, cell);
    const from = screenPlace(layout, side === 'black' ? cells.length - 1 - middle : middle);
    place.className = `dealt ${side ?? ''}`;
    place.style.setProperty('--at', `${at * step}ms`);
    place.style.setProperty('--from-column', `${from.column - to.column}`);
    place.style.setProperty('--from-row', `${from.row - to.row}`);
    if (at === order.length - 1) place.onanimationend = ({ animationName }) => animationName === TURNED && end();
  };
  order.forEach(([first = 0, second], at) => {
    show(first, second === undefined ? null : 'red', at);
    if (second !== undefined) show(second, 'black', at);
  });
  for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, end, true);
  return end;
}

/** The mirror is there before the next frame. */
function showAtNextFrame(snapshot: Snapshot, ended: () => void): () => void {
  if (document.documentElement.dataset['motion'] === 'off') {
    ended();
    return ended;
  }
  let end = ended;
  const frame = requestAnimationFrame(() => (end = showBacks(snapshot, ended)));
  return () => {
    cancelAnimationFrame(frame);
    end();
  };
}

export class Dealing {
  private seen: number | null = null;
  private end: () => void = () => undefined;
  /** The cards of the deal that is shown: it ends when they are no longer all in their places. */
  private cards = '';
  /** The match whose finished round is still shown: it goes on with another deal. */
  private held: Snapshot | null = null;

  constructor(private readonly show = showAtNextFrame) {}

  /** To be called with every new state of the game on the screen. */
  follow({ state, deal }: Pick<Session, 'state' | 'deal'>): void {
    const { dealt, match } = state;
    const snapshot = match?.snapshot;
    if (!snapshot) return;
    if (cardsOf(snapshot) !== this.cards) this.end();
    const isNew = dealt !== null && dealt !== this.seen && performance.now() - dealt < FRESH_MILLISECONDS;
    const isNextRound = this.held?.start === snapshot.start && this.held.ply < snapshot.ply && !snapshot.held;
    this.seen = dealt;
    this.held = snapshot.held ? snapshot : null;
    if (!isNew && !isNextRound) return;
    if (!hasTrait(snapshot.game, 'cells') || setsUpInSecret(snapshot) || snapshot.status.kind !== 'playing') return;
    this.cards = cardsOf(snapshot);
    deal(new Promise((resolve) => (this.end = this.show(snapshot, resolve))));
  }
}
