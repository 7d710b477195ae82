// Texts into and out of a wasm module.

interface TakesText {
  stringToUTF8(text: string, address: number, bytes: number): void;
  lengthBytesUTF8(text: string): number;
  _malloc(bytes: number): number;
  _free(address: number): void;
}
interface GivesText {
  UTF8ToString(address: number): string;
}

/** The functions of every module that texts go into and come out of. */
export type TextInstance = TakesText & GivesText;

export const readText = (wasm: GivesText, address: number): string => wasm.UTF8ToString(address);

/** The text is at that address until the call has returned. */
export function withText<Result>(
  wasm: TakesText,
  text: string,
  call: (address: number, bytes: number) => Result,
): Result {
  const bytes = wasm.lengthBytesUTF8(text);
  const address = wasm._malloc(bytes + 1);
  if (address === 0) throw new Error('the module has no memory for a text');
  wasm.stringToUTF8(text, address, bytes + 1);
  try {
    return call(address, bytes);
  } finally {
    wasm._free(address);
  }
}
