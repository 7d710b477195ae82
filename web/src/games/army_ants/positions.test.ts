import { expect, test } from 'vitest';
import { readPosition, type PositionText } from '../../model/position_text';
import { obstacle } from './positions';

const EMPTY_ROWS = Array.from({ length: 6 }, () => '..........').join('/');
function position(red: string, black: string, phase = 'battle'): PositionText {
  const row = (cards: string): string => cards.padEnd(10, '.');
  const read = readPosition(
    `army-ants board=${row(black)}/${EMPTY_ROWS}/${row(red)} turn=red phase=${phase} rally=0,0`,
  );
  if (!read) throw new Error('no position');
  return read;
}

test('9s fall in pairs only', () => {
  expect(obstacle(position('Qh4h', 'Qs9s'))).toBe('nines');
  expect(obstacle(position('Qh9h9d', 'Qs9s'))).toBe('nines');
  expect(obstacle(position('Qh9d', 'Qs9s'))).toBeNull();
  expect(obstacle(position('Qh', 'Qs'))).toBeNull();
  expect(obstacle(position('Qh9d9h', 'Qs9s9c'))).toBeNull();
});

test('a side may have lost everything below its 9s', () => {
  expect(obstacle(position('Qh9d9h', 'Qs9s9c'))).toBeNull();
  expect(obstacle(position('QhAh', 'Qs8s8c'))).toBeNull();
});

test('in the rally no card is missing', () => {
  expect(obstacle(position('Qh9h', 'Qs9s', 'rally'))).toBe('rally');
  const rows = [
    '9h9d8h8d7h',
    '7d6h6d5h5d',
    '4h4d3h3d2h',
    '2dAhQhAd..',
    '9s9c8s8c7s',
    '7c6s6c5s5c',
    '4s4c3s3c2s',
    '2cAsQsAc..',
  ];
  const whole = readPosition(`army-ants board=${rows.reverse().join('/')} turn=red phase=rally rally=5,5`);
  expect(whole && obstacle(whole)).toBeNull();
});
