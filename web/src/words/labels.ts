// Words for seats and cells that all games share.

import type { BoardLayout, SeatName } from '../board/snapshot';
import { t } from './words';

export const sideName = (seat: SeatName): string => t(`side.${seat}`);

export const seatOfCard = (card: string): SeatName => (card[1] === 'h' || card[1] === 'd' ? 'red' : 'black');

type Columns = Pick<BoardLayout, 'columns'>;

export function cellName(cell: number, { columns }: Columns): string {
  return String.fromCharCode(97 + (cell % columns)) + String(Math.floor(cell / columns) + 1);
}

export function cellNumber(name: string, { columns }: Columns): number {
  return name.charCodeAt(0) - 97 + (Number(name.slice(1)) - 1) * columns;
}
