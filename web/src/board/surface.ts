// The board's place on the page: an element that fills its container, with a canvas in it that the module draws on. Hears what the browser
// and the system do to both.

import { watchDeviceSize } from './canvas_size';
import type { DeviceSize } from './module';
import type { Renderer } from './renderer';

/** Rounding of the browser's own, after zooming out. */
const HARDLY_ZOOMED = 1.01;

/** @param board its touches come here before SDL hears of them */
function leavePinchesToBrowser(board: HTMLElement, view: VisualViewport | null = window.visualViewport): void {
  if (!view) return;
  const isZoomed = (): boolean => view.scale > HARDLY_ZOOMED;
  // The style sheet allows the gesture by this attribute.
  view.addEventListener('resize', () => document.documentElement.toggleAttribute('data-zoomed', isZoomed()));
  const allow = (event: Event): void => {
    // SDL cancels the default of every touch, which would forbid the gesture; one that is under way cannot be cancelled, and the browser
    // complains of the attempt. The end of a tap stays cancelled: no mouse follows the finger.
    if (!event.cancelable || (isZoomed() && event.type !== 'touchend')) event.preventDefault = (): void => undefined;
  };
  for (const type of ['touchstart', 'touchmove', 'touchend'])
    board.addEventListener(type, allow, { capture: true, passive: true });
}

// A context that is not given back within this time never will be.
const RESTORE_MILLISECONDS = 2000;

interface SurfaceEvents {
  /** The press that is under way must not count. */
  dropped(): void;
  /** The page is in sight again. */
  seen(): void;
  resized(): void;
  /** The graphics context is lost. False: nothing drew with it. */
  lost(): boolean;
  /** A new canvas has to take over. */
  needed(renderer: Renderer): void;
}

export class Surface {
  readonly element = document.createElement('div');
  canvas = document.createElement('canvas');
  /** Null until the canvas has been laid out. */
  size: DeviceSize | null = null;
  private stopWatchingSize: () => void = () => undefined;
  private restoreTimer = 0;

  constructor(private readonly events: SurfaceEvents) {
    this.element.className = 'board-surface';
    // A cancelled touch reaches SDL as a release and would play the move: drop the drag before SDL's own listener runs.
    for (const type of ['touchcancel', 'pointercancel']) {
      const drop = (event: Event): void => {
        events.dropped();
        // SDL cancels every touch event's default; where that is not possible the browser would complain in the console.
        if (!event.cancelable) event.preventDefault = (): void => undefined;
      };
      this.element.addEventListener(type, drop, { capture: true });
    }
    leavePinchesToBrowser(this.element);
    window.addEventListener('blur', () => events.dropped());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') events.seen();
      else events.dropped();
    });
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) events.seen();
    });
    this.adopt(this.canvas);
  }

  /** Another canvas: one that had WebGL can never give 2d. */
  renew(): void {
    this.adopt(document.createElement('canvas'));
  }

  private adopt(canvas: HTMLCanvasElement): void {
    this.canvas = canvas;
    this.size = null;
    canvas.id = 'canvas'; // SDL looks for this name
    // The mirror grid speaks for the canvas.
    canvas.setAttribute('aria-hidden', 'true');
    canvas.addEventListener('contextmenu', (event) => event.preventDefault());
    canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault();
      if (this.canvas !== canvas || !this.events.lost()) return;
      this.restoreTimer = window.setTimeout(() => this.events.needed('software'), RESTORE_MILLISECONDS);
    });
    canvas.addEventListener('webglcontextrestored', () => {
      if (this.canvas !== canvas) return;
      clearTimeout(this.restoreTimer);
      // A renderer made again on the old canvas draws, but the board no longer hears the mouse: begin afresh instead.
      this.events.needed('webgl');
    });
    this.element.replaceChildren(canvas);
    this.stopWatchingSize();
    this.stopWatchingSize = watchDeviceSize(canvas, (size) => {
      if (this.canvas !== canvas) return;
      this.size = size;
      this.events.resized();
    });
  }
}
