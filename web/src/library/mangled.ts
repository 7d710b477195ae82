// Records, positions and links as mail, chat and office programs leave them: quoted, wrapped, with other spaces, dashes and entities, in
// the middle of a letter. The text that is found is passed on in its own form; other code checks whether it can be read.

import { GAME_IDS } from '../model/game_id';
import { LONGEST_RECORD } from '../model/limits';
import { plainSigns } from '../model/notation';
import { readLink } from './link';

// Marks that show nothing. The joiners within letters and emoji are not among them.
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;
const SPACES = /[^\S\n]/g;
const QUOTING = /^(?: *>)+ ?/gm;

const NAMED: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', nbsp: ' ', quot: '"', ndash: '-' };

function entity(whole: string, name: string): string {
  const [, hexadecimal, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
  return NAMED[name] ?? whole;
}

const readable = (text: string): string =>
  text
    .replace(/&(#?\w+);/g, entity)
    .replace(LINE_ENDS, '\n')
    .replace(UNSEEN, '')
    .replace(SPACES, ' ')
    .replace(QUOTING, '');

/** Two hyphens that have become one dash are a hole of a board. */
const position = (text: string): string => plainSigns(text.replace(/\u2014/g, '--'));

/** From its first line to its last; what was broken over several lines is one again, and what follows is left out. */
function recordIn(text: string): string | null {
  const begin = text.search(/\banthill[\p{Pd}\u2212]game +\d/u);
  if (begin < 0) return null;
  const lines: string[] = [];
  let part: 'head' | 'moves' | 'result' = 'head';
  for (const whole of text.slice(begin).split('\n')) {
    const line = whole.trim();
    const before = lines.length - 1;
    if (line === '') continue;
    if (part === 'result') {
      if (/^ply \d+$/.test(line)) lines.push(line);
      break;
    }
    if (line === 'moves') part = 'moves';
    else if (part === 'moves' && line.startsWith('result ')) part = 'result';
    if (part === 'moves' || part === 'result' || before < 0 || /^(?:start|note) /.test(line)) lines.push(line);
    else lines[before] = `${lines[before] ?? ''} ${line}`;
  }
  return `${lines.map((line) => (line.startsWith('note ') ? line : position(line))).join('\n')}\n`;
}

/** Addresses within addresses, as programs that check links write them, may be encoded more than once. */
function decoded(text: string): string {
  const once = text.replace(/%(2[\dA-F]|[3-7][\dA-F])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return once === text ? text : decoded(once);
}

/** Proofpoint's checked links have other signs for those of addresses. */
const unwrapped = (text: string): string =>
  text.replace(/urldefense\.proofpoint\.com\/v2\/url\?u=([^&\s]+)\S*/g, (_, inner: string) =>
    inner.replace(/_/g, '/').replace(/-(?=[\dA-F]{2})/g, '%'),
  );

/** A link to a game or to a match between two devices. */
const LINKS = {
  g: /(?:^|[#*])(g\d+\.[\w-]*?)(?=__;|[^\w-]|$)/m,
  m: /(?:^|[#*])(m\d+\.[\w-]*?)(?=__;|[^\w-]|$)/m,
} as const;
/** The rest of a link on the next line. */
const REST = /^=?\s+([\w-]+)/;
const MOST_PIECES = 100;
/** Longer texts are not looked through: no record and no link is as long. */
const LONGEST = 4 * LONGEST_RECORD;

/** The fragment of a link, put together again as far as that helps. */
function linkIn(text: string, kind: keyof typeof LINKS, isWhole: (link: string) => boolean): string | null {
  const plain = decoded(unwrapped(text))
    .replace(/\u2014/g, '--')
    .replace(/[\p{Pd}\u2212]/gu, '-');
  const found = LINKS[kind].exec(plain);
  const [whole = '', first] = found ?? [];
  if (!found || first === undefined) return null;
  let link = first;
  let rest = plain.slice(found.index + whole.length);
  for (let pieces = 1; !isWhole(link); pieces += 1) {
    const [broken, more] = REST.exec(rest) ?? [];
    if (broken === undefined || more === undefined || pieces === MOST_PIECES) return first;
    link += more;
    rest = rest.slice(broken.length);
  }
  return link;
}

const POSITION = new RegExp(`\\b(?:${GAME_IDS.join('|')})(?:\\s+[a-z-]+=[^\\s"'\`)]*)+`);
const positionIn = (text: string): string | null =>
  POSITION.exec(position(text))?.[0].replace(/[.,;:?!]+$/, '') ?? null;

/** The record, the fragment of a link, or the position that a text holds somehow; null where none can be seen in it. */
export function foundIn(text: string): string | null {
  if (text.length > LONGEST) return null;
  const plain = readable(text);
  return recordIn(plain) ?? linkIn(plain, 'g', (link) => !('problem' in readLink(link))) ?? positionIn(plain);
}

/** The fragment of a link to a match that a text holds somehow; null where none can be seen in it. */
export const matchLinkIn = (text: string, isWhole: (link: string) => boolean): string | null =>
  text.length > LONGEST ? null : linkIn(readable(text), 'm', isWhole);
