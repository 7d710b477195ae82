// The code that two devices in one room show each other: what one needs to reach the other, small enough for a QR code that any camera
// reads. A session description is made of it again, so that nothing of a stranger's text gets into that but checked values.

import { fromBase64Url, toBase64Url } from '../../model/base64url';

const PREFIX = 'r1.';
/** Bytes of a code (REACH: at most 300). */
const LONGEST = 300;
const KINDS = ['offer', 'answer'] as const;
const FINGERPRINT_BYTES = 32;
const ID_BYTES = 16;

interface Candidate {
  /** "name": a random name that the local network resolves (mDNS). */
  kind: 'v4' | 'v6' | 'name';
  /** In network order. */
  address: Uint8Array;
  port: number;
}
export interface RoomCode {
  kind: 'offer' | 'answer';
  /** The match's name, 32 hexadecimal digits. */
  id: string;
  /** SHA-256 of the certificate. */
  fingerprint: Uint8Array;
  ufrag: string;
  password: string;
  candidates: readonly Candidate[];
}
export type CodeProblem = 'none' | 'newer' | 'damaged';

const CANDIDATE_KINDS = ['v4', 'v6', 'name'] as const;
const BYTES_OF = { v4: 4, v6: 16, name: 16 } as const;
const ICE_CHARACTERS = /^[A-Za-z0-9+/]+$/;

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

// --- as a text ---------------------------------------------------------------------------------------------------------------------

export function writeCode(code: RoomCode): string {
  const bytes = [
    KINDS.indexOf(code.kind),
    ...bytesOf(code.id),
    ...code.fingerprint,
    ...[code.ufrag, code.password].flatMap((text) => [text.length, ...new TextEncoder().encode(text)]),
  ];
  for (const { kind, address, port } of code.candidates) {
    if (bytes.length + address.length + 3 > LONGEST) break;
    bytes.push(CANDIDATE_KINDS.indexOf(kind), ...address, port >> 8, port & 255);
  }
  return PREFIX + toBase64Url(bytes);
}

/** A reader that throws where the text ends too early. */
class Bytes {
  private at = 0;
  constructor(private readonly bytes: Uint8Array) {}
  get done(): boolean {
    return this.at === this.bytes.length;
  }
  take(count: number): Uint8Array {
    if (this.at + count > this.bytes.length) throw new RangeError('the code ends too early');
    return this.bytes.slice(this.at, (this.at += count));
  }
  number(): number {
    return this.take(1)[0] ?? 0;
  }
  /** As ICE writes its names and passwords. */
  text(least: number): string {
    const text = new TextDecoder().decode(this.take(this.number()));
    if (text.length < least || !ICE_CHARACTERS.test(text)) throw new RangeError('this is no ICE text');
    return text;
  }
}

/** Finds the code in a text, a link for instance: what only looks like one may stand before it. */
export function readCode(text: string): RoomCode | CodeProblem {
  const read = [...text.matchAll(/(?:^|#|\s)r(\d+)\.([\w-]*)/g)].map(([, version, data = '']) =>
    version === '1' ? unpack(data) : 'newer',
  );
  return read.find((each) => typeof each !== 'string') ?? read[0] ?? 'none';
}
function unpack(data: string): RoomCode | CodeProblem {
  if (data.length > 2 * LONGEST) return 'damaged';
  try {
    return readBytes(new Bytes(fromBase64Url(data)));
  } catch {
    return 'damaged';
  }
}
function readBytes(bytes: Bytes): RoomCode | CodeProblem {
  const kind = KINDS[bytes.number()];
  const id = hexOf(bytes.take(ID_BYTES));
  const fingerprint = bytes.take(FINGERPRINT_BYTES);
  // RFC 8445: at least 4 and 22 characters.
  const [ufrag, password] = [bytes.text(4), bytes.text(22)];
  const candidates: Candidate[] = [];
  while (!bytes.done) {
    const candidate = CANDIDATE_KINDS[bytes.number()];
    if (!candidate) return 'damaged';
    const address = bytes.take(BYTES_OF[candidate]);
    candidates.push({ kind: candidate, address, port: bytes.number() * 256 + bytes.number() });
  }
  return kind && candidates.length > 0 ? { kind, id, fingerprint, ufrag, password, candidates } : 'damaged';
}

// --- as a session description ------------------------------------------------------------------------------------------------------

/** null: the description lacks something, or has no address of this network. */
export function codeOf(kind: RoomCode['kind'], id: string, sdp: string): RoomCode | null {
  const value = (pattern: RegExp): string => pattern.exec(sdp)?.[1] ?? '';
  const fingerprint = bytesOf(value(/^a=fingerprint:sha-256 ([0-9A-F:]+)/im).replace(/:/g, ''));
  const [ufrag, password] = [value(/^a=ice-ufrag:(\S+)/m), value(/^a=ice-pwd:(\S+)/m)];
  const candidates = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)].flatMap(
    ([, address = '', port]) => candidateOf(address, Number(port)) ?? [],
  );
  const whole = fingerprint.length === FINGERPRINT_BYTES && ufrag !== '' && password !== '' && candidates.length > 0;
  return whole ? { kind, id, fingerprint, ufrag, password, candidates } : null;
}

function candidateOf(address: string, port: number): Candidate | null {
  const name = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.local$/i.exec(address)?.[1];
  if (name !== undefined) return { kind: 'name', address: bytesOf(name.replace(/-/g, '')), port };
  if (/^\d+(\.\d+){3}$/.test(address))
    return { kind: 'v4', address: Uint8Array.from(address.split('.'), Number), port };
  if (!/^[0-9a-f:]+$/i.test(address)) return null;
  const [head = '', tail] = address.split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const gap = 8 - groups(head).length - groups(tail ?? '').length;
  const all = [
    ...groups(head),
    ...Array.from({ length: tail === undefined ? 0 : gap }, () => '0'),
    ...groups(tail ?? ''),
  ];
  return all.length === 8
    ? { kind: 'v6', address: bytesOf(all.map((group) => group.padStart(4, '0')).join('')), port }
    : null;
}
function addressText({ kind, address }: Candidate): string {
  if (kind === 'v4') return address.join('.');
  const hex = hexOf(address);
  if (kind === 'v6') return (hex.match(/..../g) ?? []).join(':');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}.local`;
}

/** The other device's description, with one data channel in it. */
export function descriptionOf(code: RoomCode): RTCSessionDescriptionInit {
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 0.0.0.0',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    'a=mid:0',
    `a=ice-ufrag:${code.ufrag}`,
    `a=ice-pwd:${code.password}`,
    `a=fingerprint:sha-256 ${(hexOf(code.fingerprint).toUpperCase().match(/../g) ?? []).join(':')}`,
    // Every browser answers as the active side.
    `a=setup:${code.kind === 'offer' ? 'actpass' : 'active'}`,
    'a=sctp-port:5000',
    'a=max-message-size:65536',
    ...code.candidates.map(
      (candidate, index) =>
        `a=candidate:${index + 1} 1 udp ${2122260223 - index} ${addressText(candidate)} ${candidate.port} typ host`,
    ),
    'a=end-of-candidates',
  ];
  return { type: code.kind, sdp: lines.map((line) => `${line}\r\n`).join('') };
}
