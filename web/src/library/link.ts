// A whole game in the fragment of an address: "#g1." and then the record, deflated against a dictionary of what records are made of,
// in base64url. Moves stay text, so that no link depends on the order in which some version generates moves; the dictionary is a part
// of version 1 and never changes. The server of the page never sees a fragment.
//
// They have some 350 characters for Army Ants and Ant War, 1400 for Ants: Red vs. Black, where every die has its place on the table.

import { deflateSync, inflateSync } from 'fflate';
import { fromBase64Url, toBase64Url } from '../model/base64url';
import { isLink } from '../model/link_address';
import { LONGEST_OPENED_LINK, LONGEST_RECORD } from '../model/limits';

const PREFIX = 'g1.';

// Words near the end compress best.
const DICTIONARY = new TextEncoder().encode(
  [
    'note move-1 ',
    'note title ',
    'note date 2026-1',
    'note black human ',
    'note red computer ',
    'note black computer ',
    'note red human ',
    'moves',
    'result playing',
    'ply ',
    'result draw agreed',
    'result draw repetition',
    'result draw queens-only',
    'result draw score',
    'result won red resigned',
    'result won black resigned',
    'result won black repetition',
    'result won black score',
    'result won red score',
    'result won black units',
    'result won red units',
    'result won black queen',
    'result won red queen',
    'anthill-game 1',
    'start ant-war board= turn=black lead=0 passed=no phase=odds round=1/2 next=',
    'anthill-game 1',
    'start army-ants edition=2008 edition=community setup=total setup=minor battle rally=0,0',
    'anthill-game 1',
    'start army-ants edition=2020 setup=random board= turn=red phase=rally rally=5,5',
    'note ',
  ].join('\n'),
);

/** The fragment, without its #. */
export function writeLink(record: string): string {
  const packed = deflateSync(new TextEncoder().encode(record), { level: 9, mem: 12, dictionary: DICTIONARY });
  return PREFIX + toBase64Url(packed);
}

type LinkProblem = 'newer' | 'damaged' | 'too-long';

/** The record in a fragment; that it can be replayed is for the board to find out. */
export function readLink(fragment: string): { record: string } | { problem: LinkProblem } {
  if (fragment.length > LONGEST_OPENED_LINK) return { problem: 'too-long' };
  if (!fragment.startsWith(PREFIX)) return { problem: isLink(fragment) ? 'newer' : 'damaged' };
  const text = fragment.slice(PREFIX.length);
  // Whatever a chat program has put behind the link does not belong to it.
  const [data = ''] = /^[\w-]+/.exec(text) ?? [];
  try {
    const packed = fromBase64Url(data);
    // A buffer of its own: a text that would unpack to more than any record does not get the memory for it.
    const bytes = inflateSync(packed, { dictionary: DICTIONARY, out: new Uint8Array(LONGEST_RECORD) });
    if (packed.length === 0 || bytes.length === LONGEST_RECORD) return { problem: 'damaged' };
    return { record: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { problem: 'damaged' };
  }
}
