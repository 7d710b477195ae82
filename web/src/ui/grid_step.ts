// Arrows, Home, End and the page keys in a grid of cells, row after row from the lowest.

/** The cell that the key leads to, beyond an edge the same one; null: it is no such key. */
export function stepInGrid(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  cell: number,
  { columns, rows }: { columns: number; rows: number },
): number | null {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [column - 1, row],
    ArrowRight: [column + 1, row],
    ArrowUp: [column, row + 1],
    ArrowDown: [column, row - 1],
    Home: [0, row],
    End: [columns - 1, row],
    PageUp: [column, rows - 1],
    PageDown: [column, 0],
  };
  const [x, y] = steps[key] ?? [];
  if (altKey || ctrlKey || metaKey || x === undefined || y === undefined) return null;
  return x < 0 || y < 0 || x >= columns || y >= rows ? cell : y * columns + x;
}
