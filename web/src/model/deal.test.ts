import { describe, expect, test } from 'vitest';
import { dealText, newDeal, readDeal } from './deal';

describe('the number of a deal', () => {
  test('is read however its digits are grouped', () => {
    for (const text of ['482913775', ' 482 913 775 ', '482\u2009913\u2009775', '482.913.775', "482'913'775"])
      expect(readDeal(text)).toBe('482913775');
    expect(readDeal('007')).toBe('7');
    expect([readDeal('１２'), readDeal('٤٢')]).toEqual(['12', '42']);
  });
  test('is not made of anything else', () => {
    for (const text of ['', '  ', '12a', '-5', '1234567890', '1e3']) expect(readDeal(text), text).toBeNull();
  });
  test('is written in groups and read again', () => {
    expect(dealText('7')).toBe('7');
    expect(dealText('1234')).toBe('1\u2009234');
    for (let n = 0; n < 200; n += 1) {
      const deal = newDeal();
      expect(readDeal(dealText(deal))).toBe(deal);
    }
  });
});
