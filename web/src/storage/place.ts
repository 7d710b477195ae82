// The name under which this copy of Anthill keeps everything. Two builds on one host (a stable one and a beta, in two folders) share its
// storage, and would replace each other's games, settings and database versions. So each folder has a name of its own: "anthill" at the
// root of a host, "anthill/beta" in the folder beta. A copy in a file may be moved, and is always "anthill".

/** @param address of the page */
export function placeOf(address: string): string {
  const [, folder = ''] = /^https?:\/\/[^/?#]*([^?#]*)\//.exec(address) ?? [];
  // Keys are "PLACE.NAME": a full stop in the path would let the keys of one place begin like those of another.
  return `anthill${folder.replaceAll('.', '%2E')}`;
}

export const PLACE = placeOf(typeof location === 'undefined' ? '' : location.href);

/** The beginning of every key in localStorage and sessionStorage. */
export const ANY_KEY = `${PLACE}.`;
export const keyOf = (name: string): string => ANY_KEY + name;
