import { afterEach, expect, test, vi } from 'vitest';
import { Scanner } from './camera';

afterEach(() => vi.unstubAllGlobals());

test('a camera that is allowed after the person has left it is turned off, though the reader has not come', async () => {
  const stop = vi.fn();
  let allow: (stream: unknown) => void = () => undefined;
  const getUserMedia = vi.fn(() => new Promise((resolve) => (allow = resolve)));
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  vi.stubGlobal('BarcodeDetector', { getSupportedFormats: () => new Promise(() => undefined) });
  const scanner = new Scanner();
  void scanner.start({} as HTMLVideoElement, () => false);
  scanner.stop();
  allow({ getTracks: () => [{ stop }] });
  await new Promise((resolve) => setTimeout(resolve));
  expect(stop).toHaveBeenCalledTimes(getUserMedia.mock.calls.length);
});
