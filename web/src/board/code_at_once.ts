// Compiled wasm without waiting for it in turn: for a function that cannot do without it. The page stands still meanwhile, as long as its
// files take, so that only what is hardly ever called at once is left to this.

/** The longest module that old browsers compile while the page waits; newer ones take megabytes. */
const LONG_FOR_OLD_BROWSERS = 4096;

/** A module of nothing but zeros in a section that means nothing. */
function longModule(): Uint8Array<ArrayBuffer> {
  const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  const zeros = LONG_FOR_OLD_BROWSERS;
  return new Uint8Array([...header, 0, (zeros & 127) | 128, zeros >> 7, ...Array<number>(zeros).fill(0)]);
}

let mayCompile: boolean | null = null;

/** Whether code of that address can be had while the page waits. Not in browsers that compile short modules only, and not in the copy of
 * the page in one file, which has it anyway. */
export function waitsForCode(address: string): boolean {
  if (address.startsWith('data:')) return false;
  try {
    mayCompile ??= Boolean(new WebAssembly.Module(longModule()));
  } catch {
    mayCompile = false;
  }
  return mayCompile;
}

function fetchAtOnce(address: string): Uint8Array<ArrayBuffer> {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  // The only way to bytes for who waits: as text, each one a sign whose lower half it is.
  request.overrideMimeType('text/plain; charset=x-user-defined');
  request.send();
  if (request.status !== 200) throw new Error(`${address}: ${request.status}`);
  return Uint8Array.from(request.responseText, (sign) => sign.charCodeAt(0));
}

/** What is cut short on its way is asked for once more; throws when it does not come. */
export function codeAtOnce(address: string): WebAssembly.Module {
  try {
    return new WebAssembly.Module(fetchAtOnce(address));
  } catch {
    return new WebAssembly.Module(fetchAtOnce(address));
  }
}
