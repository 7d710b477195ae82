// Words for seats, levels and cells that all games share.

import type { BoardLayout, SeatName } from '../model/snapshot';
import { strengthPlace, type Strength } from '../model/levels';
import { t } from './translate';

export const sideName = (seat: SeatName): string => t(`side.${seat}`);

/** A level where one is chosen: its place among all of them stands before its name. */
export const levelOption = (level: Strength): string =>
  t('level.numbered', { n: strengthPlace(level), level: t(`level.${level}`) });

export const seatOfCard = (card: string): SeatName => (card[1] === 'h' || card[1] === 'd' ? 'red' : 'black');

type Frame = Pick<BoardLayout, 'columns'> & Partial<Pick<BoardLayout, 'firstColumn' | 'firstRow'>>;

export function cellName(cell: number, { columns, firstColumn = 0, firstRow = 0 }: Frame): string {
  return String.fromCharCode(97 + firstColumn + (cell % columns)) + String(firstRow + Math.floor(cell / columns) + 1);
}

export function cellNumber(name: string, { columns, firstColumn = 0, firstRow = 0 }: Frame): number {
  return name.charCodeAt(0) - 97 - firstColumn + (Number(name.slice(1)) - 1 - firstRow) * columns;
}
