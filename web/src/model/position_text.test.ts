import { describe, expect, test } from 'vitest';
import {
  EMPTY,
  HOLE,
  fieldOf,
  isCard,
  withCell,
  readPosition,
  resized,
  spacesOf,
  withFields,
  writePosition,
  type PositionText,
} from './position_text';

const read = (text: string): PositionText => readPosition(text) ?? expect.fail('no position');
const WAR = 'ant-war board=..Ah/--5c turn=red lead=0 passed=no';

describe('the text of a position', () => {
  test('is read and written as it was', () => {
    expect(writePosition(read(`  ${WAR.replaceAll(' ', '\n')} `))).toBe(WAR);
  });

  test.each([
    ['', 'nothing'],
    ['chess board=..', 'another game'],
    ['ant-war board', 'a word that is no field'],
    ['ant-war turn=red turn=black', 'a field twice'],
  ])('%s is none: %s', (text) => {
    expect(readPosition(text)).toBeNull();
  });

  test('changes in the fields that are named, and keeps the others in their order', () => {
    expect(writePosition(withFields(read(WAR), { lead: '2', passed: null, half: 'yes' }))).toBe(
      'ant-war board=..Ah/--5c turn=red lead=2 half=yes',
    );
    expect(fieldOf(read(WAR), 'dealer', 'red')).toBe('red');
  });
});

describe('the board of a position', () => {
  test('is read from its lowest row on', () => {
    expect(spacesOf(read(WAR))).toEqual({ columns: 2, rows: 2, cells: [HOLE, '5c', EMPTY, 'Ah'] });
    expect([HOLE, EMPTY, 'Ah', undefined].map(isCard)).toEqual([false, false, true, false]);
  });

  test.each(['ant-war turn=red', 'ant-war board=', 'ant-war board=..Ah/..', 'ant-war board=..A'])(
    '%s has none',
    (text) => {
      expect(spacesOf(read(text))).toBeNull();
    },
  );

  test('has a card laid where it is told, and nothing else changed', () => {
    expect(writePosition(withCell(read(WAR), 2, 'Kd'))).toBe(WAR.replace('..', 'Kd'));
    expect(withCell(read(WAR), 4, 'Kd')).toEqual(read(WAR));
  });

  test('grows and shrinks at its upper and right edge', () => {
    const large = resized(read(WAR), 3, 3);
    expect(fieldOf(large, 'board')).toBe('....../..Ah../--5c..');
    expect(resized(large, 2, 2)).toEqual(read(WAR));
  });
});
