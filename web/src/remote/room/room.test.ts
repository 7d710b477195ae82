// A message over the channel of a room is kept and told, whichever match it is of and whatever becomes of the room.

import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { linesOf, type RemoteMatch } from '../../model/remote_match';
import { StorageError } from '../../storage/database';
import { RemoteMatches } from '../../storage/remote_matches';
import { MATCH } from '../../testing/saved_games';
import { Presence } from './presence';
import { Room } from './room';
import { piecesOf } from './talk';

/** The channels that were made, each with what it gives to the room. */
const channels = vi.hoisted(() => [] as { heard: (piece: string) => void }[]);
vi.mock('./peer', () => ({
  Peer: class {
    state = 'waiting';
    constructor(
      _changed: () => void,
      readonly heard: (piece: string) => void,
    ) {
      channels.push(this);
    }
    offer = (): Promise<string> => Promise.resolve('code');
    send = (): void => undefined;
    close = (): void => undefined;
  },
}));
/** Takes messages in their order. */
vi.mock('../match_protocol', () => ({
  MatchProtocol: {
    forMatch: () => {
      const protocol = {
        text: '',
        open: (text: string) => ((protocol.text = text), ''),
        add: (line: string) => ((protocol.text += `${line}\n`), ''),
        get facts() {
          return { messages: linesOf(protocol.text).length };
        },
      };
      return Promise.resolve(protocol);
    },
  },
}));

const ROOM = 'a'.repeat(32);
const OTHER = 'b'.repeat(32);
const first = (id: string): string => `anthill-match 1 rules=3 id=${id} game=army-ants t=0\n`;
const match = (id: string): RemoteMatch => ({ ...MATCH, id, text: `${first(id)}1 name=Bo t=1\n` });
const next = (id: string): string => `anthill-part 1 id=${id}\n2 move:a t=2\n`;

const store = new RemoteMatches();
const presence = new Presence();
const room = new Room(store, presence);
const say = (text: string): void => {
  for (const piece of piecesOf(text)) channels.at(-1)?.heard(piece);
};
const messagesOf = async (id: string): Promise<number> => linesOf((await store.find(id))?.text ?? '').length;

beforeEach(async () => {
  await store.remove(ROOM);
  await store.remove(OTHER);
  await store.add(match(ROOM));
  await room.show(ROOM);
});

test('a message of another match that is played here is kept as well, an invitation to another one is not', async () => {
  const arrived: string[] = [];
  const end = presence.subscribe(() => arrived.push(presence.arrived?.kind ?? 'nothing'));
  say(first(OTHER));
  say(next(ROOM));
  await vi.waitFor(() => expect(arrived).toEqual(['gone-on']));
  await store.add(match(OTHER));
  say(next(OTHER));
  await vi.waitFor(() => expect(arrived).toEqual(['gone-on', 'gone-on']));
  end();
  expect(await Promise.all([ROOM, OTHER].map(messagesOf))).toEqual([3, 3]);
});

test('a message is kept though its room is left before it was looked at', async () => {
  say(next(ROOM));
  room.leave();
  await vi.waitFor(async () => expect(await messagesOf(ROOM)).toBe(3));
});

test('a message that cannot be kept, or is of a newer version, is reported', async () => {
  const failure = new StorageError('failed', null);
  const put = vi.spyOn(store, 'put').mockRejectedValue(failure);
  say(next(ROOM));
  await vi.waitFor(() => expect(presence.arrived).toEqual({ kind: 'unkept', failure }));
  put.mockRestore();
  say('anthill-match 2 rules=9');
  await vi.waitFor(() => expect(presence.arrived).toMatchObject({ kind: 'refused', problem: 'newer' }));
  say('hello');
  say(next(ROOM));
  await vi.waitFor(async () => expect(await messagesOf(ROOM)).toBe(3));
});
