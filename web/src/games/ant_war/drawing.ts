// Boards drawn space by space, as a deal's option writes them: rows from the top joined by "/", "x" a space and "-" a hole. The board
// module checks what the rules require of them.

/** Columns and rows of the grid that boards are drawn in. */
export const GRID_SIDE = 10;

export const CROSS = '--xxx--/--xxx--/xxxxxxx/xxxxxxx/xxxxxxx/--xxx--/--xxx--';
export const RING = '-xxxx-/xxxxxx/xx--xx/xx--xx/xxxxxx/-xxxx-';
/** The board that a drawing begins with. */
export const FIRST_DRAWING = '-xxx-/xxxxx/xxxxx/xxxxx/-xxx-';

const ROWS = /^[x-]{1,10}(?:\/[x-]{1,10}){0,9}$/;

export const isDrawing = (shape: string): boolean => ROWS.test(shape);

export const spacesIn = (rows: string): number => rows.split('x').length - 1;

/** The spaces of such a board, in the order of its rows from the top. */
export const spacesOf = (drawing: string): { column: number; fromTop: number }[] =>
  drawing
    .split('/')
    .flatMap((row, fromTop) => Array.from(row, (sign, column) => ({ sign, column, fromTop })))
    .filter(({ sign }) => sign === 'x');

/** The same in the middle of the grid, each as row * GRID_SIDE + column, rows counted from the lowest. */
export function spacesOnGrid(drawing: string): Set<number> {
  const rows = drawing.split('/');
  const columns = Math.max(...rows.map((row) => row.length));
  const [right, up] = [Math.floor((GRID_SIDE - columns) / 2), Math.floor((GRID_SIDE - rows.length) / 2)];
  return new Set(
    spacesOf(drawing).map(({ column, fromTop }) => (up + rows.length - 1 - fromTop) * GRID_SIDE + right + column),
  );
}

/** The squares of the grid from one to another, both included: a quick finger is not heard of on each. */
export function lineOf(from: number, to: number): number[] {
  const [column, row] = [from % GRID_SIDE, Math.floor(from / GRID_SIDE)];
  const [right, up] = [(to % GRID_SIDE) - column, Math.floor(to / GRID_SIDE) - row];
  const steps = Math.max(Math.abs(right), Math.abs(up), 1);
  return Array.from(
    { length: steps + 1 },
    (_, i) => Math.round(row + (up * i) / steps) * GRID_SIDE + Math.round(column + (right * i) / steps),
  );
}

/** The board without the empty rows and columns around it, and the grid's space that is its lower left corner. */
export function drawingOf(spaces: ReadonlySet<number>): { rows: string; corner: number } {
  const columns = [...spaces].map((space) => space % GRID_SIDE);
  const rows = [...spaces].map((space) => Math.floor(space / GRID_SIDE));
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const [bottom, top] = [Math.min(...rows), Math.max(...rows)];
  const row = (at: number): string =>
    Array.from({ length: right - left + 1 }, (_, i) => (spaces.has(at * GRID_SIDE + left + i) ? 'x' : '-')).join('');
  if (spaces.size === 0) return { rows: '-', corner: 0 };
  return {
    rows: Array.from({ length: top - bottom + 1 }, (_, i) => row(top - i)).join('/'),
    corner: bottom * GRID_SIDE + left,
  };
}
