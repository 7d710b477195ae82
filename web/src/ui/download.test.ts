import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadText } from './download';

const clicked = vi.fn();
const share = vi.fn<(data: ShareData) => Promise<void>>();
let installed: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  installed = false;

  clicked.mockReset();
  share.mockReset();
  vi.stubGlobal('document', {
    createElement: () => {
      const link = { href: '', download: '', click: () => void clicked(link.href, link.download) };
      return link;
    },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: installed }));
  vi.stubGlobal('navigator', { share, canShare: () => true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a file is there however late the browser asks for it, and goes when it has been long enough', async () => {
  const gone = vi.spyOn(URL, 'revokeObjectURL');
  await downloadText('first.txt', 'a');
  await vi.advanceTimersByTimeAsync(39_000);
  await downloadText('second.txt', 'b');
  expect(gone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(gone).not.toHaveBeenCalled();
  await downloadText('third.txt', 'c');
  const [[first], [second]] = clicked.mock.calls as [[string, string], [string, string]];
  expect(gone.mock.calls.map(([address]) => address)).toEqual([first, second]);
  const names = clicked.mock.calls.map(([, name]) => String(name));
  expect(names).toEqual(['first.txt', 'second.txt', 'third.txt']);
});

test.each([
  ['backup.json', 'application/json'],
  ['game.txt', 'text/plain'],
])('%s is of type %s', async (name, type) => {
  const made = vi.spyOn(URL, 'createObjectURL');
  await downloadText(name, '{}');
  expect((made.mock.calls[0]?.[0] as Blob).type).toBe(type);
});

test('the installed page gives the file to the system', async () => {
  installed = true;
  share.mockResolvedValue();
  expect(await downloadText('game.txt', 'x')).toBe(true);
  expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('game.txt');
  expect(clicked).not.toHaveBeenCalled();
});

test('a closed sheet hands out no file', async () => {
  installed = true;
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  expect(await downloadText('game.txt', 'x')).toBe(false);
  expect(clicked).not.toHaveBeenCalled();
});

test('a system that refuses leaves it to the browser', async () => {
  installed = true;
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  expect(await downloadText('game.txt', 'x')).toBe(true);
  expect(clicked).toHaveBeenCalledOnce();
});
