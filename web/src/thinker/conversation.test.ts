import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ThinkerInstance } from '#wasm/thinker.mjs';
import { ThinkerSession } from './conversation';

/** A module whose every line brings so many slices of work. */
function fakeModule(slicesPerLine: number) {
  const heap = new Map<number, string>();
  const log: string[] = [];
  let left = 0;
  const module: ThinkerInstance = {
    lengthBytesUTF8: (text) => new TextEncoder().encode(text).length,
    stringToUTF8: (text, address) => void heap.set(address, text),
    _malloc: () => heap.size + 8,
    _free: () => {},
    _thinker_start: () => void log.push('start'),
    _thinker_line: (address, bytes) => {
      log.push(`line ${heap.get(address)} ${bytes}`);
      left = heap.get(address) === 'stop' ? 0 : slicesPerLine;
    },
    _thinker_thinking: () => Number(left > 0),
    _thinker_slice: () => {
      log.push('slice');
      left = Math.max(left - 1, 0);
      return Number(left > 0);
    },
  };
  return { module, log };
}

let session: ThinkerSession | undefined;
afterEach(() => session?.close());

async function begin(slicesPerLine: number): Promise<string[]> {
  const { module, log } = fakeModule(slicesPerLine);
  session = await ThinkerSession.start(() => Promise.resolve(module), { onLine: () => {} });
  return log;
}

describe('a session with the thinker', () => {
  it('starts the module and hands lines over with their length in bytes', async () => {
    const log = await begin(0);
    session?.line('caf\u00e9');
    expect(log).toEqual(['start', 'line caf\u00e9 5']);
    expect(session?.thinking).toBe(false);
  });

  it('works slice by slice until there is nothing to do', async () => {
    const log = await begin(3);
    session?.line('go');
    expect(log).toEqual(['start', 'line go 2']);
    await vi.waitFor(() => expect(session?.thinking).toBe(false));
    expect(log.slice(2)).toEqual(['slice', 'slice', 'slice']);
  });

  it('hears a line between two slices', async () => {
    const log = await begin(1_000_000);
    session?.line('go');
    await vi.waitFor(() => expect(log.length).toBeGreaterThan(4));
    session?.line('stop');
    const length = log.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
    // At most the one slice that had been asked for.
    expect(log.length).toBeLessThanOrEqual(length + 1);
  });

  it('thinks nothing while it rests, and goes on where it was', async () => {
    const log = await begin(3);
    session?.rest(true);
    session?.line('go');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(log).toEqual(['start', 'line go 2']);
    expect(session?.thinking).toBe(true);
    session?.rest(false);
    await vi.waitFor(() => expect(session?.thinking).toBe(false));
    expect(log.slice(2)).toEqual(['slice', 'slice', 'slice']);
    session?.rest(true);
    session?.rest(false);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(log).toHaveLength(5);
  });

  it('keeps one slice on the way, however many lines come', async () => {
    const log = await begin(2);
    for (let i = 0; i < 10; i += 1) session?.line('go');
    await vi.waitFor(() => expect(session?.thinking).toBe(false));
    expect(log.filter((entry) => entry === 'slice')).toHaveLength(2);
  });
});
