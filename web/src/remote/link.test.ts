// Links of matches: short ones hold everything, long ones the newest message; whatever else stands in an address is refused.

import { deflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { LONGEST_LINK } from '../model/limits';
import { holdsRoomCode, linkedText, matchLink, packed, readMessage } from './link';

const ID = '000102030405060708090a0b0c0d0e0f';
const FIRST = `anthill-match 1 rules=3 id=${ID} game=army-ants host=red name=Ada anchor=0 t=0`;
const ADDRESS = 'https://example.org/anthill/';

const linkTo = (text: string, address = ADDRESS): string => matchLink(address, { id: ID, text });
const linkOf = (bytes: Uint8Array): string => `m1.${btoa(String.fromCharCode(...bytes)).replace(/=+$/, '')}`;
const random = (length: number): string =>
  Array.from({ length }, (_, at) => ((at * 7919) % 9973).toString(16).padStart(4, '0')).join('');

describe('a link', () => {
  test('holds the whole match while that fits', () => {
    const text = `${FIRST}\n1 name=Bo t=1\n2 e=1 move:a1-a2 t=2\n`;
    const link = linkTo(text);
    expect(readMessage(link)).toEqual({ kind: 'whole', id: ID, text });
    expect(readMessage(`Look: ${link} !`)).toEqual({ kind: 'whole', id: ID, text });
  });

  test('holds the newest message of a long match', () => {
    const link = linkTo(`${FIRST}\n${random(1000)}\n7 e=12 move:a1-a2 t=9\n`);
    expect(link.length).toBeLessThan(LONGEST_LINK);
    expect(readMessage(link)).toEqual({ kind: 'part', id: ID, line: '7 e=12 move:a1-a2 t=9' });
  });

  test('holds the whole match only under 2,000 characters', () => {
    const text = `${FIRST}\n1 name=Bo t=1\n`;
    const rest = linkTo(text, '').length;
    const kinds = [LONGEST_LINK - 1 - rest, LONGEST_LINK - rest].map((length) =>
      readMessage(linkTo(text, 'a'.repeat(length))),
    );
    expect(kinds).toMatchObject([{ kind: 'whole' }, { kind: 'part' }]);
  });

  test('of something else is refused, and a bomb gets no memory', () => {
    expect(readMessage('hello')).toBe('none');
    expect(readMessage('0'.repeat(100_000))).toBe('none');
    expect(readMessage('0'.repeat(2_000_000))).toBe('none');
    expect(readMessage(`${FIRST}\n${'0'.repeat(2_000_000)}`)).toBe('damaged');
    expect(readMessage('m2.abc')).toBe('newer');
    expect(readMessage('m1.')).toBe('damaged');
    expect(readMessage('m1.!!!!')).toBe('damaged');
    expect(readMessage(packed(FIRST).slice(0, 60))).toBe('damaged');
    expect(readMessage(linkOf(deflateSync(new Uint8Array(50_000_000), { level: 9 })))).toBe('damaged');
    expect(readMessage(linkOf(deflateSync(new Uint8Array([0xff, 0xfe]))))).toBe('damaged');
    expect(readMessage(packed('anthill-match 2 rules=3'))).toBe('newer');
    expect(readMessage(packed('anthill-match 1 rules=3 id=12 game=chess'))).toBe('damaged');
    expect(readMessage(packed(`anthill-part 1 id=${ID}\n`))).toBe('damaged');
    expect(readMessage(packed(`anthill-part 1 id=${ID}\n1 a\n2 b\n`))).toBe('damaged');
  });

  test('that mail has broken, quoted or put into another one is read', () => {
    const link = linkTo(`${FIRST}\n`);
    const whole = { kind: 'whole', id: ID, text: `${FIRST}\n` };
    const lines = link.match(/.{1,60}/g) ?? [];
    for (const given of [
      `Hello,\n${lines.join('\n')}\n\nAda`,
      lines.map((line) => `> ${line}`).join('\r\n'),
      lines.join('=\n'),
      `https://safe.example/?url=${encodeURIComponent(link)}&data=05`,
    ]) {
      expect(readMessage(given), given).toEqual(whole);
      expect(linkedText(given)).toBe(whole.text);
    }
    expect(readMessage(lines.slice(0, -1).join('\n'))).toBe('damaged');
    expect(linkedText(lines.slice(0, -1).join('\n'))).toBeNull();
    expect(linkedText(`${FIRST.replace('Ada', encodeURIComponent(`#${packed('x')}`))}\n`)).toBeNull();
  });

  test('of a match is no code of a room, whatever stands around it', () => {
    const link = linkTo(`${FIRST}\n`);
    const lines = link.match(/.{1,60}/g) ?? [];
    for (const given of [
      link,
      `As in r2. Here: ${link}`,
      `${link} r1.`,
      'We met in r2. Send it again.',
      `Round r1.\n> ${lines.join('\n> ')}`,
    ])
      expect(holdsRoomCode(given), given).toBe(false);
    for (const given of ['r1.AAAA', 'r2.AAAA', `Here: ${ADDRESS}#r1.AAAA !`]) expect(holdsRoomCode(given)).toBe(true);
  });

  test('of a file that went through an editor is read', () => {
    expect(readMessage(`${FIRST}\r\n1 name=Bo t=1`)).toEqual({
      kind: 'whole',
      id: ID,
      text: `${FIRST}\n1 name=Bo t=1\n`,
    });
  });
});
