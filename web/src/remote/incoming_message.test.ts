// Whatever comes in is taken whole or refused whole: each kind of it, with what becomes of the match that is here.

import { describe, expect, test } from 'vitest';
import type { RemoteMatch } from '../model/remote_match';
import { MATCH } from '../testing/saved_games';
import type { DraftFacts } from './match_protocol';
import { joinedWith, receiveMessage, type ReceivingProtocol } from './incoming_message';

const ID = '000102030405060708090a0b0c0d0e0f';
const LINES = [`anthill-match 1 rules=3 id=${ID} game=army-ants t=0`, '1 name=Bo t=1', '2 move:a t=2', '3 move:b t=3'];
const textOf = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
const whole = (...lines: readonly string[]) => ({ kind: 'whole', id: ID, text: textOf(...lines) }) as const;
const part = (line: string) => ({ kind: 'part', id: ID, line }) as const;

/** Takes every line that does not say "wrong". */
class FakeProtocol implements ReceivingProtocol {
  text = '';
  open(text: string): string {
    if (text.includes('rules=9')) return "line 1: field 'rules=9': expected rules=3";
    if (text.includes('wrong')) return 'line 3: wrong';
    this.text = text;
    return '';
  }
  add(line: string): string {
    if (line.includes('wrong')) return 'wrong';
    this.text += `${line}\n`;
    return '';
  }
  get facts(): DraftFacts {
    return { messages: this.text.split('\n').length - 1 } as DraftFacts;
  }
}

const here = (...lines: readonly string[]): RemoteMatch => ({ ...MATCH, id: ID, text: textOf(...lines) });
const protocol = new FakeProtocol();
const [first, second, third, fourth] = LINES as [string, string, string, string];

describe('where the match is not known', () => {
  test('an invitation may be accepted, another match watched', () => {
    expect(receiveMessage(whole(first), null, protocol)).toEqual({ kind: 'invitation', text: textOf(first) });
    expect(receiveMessage(whole(first, second), null, protocol).kind).toBe('foreign');
  });
  test('one message alone, other rules and what does not fit are refused', () => {
    expect(receiveMessage(part(third), null, protocol)).toMatchObject({ kind: 'refused', problem: 'unknown' });
    expect(receiveMessage(whole(first.replace('rules=3', 'rules=9')), null, protocol)).toMatchObject({
      problem: 'version',
    });
    expect(receiveMessage(whole(first, 'wrong'), null, protocol)).toMatchObject({
      problem: 'misfit',
      error: 'line 3: wrong',
    });
    expect(receiveMessage('damaged', null, protocol)).toMatchObject({
      kind: 'refused',
      problem: 'damaged',
      match: null,
    });
  });
});

describe('where the match is known', () => {
  const known = here(first, second, third);

  test('of other rules it stays as it is, whatever match was looked at before', () => {
    protocol.open(textOf(first));
    const old = here(first.replace('rules=3', 'rules=9'), second, third);
    expect(receiveMessage(part(fourth), old, protocol)).toMatchObject({
      kind: 'refused',
      problem: 'version',
      match: old,
    });
  });

  test('the next message goes on, whole or alone, and ends a draft', () => {
    for (const incoming of [whole(first, second, third, fourth), part(fourth)])
      expect(receiveMessage(incoming, { ...known, draft: ['move:a'] }, protocol)).toMatchObject({
        kind: 'gone-on',
        match: {
          ...known,
          draft: [],
          setup: null,
          text: textOf(first, second, third, fourth),
          time: expect.any(Number) as number,
        },
      });
  });
  test('the same again changes nothing', () => {
    expect(receiveMessage(whole(first, second, third), known, protocol)).toEqual({ kind: 'known', match: known });
    expect(receiveMessage(part(third), known, protocol)).toEqual({ kind: 'known', match: known });
  });
  test('an older state, a gap and a wrong message are refused', () => {
    expect(receiveMessage(whole(first, second), known, protocol)).toMatchObject({ problem: 'old', match: known });
    expect(receiveMessage(part(second), known, protocol)).toMatchObject({ problem: 'old', match: known });
    expect(receiveMessage(part('5 move:c t=5'), known, protocol)).toMatchObject({ problem: 'gap', match: known });
    expect(receiveMessage(whole(first, second, third, 'wrong'), known, protocol)).toMatchObject({
      problem: 'misfit',
      match: known,
    });
    expect(receiveMessage(part('3 wrong'), known, protocol)).toMatchObject({ problem: 'unlike', match: known });
  });
  test('another message with the same number is kept beside it, if it would fit', () => {
    const other = '2 move:x t=7';
    expect(receiveMessage(whole(first, second, other), known, protocol)).toMatchObject({
      problem: 'fork',
      match: { text: known.text, conflict: textOf(first, second, other) },
    });
    expect(receiveMessage(part(other), known, protocol)).toMatchObject({ problem: 'fork' });
    expect(receiveMessage(part('2 wrong'), known, protocol)).toMatchObject({ problem: 'unlike', match: known });
  });
  test('a second acceptance is told as one', () => {
    expect(receiveMessage(whole(first, '1 name=Cy t=8'), known, protocol)).toMatchObject({
      problem: 'taken',
      match: known,
    });
  });
});

test("one's own match from another device is joined with what has come here meanwhile", () => {
  const moved = here(first, second);
  expect(joinedWith(moved, null)).toEqual(moved);
  expect(joinedWith(moved, { ...here(first), root: null })).toEqual(moved);
  expect(joinedWith(moved, { ...here(first, second, third), root: null })).toEqual({
    ...moved,
    text: textOf(first, second, third),
  });
  expect(joinedWith(moved, { ...here(first, '1 name=Cy t=8'), root: null })).toBeNull();
});

test('a match that this device plays stays, unless its own player has gone on with it elsewhere', () => {
  const [known, other] = [here(first, second), { ...here(first, second, third), root: 'f'.repeat(64) }];
  expect(joinedWith(here(first), known)).toBe(known);
  expect(joinedWith({ ...known, draft: ['move:a'] }, known)).toBe(known);
  expect(joinedWith(other, known)).toBe(known);
  expect(joinedWith(here(first, second, third), known)).toEqual(here(first, second, third));
});
