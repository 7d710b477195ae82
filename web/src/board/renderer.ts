// Chooses the renderer of the board: WebGL, or the board's own painter in memory if WebGL would run on the processor alone. Then a browser
// computes every pixel of every frame and copies them out of its imitation of a graphics processor; the painter touches only those that
// change.

/** The renderer of the board: WebGL, or its own painter in memory. */
export type Renderer = 'webgl' | 'software';

/** The names of such imitations: those of Chromium, of Linux, of Windows. */
const IMITATION = /SwiftShader|llvmpipe|softpipe|Basic Render/i;

/** The name of what draws; browsers that keep it to themselves say so in this extension, if at all. */
function nameOf(context: WebGLRenderingContext): string {
  const name = String(context.getParameter(context.RENDERER));
  if (name !== 'WebKit WebGL') return name;
  const more = context.getExtension('WEBGL_debug_renderer_info');
  return more ? String(context.getParameter(more.UNMASKED_RENDERER_WEBGL)) : name;
}

/** The right one for this page. A canvas of which this says "webgl" has its context from now on, the very one that SDL will ask for; of
 * which it says "software" may have one too, and cannot be painted on: it needs a successor. */
export function rendererFor(canvas: HTMLCanvasElement): Renderer {
  const context = canvas.getContext('webgl', { alpha: false, antialias: false, depth: false });
  return context && !IMITATION.test(nameOf(context)) ? 'webgl' : 'software';
}

/** Asked for in the page's address; null when the page may choose. */
export function rendererAskedFor(query: URLSearchParams): Renderer | null {
  const asked = query.get('renderer');
  return asked === 'webgl' || asked === 'software' ? asked : null;
}
