// A browser without channels between devices says so, and keeps what it had.

import { expect, test, vi } from 'vitest';
import { Room } from './room';

vi.mock('../desk', () => ({})); // the wasm module

const ID = '000102030405060708090a0b0c0d0e0f';

test('a browser that cannot connect two devices says that, for either code', async () => {
  vi.stubGlobal('RTCPeerConnection', undefined);
  const room = new Room();
  expect(await room.show(ID)).toBe('unable');
  const offer = [0, ...Array.from({ length: 48 }, (_, at) => at), 4, ...Buffer.from('abcd'), 22];
  const code = Buffer.from([...offer, ...Buffer.from('x'.repeat(22)), 0, 192, 168, 0, 1, 4, 210]).toString('base64url');
  expect(await room.take(`r1.${code}`)).toBe('unable');
  expect(await room.take('r1.AAAA')).toBe('damaged');
  expect(room.state).toBe('off');
});
