// A match in the fragment of an address: "#m1." and then its transcript, deflated, in base64url. If the link would be too long for
// chats, it holds the newest message alone. The server of the page never sees a fragment.

import { deflateSync, inflateSync } from 'fflate';
import { matchLinkIn } from '../library/mangled';
import { fromBase64Url, toBase64Url } from '../model/base64url';
import { LONGEST_LINK, LONGEST_OPENED_LINK } from '../model/limits';
import { linesOf, LONGEST_TRANSCRIPT, type RemoteMatch } from '../model/remote_match';

const PREFIX = 'm1.';
const PART = 'anthill-part 1 id=';
const MATCH = 'anthill-match ';

export const packed = (text: string): string =>
  PREFIX + toBase64Url(deflateSync(new TextEncoder().encode(text), { level: 9 }));

/** The newest message as a text of its own. It answers one of the device that it goes to, which has all before that. */
export const newestOf = ({ id, text }: Pick<RemoteMatch, 'id' | 'text'>): string =>
  `${PART}${id}\n${linesOf(text).at(-1) ?? ''}\n`;

/** @param address of the page, without a fragment */
export function matchLink(address: string, match: Pick<RemoteMatch, 'id' | 'text'>): string {
  const whole = `${address}#${packed(match.text)}`;
  return whole.length < LONGEST_LINK ? whole : `${address}#${packed(newestOf(match))}`;
}

/** An incoming message: a whole transcript from its first message, or one message of a match that has to be known. */
export type IncomingMessage = { kind: 'whole'; id: string; text: string } | { kind: 'part'; id: string; line: string };
export type IncomingProblem = 'newer' | 'damaged' | 'none';

/** Whatever a chat program has put around the link does not belong to it. */
const LINK = /(?:^|#)m(\d+)\.([\w-]*)/;

export function readMessage(text: string): IncomingMessage | IncomingProblem {
  const incoming = messageIn(text);
  if (incoming !== 'damaged' && incoming !== 'none') return incoming;
  const mended = mendedLink(text);
  return mended === null ? incoming : messageIn(mended);
}
function messageIn(text: string): IncomingMessage | IncomingProblem {
  const [, version, data] = LINK.exec(text.trim()) ?? [];
  if (version === undefined || data === undefined) return messageOf(text);
  if (version !== '1') return 'newer';
  const unpacked = unpack(data);
  return unpacked === null ? 'damaged' : messageOf(unpacked);
}
/** A text, a link for instance, that has the code of a device in the same room in it. In one with a match “r2.” is a word. */
export const holdsRoomCode = (text: string): boolean =>
  /(?:^|#|\s)r\d+\.[\w-]{4}/.test(text) && readMessage(text) === 'none';

/** The text in a link, as it is; null: there is none, or it is damaged. */
export const linkedText = (text: string): string | null => textIn(text) ?? textIn(mendedLink(text) ?? '');

function textIn(link: string): string | null {
  const [, version, data] = LINK.exec(link.trim()) ?? [];
  return version === '1' && data !== undefined ? unpack(data) : null;
}
/** A link that mail has broken over several lines, or has put into another one. A name in a match may look like one. */
const mendedLink = (text: string): string | null =>
  text.trimStart().startsWith(MATCH) ? null : matchLinkIn(text, (link) => textIn(link) !== null);

function unpack(data: string): string | null {
  if (data.length > LONGEST_OPENED_LINK) return null;
  try {
    // A buffer of its own: a text that would unpack to more than any match does not get the memory for it.
    const bytes = inflateSync(fromBase64Url(data), { out: new Uint8Array(LONGEST_TRANSCRIPT) });
    if (bytes.length === 0 || bytes.length === LONGEST_TRANSCRIPT) return null;
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function messageOf(text: string): IncomingMessage | IncomingProblem {
  // A file that went through an editor ends its lines otherwise.
  const whole = `${text.replace(/\r\n/g, '\n').trim()}\n`;
  const [, id] = /^anthill-(?:match 1 rules=\d+|part 1) id=([0-9a-f]{32})[ \n]/.exec(whole) ?? [];
  if (id === undefined) {
    if (/^anthill-(match|part) /.test(whole)) return /^anthill-(match|part) 1 /.test(whole) ? 'damaged' : 'newer';
    return 'none';
  }
  if (text.length > LONGEST_TRANSCRIPT) return 'damaged';
  if (whole.startsWith(MATCH)) return { kind: 'whole', id, text: whole };
  const lines = linesOf(whole);
  const line = lines[1];
  return lines.length === 2 && line !== undefined ? { kind: 'part', id, line } : 'damaged';
}
