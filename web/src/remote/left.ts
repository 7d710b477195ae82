// Matches that their player has put away because no answer came. Such a match counts for neither side; the page shows how many were left so by
// each name after a chance was known, since the side that sees an outcome first can stop answering.

import type { RemoteMatch } from '../model/remote_match';
import type { MatchFacts } from './match_protocol';

const otherName = ({ side }: RemoteMatch, facts: Pick<MatchFacts, 'names'>): string =>
  facts.names[side === 'host' ? 'guest' : 'host'];

/** Whatever is drawn is known to the one who answers next. An acceptance alone may never have reached the host, or come second. */
function isLeftByOther(match: RemoteMatch, facts: MatchFacts | undefined): facts is MatchFacts {
  if (!facts || !match.left || match.root === null) return false;
  return facts.messages > 2 && facts.result === '' && facts.next !== match.side;
}

/** How many matches each name has left. */
export function leftByName(
  matches: readonly RemoteMatch[],
  facts: ReadonlyMap<string, MatchFacts>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const match of matches) {
    const known = facts.get(match.id);
    if (!isLeftByOther(match, known)) continue;
    const name = otherName(match, known);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
