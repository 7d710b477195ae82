import { afterEach, expect, test, vi } from 'vitest';

const HEADER = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
/** A module with a section of its own that holds bytes of every kind. */
const MODULE = [...HEADER, 0, 4, 1, 0x78, 0x80, 0xff];

/** Answers that come while the page waits: those bytes, or null where the network fails. */
function answers(given: (readonly number[] | null)[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0;
      responseText = '';
      private type = '';
      open(_method: string, address: string, waits: boolean): void {
        expect(waits).toBe(false);
        asked.push(address);
      }
      overrideMimeType(type: string): void {
        this.type = type;
      }
      send(): void {
        const bytes = given.shift();
        if (!bytes) throw new DOMException('no network', 'NetworkError');
        this.status = 200;
        expect(this.type).toContain('x-user-defined');
        // What is no ASCII lies in a private area of Unicode.
        this.responseText = String.fromCharCode(...bytes.map((byte) => (byte < 128 ? byte : 0xf700 + byte)));
      }
    },
  );
  return asked;
}

const fresh = async (): Promise<typeof import('./code_at_once')> => {
  vi.resetModules();
  return import('./code_at_once');
};

afterEach(() => void vi.unstubAllGlobals());

test('code comes as the bytes that it is, and what is cut short is asked for once more', async () => {
  const { codeAtOnce } = await fresh();
  const asked = answers([null, MODULE]);
  const code = codeAtOnce('later.wasm');
  expect(WebAssembly.Module.customSections(code, 'x').map((section) => [...new Uint8Array(section)])).toEqual([
    [0x80, 0xff],
  ]);
  expect(asked).toEqual(['later.wasm', 'later.wasm']);
});

test('what does not come twice is told', async () => {
  const { codeAtOnce } = await fresh();
  const asked = answers([null, HEADER.slice(0, 6)]);
  expect(() => codeAtOnce('later.wasm')).toThrow();
  expect(asked).toHaveLength(2);
});

test('the page waits for code where the browser compiles a long module at once, but not for what it has', async () => {
  const { waitsForCode } = await fresh();
  expect(waitsForCode('assets/later.wasm')).toBe(true);
  expect(waitsForCode('data:application/wasm;base64,AA')).toBe(false);
});

test('a browser that compiles only short modules at once waits for none', async () => {
  const { waitsForCode } = await fresh();
  vi.stubGlobal('WebAssembly', {
    Module: vi.fn(function (bytes: Uint8Array) {
      if (bytes.length > 4096) throw new RangeError('disallowed on the main thread');
    }),
  });
  expect(waitsForCode('assets/later.wasm')).toBe(false);
});
