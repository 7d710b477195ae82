// Codes of two devices in one room: small, read again as they were written, and refused where they are anything else.

import { describe, expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from '../../model/base64url';
import { codeOf, descriptionOf, readCode, writeCode, type RoomCode } from './code';

const ID = '000102030405060708090a0b0c0d0e0f';
const FINGERPRINT = Array.from({ length: 32 }, (_, at) => (at * 7).toString(16).padStart(2, '0').toUpperCase()).join(
  ':',
);
const sdpOf = (...addresses: readonly string[]): string =>
  [
    'v=0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    ...addresses.map(
      (address, at) => `a=candidate:${at} 1 udp 2113937151 ${address} ${50000 + at} typ host generation 0`,
    ),
    'a=candidate:9 1 tcp 1518280447 192.168.1.9 9 typ host tcptype active',
    'a=candidate:9 1 udp 1677729535 203.0.113.7 50009 typ srflx raddr 0.0.0.0 rport 0',
    'a=ice-ufrag:Q4Jo',
    'a=ice-pwd:abcdefghijklmnopqrstuv+/',
    `a=fingerprint:sha-256 ${FINGERPRINT}`,
    'a=setup:actpass',
  ].join('\r\n');
const NAME = '1b4e28ba-2fa1-41d2-883f-0016d3cca427.local';
const codeFor = (kind: RoomCode['kind'], ...addresses: readonly string[]): RoomCode => {
  const code = codeOf(kind, ID, sdpOf(...addresses));
  if (!code) throw new Error('the description has a code');
  return code;
};
const packed = (bytes: readonly number[]): string => `r1.${toBase64Url(bytes)}`;

describe('a code', () => {
  test('comes back as it was, out of a link as well', () => {
    for (const kind of ['offer', 'answer'] as const) {
      const code = codeFor(kind, '192.168.1.5', NAME, 'fd00::2', '2001:db8:1:2:3:4:5:6');
      const text = writeCode(code);
      expect(readCode(text)).toEqual(code);
      expect(readCode(`https://example.org/anthill/#${text}\n`)).toEqual(code);
      expect(readCode(`As in r2. Here: https://example.org/anthill/#${text} r1.`)).toEqual(code);
    }
  });

  test('has at most 300 bytes, however many addresses a device has', () => {
    const text = writeCode(codeFor('offer', ...Array.from({ length: 40 }, () => 'fd00::2')));
    expect(text.length).toBeLessThanOrEqual(3 + 400);
    const read = readCode(text);
    expect(typeof read === 'string' ? read : read.candidates.length).toBeGreaterThan(5);
  });

  test('becomes a description with the addresses of this network alone', () => {
    const { type, sdp = '' } = descriptionOf(codeFor('offer', '192.168.1.5', NAME, 'fd00::2'));
    expect(type).toBe('offer');
    expect(sdp).toContain('a=ice-ufrag:Q4Jo\r\n');
    expect(sdp).toContain('a=ice-pwd:abcdefghijklmnopqrstuv+/\r\n');
    expect(sdp).toContain(`a=fingerprint:sha-256 ${FINGERPRINT}\r\n`);
    expect([...sdp.matchAll(/udp \d+ (\S+) (\d+) typ (\S+)/g)].map((match) => match.slice(1).join(' '))).toEqual([
      '192.168.1.5 50000 host',
      `${NAME} 50001 host`,
      'fd00:0000:0000:0000:0000:0000:0000:0002 50002 host',
    ]);
    expect(codeOf('offer', ID, sdp)).toEqual(codeFor('offer', '192.168.1.5', NAME, 'fd00::2'));
  });

  test('is refused where it is anything else', () => {
    const bytes = [...fromBase64Url(writeCode(codeFor('offer', '10.0.0.1')).slice(3))];
    expect(readCode(packed(bytes))).toEqual(codeFor('offer', '10.0.0.1'));
    for (const text of ['', 'hello', 'm1.AAAA', 'r.AA']) expect(readCode(text)).toBe('none');
    expect(readCode('r2.AAAA')).toBe('newer');
    // Too short by any number of bytes, too long, of no kind, and with a line break that would write a description of its own.
    for (let length = 0; length < bytes.length; length += 1)
      expect(readCode(packed(bytes.slice(0, length)))).toBe('damaged');
    expect(readCode(packed([...bytes, 7]))).toBe('damaged');
    expect(readCode(packed([2, ...bytes.slice(1)]))).toBe('damaged');
    expect(readCode(packed(bytes.map((byte, at) => (at === 51 ? 10 : byte))))).toBe('damaged');
    expect(readCode(`r1.${'A'.repeat(100_000)}`)).toBe('damaged');
  });

  test('is none for a browser that names no address', () => {
    expect(codeOf('offer', ID, sdpOf())).toBeNull();
    expect(codeOf('offer', ID, sdpOf('host.example'))).toBeNull();
  });
});
