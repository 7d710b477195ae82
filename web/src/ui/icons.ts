// The page's icons: strokes in the colour of the text, never without a label beside them or on their button. These are needed at once; what
// only menus and lazy parts show is in lazy_icons.ts.

import { svg, type TemplateResult } from 'lit';
import { html } from 'lit';

const PATHS = {
  undo: svg`<path d="M9 14 4 9l5-5" /><path d="M4 9h10a6 6 0 0 1 0 12h-3" />`,
  redo: svg`<path d="m15 14 5-5-5-5" /><path d="M20 9H10a6 6 0 0 0 0 12h3" />`,
  menu: svg`<path d="M5 7h14M5 12h14M5 17h14" />`,
  back: svg`<path d="m14 6-6 6 6 6" />`,
  book: svg`<path d="M12 6.5C9.500 4.500 6.500 4.500 4 5v13.500c2.500-.5 5.500-.5 8 1.500 2.500-2 5.500-2 8-1.500V5c-2.500-.5-5.500-.5-8 1.500Zm0 0V20" />`,
  cap: svg`<path d="M12 5 2 9.500l10 4.500 10-4.500L12 5Z" /><path d="M6 11.500V16c1.500 2 10.500 2 12 0v-4.500M21 10v5.500" />`,
  gear: svg`<path d="M4 7h9M18 7h2M4 17h2M11 17h9" /><circle cx="15.500" cy="7" r="2.500" /><circle cx="8.500" cy="17" r="2.500" />`,
  close: svg`<path d="m6 6 12 12M18 6 6 18" />`,
  sound: svg`<path d="M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM15.500 9a4 4 0 0 1 0 6M18 6.500a7.500 7.500 0 0 1 0 11" />`,
  silence: svg`<path d="M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM16 9.500l5 5M21 9.500l-5 5" />`,
  pass: svg`<path d="M5 12h13M13 7l5 5-5 5" />`,
  crown: svg`<path d="M4 18h16M4.500 15 3.500 7l5 4L12 5l3.500 6 5-4-1 8Z" />`,
  hint: svg`<path d="M9.500 17.500c0-2.500-3-3.500-3-7.500a5.500 5.500 0 0 1 11 0c0 4-3 5-3 7.500ZM10 20.500h4" />`,
  log: svg`<path d="M9 7h11M9 12h11M9 17h11M4.500 7h.01M4.500 12h.01M4.500 17h.01" />`,
  play: svg`<path d="M8 5.500v13l10.500-6.500Z" />`,
  more: svg`<g fill="currentColor"><circle cx="12" cy="5.500" r="1.200" /><circle cx="12" cy="12" r="1.200" /><circle cx="12" cy="18.500" r="1.200" /></g>`,
  pause: svg`<path d="M8.500 5.500v13M15.500 5.500v13" />`,
  next: svg`<path d="m10 6 6 6-6 6" />`,
  first: svg`<path d="m17 6-6 6 6 6M7 6v12" />`,
  last: svg`<path d="m7 6 6 6-6 6M17 6v12" />`,
  check: svg`<path d="m5 12.500 4.500 4.500L19 7" />`,
  ladder: svg`<path d="M8 3.500v17M16 3.500v17M8 7.500h8M8 12h8M8 16.500h8" />`,
  pace: svg`<path d="M4 17a8 8 0 0 1 16 0M12 17l4-5.500" />`,
  comment: svg`<path d="M5 5.500h14v10h-8l-4 3.500v-3.500H5Z" />`,
  pencil: svg`<path d="m4.500 19.500 1-4.500L16 4.500l3.500 3.500L9 18.500ZM13.500 7l3.500 3.500" />`,
  puzzle: svg`<path d="M5 9h4a2.500 2.500 0 1 1 5 0h5v4.500a2.500 2.500 0 1 0 0 5V20H5Z" />`,
  library: svg`<path d="M4.500 5h4v14h-4ZM8.500 5h4v14h-4ZM14 6.500l3.500-1 3.500 13-3.500 1Z" />`,
  about: svg`<circle cx="12" cy="12" r="8.500" /><path d="M12 11v5.500M12 7.500v.01" />`,
} as const;

export type IconName = keyof typeof PATHS;

export const drawn = (name: string, strokes: unknown): TemplateResult =>
  html`<svg class="icon" data-icon=${name} viewBox="0 0 24 24" aria-hidden="true">${strokes}</svg>`;

export const icon = (name: IconName): TemplateResult => drawn(name, PATHS[name]);
export const hasIcon = (name: string): name is IconName => name in PATHS;
