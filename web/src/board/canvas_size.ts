// The size of a canvas in device pixels, followed through layout changes, zoom and moves between screens.

import type { DeviceSize, Edges } from './module';

// Beyond this area some tablets refuse a canvas; such screens get a coarser picture.
const MOST_PIXELS = 16_000_000;
// CSS pixels.
const SWIPE_EDGE = 24;

function measure(canvas: HTMLElement, entry?: ResizeObserverEntry): DeviceSize {
  const ratio = window.devicePixelRatio || 1;
  const box = canvas.getBoundingClientRect();
  const guess = { width: box.width * ratio, height: box.height * ratio };
  const boxes: readonly ResizeObserverSize[] | undefined = entry?.devicePixelContentBoxSize; // not in WebKit
  const exact = boxes?.[0];
  // The reported box knows how the browser snaps fractions. Under an emulated pixel ratio it does not know that ratio: then the guess.
  const trusted =
    exact && Math.abs(exact.inlineSize - guess.width) <= 2 && Math.abs(exact.blockSize - guess.height) <= 2
      ? { width: exact.inlineSize, height: exact.blockSize }
      : guess;
  const shrink = Math.min(1, Math.sqrt(MOST_PIXELS / Math.max(1, trusted.width * trusted.height)));
  return {
    width: Math.round(trusted.width * shrink),
    height: Math.round(trusted.height * shrink),
    ratio: ratio * shrink,
  };
}

/** The parts of the canvas so near to the screen's edge that a swipe there is the system's. */
export function screenEdges(canvas: HTMLElement, ratio: number): Edges {
  const { left, top, right, bottom } = canvas.getBoundingClientRect();
  const within = (distance: number): number => Math.round(Math.max(0, SWIPE_EDGE - distance) * ratio);
  return {
    left: within(left),
    top: within(top),
    right: within(window.innerWidth - right),
    bottom: within(window.innerHeight - bottom),
  };
}

/** Calls back with every new size that has an area, also when one comes back that was gone. Returns the function that ends it. */
export function watchDeviceSize(canvas: HTMLElement, onSize: (size: DeviceSize) => void): () => void {
  let last = '';
  const report = (entry?: ResizeObserverEntry): void => {
    const size = measure(canvas, entry);
    const text = `${size.width} ${size.height} ${size.ratio}`;
    if (text === last) return;
    last = text;
    if (size.width < 1 || size.height < 1) return;
    onSize(size);
  };

  // Deferred: layout changes inside a ResizeObserver callback raise "loop" errors.
  const observer = new ResizeObserver((entries) => setTimeout(() => report(entries.at(-1))));
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(canvas); // WebKit knows only CSS boxes
  }

  let query: MediaQueryList | undefined;
  const onRatio = (): void => {
    query?.removeEventListener('change', onRatio);
    query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', onRatio);
    report();
  };
  onRatio();

  return () => {
    observer.disconnect();
    query?.removeEventListener('change', onRatio);
  };
}
