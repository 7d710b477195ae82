// A position as text, "army-ants board=... turn=...", as far as the page reads it without the rules: its fields, and of games that are
// played with cards on spaces what lies where. Whether such a position can be is for the board module to say.

import { isGameId, type GameId } from './game_id';

export interface PositionText {
  readonly game: GameId;
  /** In the order in which they are written. */
  readonly fields: ReadonlyMap<string, string>;
}

/** The contents of the field `board`. */
export interface Spaces {
  readonly columns: number;
  readonly rows: number;
  /** From the lowest row's first on, as snapshots count: a card, EMPTY or HOLE. */
  readonly cells: readonly string[];
}

export const EMPTY = '..';
/** No space at all. */
export const HOLE = '--';

const MOST_SIDE = 20;

/** null: no position of a game of this page. */
export function readPosition(text: string): PositionText | null {
  const [game, ...words] = text.trim().split(/\s+/);
  if (!isGameId(game)) return null;
  const fields = new Map<string, string>();
  for (const word of words) {
    const [, key, value = ''] = /^([a-z-]+)=(.*)$/.exec(word) ?? [];
    if (key === undefined || fields.has(key)) return null;
    fields.set(key, value);
  }
  return { game, fields };
}

export const writePosition = ({ game, fields }: PositionText): string =>
  [game, ...[...fields].map(([key, value]) => `${key}=${value}`)].join(' ');

export const fieldOf = ({ fields }: PositionText, key: string, otherwise = ''): string => fields.get(key) ?? otherwise;

/** With these fields changed; null takes one away. A new one comes last. */
export function withFields(position: PositionText, changes: Readonly<Record<string, string | null>>): PositionText {
  const fields = new Map(position.fields);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) fields.delete(key);
    else fields.set(key, value);
  }
  return { ...position, fields };
}

/** null where there is no board, or its rows are not all of a length. */
export function spacesOf(position: PositionText): Spaces | null {
  const rows = fieldOf(position, 'board').split('/');
  const length = rows[0]?.length ?? 0;
  const even = length > 0 && length % 2 === 0 && rows.every((row) => row.length === length);
  if (!even || length / 2 > MOST_SIDE || rows.length > MOST_SIDE) return null;
  const cells = rows.reverse().flatMap((row) => row.match(/../gu) ?? []);
  return cells.length === (rows.length * length) / 2 ? { columns: length / 2, rows: rows.length, cells } : null;
}

/** The same of a position that is a text; no cells where that is none. */
export function spacesIn(text: string): Spaces {
  const position = readPosition(text);
  return (position && spacesOf(position)) ?? { columns: 0, rows: 0, cells: [] };
}

function withSpaces(position: PositionText, { columns, cells }: Pick<Spaces, 'columns' | 'cells'>): PositionText {
  const rows = Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).join(''),
  );
  return withFields(position, { board: rows.reverse().join('/') });
}

export const isCard = (cell: string | undefined): cell is string =>
  cell !== undefined && cell !== '' && cell !== EMPTY && cell !== HOLE;

/** With that on the cell, whatever lay there. */
export function withCell(position: PositionText, cell: number, what: string): PositionText {
  const spaces = spacesOf(position);
  if (spaces?.cells[cell] === undefined) return position;
  return withSpaces(position, { ...spaces, cells: spaces.cells.map((there, at) => (at === cell ? what : there)) });
}

/** As many columns and rows as that, the lower left corner staying where it is. */
export function resized(position: PositionText, columns: number, rows: number): PositionText {
  const spaces = spacesOf(position);
  if (!spaces) return position;
  const cells = Array.from({ length: columns * rows }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    return (column < spaces.columns ? spaces.cells[row * spaces.columns + column] : undefined) ?? EMPTY;
  });
  return withSpaces(position, { columns, cells });
}
