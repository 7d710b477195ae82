import { deflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readLink, writeLink } from './link';
import { isLink } from '../model/link_address';
import { LONGEST_LINK } from '../model/limits';
import { readRecordText } from '../model/record_text';

const START =
  'army-ants edition=2020 setup=random board=6s7s..3s8c/9s4c3c4sAc/7c8sQsAs2c/2s9c6c5c5s/4h7h4d8h5d/7dQhAh9hAd/5h3d8d6h9d/2h3h..6d2d turn=red phase=rally rally=5,5';
const record = (...moves: string[]): string =>
  `anthill-game 1\nstart ${START}\nnote red human Änne 🐜\nmoves\n${moves.join('\n')}\nresult playing\n`;
const recordIn = (fragment: string): unknown => readLink(fragment);

describe('a link', () => {
  test('comes back as it went, byte for byte', () => {
    const text = record('a3=b3', 'a5=a6');
    expect(recordIn(writeLink(text))).toEqual({ record: text });
  });

  test('goes through any address: letters, digits, - and _ only', () => {
    expect(writeLink(record('a3=b3'))).toMatch(/^g1\.[\w-]+$/);
  });

  test('of a long game stays within what chats let through', () => {
    // 400 moves that no pattern runs through.
    let state = 7;
    const next = (bound: number): number => (state = (state * 48_271) % 2_147_483_647) % bound;
    const cell = (): string => 'abcde'.charAt(next(5)) + String(1 + next(8));
    const moves = Array.from({ length: 400 }, () => `${cell()}${'-=x'.charAt(next(3))}${cell()}`);
    expect(writeLink(record(...moves)).length).toBeLessThan(LONGEST_LINK);
  });

  test('survives what a chat program puts behind it', () => {
    const text = record();
    expect(recordIn(`${writeLink(text)}&utm_source=x`)).toEqual({ record: text });
  });

  test('is told from other fragments', () => {
    expect(isLink(writeLink(record()))).toBe(true);
    expect(isLink('g27.whatever')).toBe(true);
    expect(isLink('game')).toBe(false);
    expect(isLink('')).toBe(false);
  });
});

describe('a link that is not opened', () => {
  test('of a later version', () => expect(recordIn('g2.abc')).toEqual({ problem: 'newer' }));
  test('of gigantic length', () => expect(recordIn(`g1.${'A'.repeat(1_000_000)}`)).toEqual({ problem: 'too-long' }));
  test('cut off, at whatever character', () => {
    const whole = writeLink(record('a3=b3', 'a5=a6'));
    for (let length = 3; length < whole.length - 4; length += 1) {
      const read = readLink(whole.slice(0, length));
      if ('record' in read) expect(readRecordText(read.record)).toBeNull();
      else expect(read).toEqual({ problem: 'damaged' });
    }
  });
  test('that is no text in UTF-8', () => {
    const packed = deflateSync(Uint8Array.of(0x61, 0xff, 0xfe));
    expect(recordIn(`g1.${btoa(String.fromCharCode(...packed))}`)).toEqual({ problem: 'damaged' });
  });
  test('that would unpack to more than any game, within the memory of one', () => {
    const packed = deflateSync(new Uint8Array(4_000_000), { level: 9 });
    const data = btoa(String.fromCharCode(...packed));
    const fragment = `g1.${data.replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')}`;
    expect(recordIn(fragment)).toEqual({ problem: 'damaged' });
  }, 60_000); // the packing takes seconds on a busy machine
});
