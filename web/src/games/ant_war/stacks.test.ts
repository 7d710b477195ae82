import { expect, test } from 'vitest';
import { readPosition, writePosition, type PositionText } from '../../model/position_text';
import { isWhole, placeCard, removeCard, coveredCards } from './stacks';

const read = (text: string): PositionText => readPosition(text) ?? expect.fail('no position');

// The lower row is that of a1 and b1.
const FLAT = 'ant-war board=Kd5s/2h9c turn=red';

test('a card laid on top covers what lies there, and uncovers it when it is taken', () => {
  const covered = placeCard(read(FLAT), 1, '7c', true);
  expect(writePosition(covered)).toBe('ant-war board=Kd5s/2h7c turn=red under=b1:9c');
  const twice = placeCard(covered, 1, '3d', true);
  expect(writePosition(twice)).toBe('ant-war board=Kd5s/2h3d turn=red under=b1:7c9c');
  expect([0, 1].map((cell) => coveredCards(twice, cell))).toEqual([[], ['7c', '9c']]);
  expect(writePosition(removeCard(twice, 1))).toBe('ant-war board=Kd5s/2h7c turn=red under=b1:9c');
  expect(writePosition(removeCard(removeCard(twice, 1), 1))).toBe(FLAT);
});

test('a card laid in the place of another one takes that away with what it covered', () => {
  const covered = placeCard(read(FLAT), 1, '7c', true);
  expect(writePosition(placeCard(covered, 1, 'Ah', false))).toBe('ant-war board=Kd5s/2hAh turn=red');
});

test('other stacks stay as they are', () => {
  const position = read(`${FLAT} under=a2:4d,b1:Ts`);
  expect(writePosition(removeCard(position, 1))).toBe('ant-war board=Kd5s/2hTs turn=red under=a2:4d');
});

test('cards never leave the board: there are as many as spaces', () => {
  expect(isWhole(read(FLAT))).toBe(true);
  expect(isWhole(read('ant-war board=Kd../2h9c turn=red'))).toBe(false);
  expect(isWhole(read('ant-war board=Kd../--9c turn=red under=b1:3d'))).toBe(true);
  expect(isWhole(placeCard(read(FLAT), 1, '7c', true))).toBe(false);
});
