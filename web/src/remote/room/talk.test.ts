// Two devices over a channel that loses, doubles, delays and reorders: whatever becomes of the pieces, both end with the same match once
// they have greeted each other.

import { describe, expect, test } from 'vitest';
import { linesOf, type RemoteMatch } from '../../model/remote_match';
import { MATCH } from '../../testing/saved_games';
import type { DraftFacts } from '../match_protocol';
import { readMessage } from '../link';
import { receiveMessage, type ReceivingProtocol } from '../incoming_message';
import { newestOf } from '../link';
import { Joiner, piecesOf, readSyncState, replyTo, syncStateIn, writeSyncState } from './talk';

const ID = '000102030405060708090a0b0c0d0e0f';
const seal = (number: number, fork = ''): string => `${fork}${number}`.padStart(32, '0');
const lineOf = (number: number, fork = ''): string =>
  number === 0
    ? `anthill-match 1 rules=3 id=${ID} game=army-ants t=${seal(0)}`
    : `${number} e=12 move:a1-a2 t=${seal(number, fork)}`;
const textOf = (count: number): string => Array.from({ length: count }, (_, at) => `${lineOf(at)}\n`).join('');

/** Takes messages in their order. */
class FakeProtocol implements ReceivingProtocol {
  text = '';
  open(text: string): string {
    this.text = text;
    return '';
  }
  add(line: string): string {
    if (!line.startsWith(`${linesOf(this.text).length} `)) return 'another number';
    this.text += `${line}\n`;
    return '';
  }
  get facts(): DraftFacts {
    return { messages: linesOf(this.text).length } as DraftFacts;
  }
}

class Device {
  match: RemoteMatch | null = null;
  outbox: string[] = [];
  problems: string[] = [];
  constructor(text: string) {
    if (text !== '') this.match = { ...MATCH, id: ID, text };
  }
  greet(): void {
    this.outbox.push(writeSyncState(syncStateIn(this.match, ID)));
  }
  move(): void {
    if (!this.match) return;
    this.match = { ...this.match, text: `${this.match.text}${lineOf(linesOf(this.match.text).length)}\n` };
    this.outbox.push(newestOf(this.match));
  }
  /** As the room does it. */
  hear(text: string): void {
    const syncState = readSyncState(text);
    if (syncState) {
      const reply = replyTo(syncState, this.match);
      if (reply !== null) this.outbox.push(reply);
      return;
    }
    const arrived = receiveMessage(readMessage(text), this.match, new FakeProtocol());
    if (arrived.kind === 'gone-on') this.match = arrived.match;
    // A page accepts an invitation; here it is kept at once.
    if (arrived.kind === 'invitation' || arrived.kind === 'foreign')
      this.match = { ...MATCH, id: ID, text: arrived.text };
    if (arrived.kind === 'refused') this.problems.push(arrived.problem);
    if (arrived.kind === 'gone-on' || (arrived.kind === 'refused' && arrived.problem === 'gap')) this.greet();
  }
}

/** Numbers that a seed decides. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function deliverAll(a: Device, b: Device): number {
  let count = 0;
  for (; a.outbox.length + b.outbox.length > 0 && count < 100; count += 1) {
    const [from, to] = a.outbox.length > 0 ? [a, b] : [b, a];
    to.hear(from.outbox.shift() ?? '');
  }
  return count;
}

describe('two devices', () => {
  test('tell each other what the other lacks, and nothing where both have the same', () => {
    for (const [own, others] of [
      [1, 0],
      [5, 0],
      [5, 4],
      [5, 1],
      [5, 5],
      [0, 3],
      [2, 9],
    ] as const) {
      const [a, b] = [new Device(textOf(own)), new Device(textOf(others))];
      a.greet();
      b.greet();
      expect(deliverAll(a, b)).toBeLessThan(12);
      expect(a.match?.text).toBe(textOf(Math.max(own, others)));
      expect(b.match?.text).toBe(textOf(Math.max(own, others)));
    }
  });

  test('each keep their own of two messages with one number, and are told', () => {
    const [a, b] = [new Device(textOf(4)), new Device(`${textOf(3)}${lineOf(3, 'f')}\n`)];
    a.greet();
    b.greet();
    expect(deliverAll(a, b)).toBe(4);
    expect([a.problems, b.problems]).toEqual([['fork'], ['fork']]);
    expect(a.match?.text).toBe(textOf(4));
  });

  test('have the same match after 500 channels that lose, double and reorder messages and break off', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const random = randomOf(seed);
      const [a, b] = [new Device(textOf(1 + random(4))), new Device(random(2) === 0 ? '' : textOf(1))];
      for (let step = 0; step < 40; step += 1) {
        const behind = linesOf(a.match?.text ?? '').length % 2 === 0 ? a : b;
        if (behind.match?.text === (behind === a ? b : a).match?.text && random(3) === 0) behind.move();
        const [from, to] = random(2) === 0 ? [a, b] : [b, a];
        const text = from.outbox.splice(random(from.outbox.length || 1), 1)[0];
        if (text === undefined) from.greet();
        else {
          const fate = random(4);
          if (fate > 0) to.hear(text);
          if (fate === 3) to.hear(text);
        }
        // Both are closed and opened again: what was under way is gone.
        if (random(10) === 0) a.outbox = b.outbox = [];
      }
      a.outbox = b.outbox = [];
      a.outbox = [];
      a.greet();
      b.greet();
      deliverAll(a, b);
      expect(b.match?.text, `seed ${seed}`).toBe(a.match?.text);
    }
  });
});

describe('a text in pieces', () => {
  test('comes back whole', () => {
    for (const length of [0, 1, 15_999, 16_000, 16_001, 1_000_000]) {
      const text = 'x'.repeat(length);
      const joiner = new Joiner();
      const joined = piecesOf(text).map((piece) => joiner.take(piece));
      expect(joined.at(-1)).toBe(text);
      expect(joined.slice(0, -1).every((each) => each === null)).toBe(true);
    }
  });
  test('that never ends is dropped', () => {
    const joiner = new Joiner();
    for (let count = 0; count < 1000; count += 1) expect(joiner.take(`+${'x'.repeat(16_000)}`)).toBeNull();
    expect(joiner.take('?')).toBeNull();
  });
});
