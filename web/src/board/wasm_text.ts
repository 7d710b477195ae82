// Texts into and out of a wasm module.

interface TextInstance {
  UTF8ToString(address: number): string;
  stringToUTF8(text: string, address: number, bytes: number): void;
  lengthBytesUTF8(text: string): number;
  _malloc(bytes: number): number;
  _free(address: number): void;
}

export const readText = (wasm: TextInstance, address: number): string => wasm.UTF8ToString(address);

/** The text is at that address until the call has returned. */
export function withText(wasm: TextInstance, text: string, call: (address: number) => string): string {
  const bytes = wasm.lengthBytesUTF8(text) + 1;
  const address = wasm._malloc(bytes);
  wasm.stringToUTF8(text, address, bytes);
  try {
    return call(address);
  } finally {
    wasm._free(address);
  }
}
