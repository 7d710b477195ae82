// The icons that menus and other lazy parts need, beside those of icons.ts.

import { svg, type TemplateResult } from 'lit';
import { drawn, hasIcon, icon, type IconName } from './icons';

const PATHS = {
  again: svg`<path d="M5 4.500v5h5M5.400 9.500a7.500 7.500 0 1 1-.4 5.200" />`,
  skip: svg`<path d="m6 6 6 6-6 6M13 6l6 6-6 6" />`,
  turn: svg`<path d="M4.500 10a8 8 0 0 1 14-2.500M19.500 14a8 8 0 0 1-14 2.500M18.900 3.500v4.300h-4.300M5.100 20.500v-4.300h4.300" />`,
  draw: svg`<circle cx="12" cy="12" r="8.500" /><path d="M8 10h8M8 14h8" />`,
  flag: svg`<path d="M6 20.500V4M6 5c4-2.200 7 2.200 12.500 0v8.500C13 15.700 10 11.300 6 13.500" />`,
  deal: svg`<path d="M4.500 9.500 11 7.300l3.700 11L8.200 20.500ZM12 5.500l.3-1.500 7.200 1.500-2.300 11.300" />`,
  number: svg`<path d="M10 4.500 8 19.500M16 4.500l-2 15M5 9.500h14.500M4.500 14.500H19" />`,
  share: svg`<path d="M12 15V4M8 7.500 12 3.500l4 4M8 11H5v9.500h14V11h-3" />`,
  fullScreen: svg`<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />`,
  window: svg`<path d="M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5" />`,
  board: svg`<path d="M6 3.500h12v17H6ZM12 3.500v17M6 9.200h12M6 14.800h12" />`,
  hill: svg`<path d="M3 19.500h18M5.500 19.500c2.200-1.500 3.500-11.500 6.500-11.500s4.300 10 6.500 11.500M12 8V5.500M10.200 19.500v-2.800a1.800 1.800 0 0 1 3.600 0v2.800" />`,
  seal: svg`<path d="M6 11h12v9H6ZM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2" />`,
  tally: svg`<path d="M6 5v14M10 5v14M14 5v14M18 5v14M3.500 16.500 20.500 7.500" />`,
  dice: svg`<path d="M5 5h14v14H5Z" /><path d="M9 9v.01M15 15v.01M12 12v.01M15 9v.01M9 15v.01" stroke-width="2.400" />`,
  curve: svg`<path d="M4 4v16h16M7 15.500l3.500-4 3.500 2.500 5-7" />`,
  branch: svg`<path d="M7 20.500V4M7 14.500c0-4 9.500-2 9.500-7.500M13.500 9.500l3-3.500 3 3.500M4 7l3-3.500L10 7" />`,
  look: svg`<circle cx="12" cy="12" r="8.500" /><path d="M12 3.500a8.500 8.500 0 0 1 0 17Z" fill="currentColor" />`,
  bulb: svg`<path d="M9.500 18h5M10.500 21h3M9.500 18c0-2-.6-2.700-1.700-3.900a6 6 0 1 1 8.400 0C15.100 15.300 14.500 16 14.500 18" />`,
  keyboard: svg`<path d="M3 6.500h18v11H3ZM8.500 14.300h7" /><path d="M6.500 10.200v.01M10.200 10.200v.01M13.800 10.200v.01M17.500 10.200v.01" stroke-width="2.200" />`,
  up: svg`<path d="M12 19.500V5M6.500 10.500 12 5l5.500 5.500" />`,
  eye: svg`<path d="M2.500 12C5.200 7.700 8.300 5.500 12 5.500s6.800 2.200 9.500 6.500c-2.700 4.300-5.800 6.500-9.500 6.500S5.200 16.300 2.500 12Z" /><circle cx="12" cy="12" r="2.800" />`,
  star: svg`<path d="m12 4 2.400 5 5.600.700-4.100 3.800 1.100 5.500-5-2.800-5 2.800 1.100-5.500L4 9.700 9.600 9Z" />`,
  calendar: svg`<path d="M4.500 6h15v13.500h-15ZM4.500 10.500h15M8.500 6V3.500M15.500 6V3.500M9 15l2.300 2.200 3.900-4" />`,
  file: svg`<path d="M12 4v11M8 11.500l4 4 4-4M5 16v4h14v-4" />`,
  folder: svg`<path d="M3.500 6h6l2 2.500h9v11h-17Z" />`,
  archive: svg`<path d="M3.500 4.500h17v4h-17ZM5 8.500v11h14v-11M9.500 12.500h5" />`,
  bin: svg`<path d="M4.500 7h15M9.500 7V4.500h5V7M6.500 7l1 13h9l1-13M10.200 10.500v6M13.800 10.500v6" />`,
} as const;

export type AnyIcon = IconName | keyof typeof PATHS;

export const anyIcon = (name: AnyIcon): TemplateResult => (hasIcon(name) ? icon(name) : drawn(name, PATHS[name]));
