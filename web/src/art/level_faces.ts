// The faces of the computer's levels, from Egg to Elder: one family of drawings, composed from a few shared parts.

import { svg, type TemplateResult } from 'lit';
import type { Strength } from '../model/levels';

type Part = TemplateResult;

const line = (d: string, width = 2.4): Part => svg`<path class="line" stroke-width=${width} d=${d} />`;
const skin = (d: string): Part => svg`<path class="skin" d=${d} />`;
const pale = (d: string): Part => svg`<path class="pale" d=${d} />`;
const dark = (d: string): Part => svg`<path class="dark" d=${d} />`;
const gold = (d: string): Part => svg`<path class="gold" d=${d} />`;
const cloth = (d: string): Part => svg`<path class="cloth" d=${d} />`;

/** An ant's head from the front, with its antennae and mandibles. */
const HEAD = skin('M32 20c11 0 17 7 17 16 0 11-8 18-17 18s-17-7-17-18c0-9 6-16 17-16Z');
const ANTENNAE = line('M26 22C24 13 19 10 13 12M38 22c2-9 7-12 13-10');
const JAWS = skin('M27 50c-4 2-6 6-3 10 1-4 3-6 7-6ZM37 50c4 2 6 6 3 10-1-4-3-6-7-6Z');
const GREAT_JAWS = skin('M25 48c-8 2-11 9-5 14 1-6 5-8 11-8ZM39 48c8 2 11 9 5 14-1-6-5-8-11-8Z');

type Expression = 'wide' | 'asleep' | 'calm' | 'keen' | 'stern';
/** Two eyes. @param at their height */
function eyes(expression: Expression, at = 35): Part {
  if (expression === 'asleep') return line(`M20 ${at}q4 4 8 0M36 ${at}q4 4 8 0`, 2);
  const pupil = { wide: 2.2, calm: 2.6, keen: 2.9, stern: 2.4 }[expression];
  const brows = expression === 'stern' ? line(`M18 ${at - 8}l9 4M46 ${at - 8}l-9 4`, 2.6) : '';
  return svg`${[24, 40].map(
    (x) =>
      svg`<ellipse class="pale" cx=${x} cy=${at} rx="4.600" ry=${expression === 'wide' ? 5.6 : 4.8} /><circle class="dark" cx=${
        expression === 'keen' ? x + 1.4 : x
      } cy=${at + 0.6} r=${pupil} />`,
  )}${brows}`;
}
const smile = (at = 45): Part => line(`M28 ${at}q4 3.500 8 0`, 1.8);

const ant = (expression: Expression, jaws: Part = JAWS): Part => svg`${ANTENNAE}${jaws}${HEAD}${eyes(expression)}`;

const FACES: Readonly<Record<Strength, () => Part>> = {
  // A shell with a hole, through which two eyes look out.
  1: () =>
    svg`${pale('M32 10c11 0 18 15 18 27 0 11-8 18-18 18s-18-7-18-18c0-12 7-27 18-27Z')}${dark('M18 34l5-6 5 5 4-6 5 6 5-5 4 6c1 9-5 12-14 12s-15-4-14-12Z')}
      <circle class="pale" cx="26" cy="38" r="3.400" /><circle class="pale" cx="38" cy="38" r="3.400" /><circle class="dark" cx="26.500" cy="38.500" r="1.600" /><circle class="dark" cx="37.500" cy="38.500" r="1.600" />`,
  // A plump grub that bends to one side.
  2: () =>
    svg`${pale('M16 53c-5-9 1-14 6-18 4-3 2-9 5-14 5-8 18-7 21 2 4 13-2 30-14 33-7 2-14 1-18-3Z')}${line('M21 38c5 0 10 4 12 9M26 31c7 0 14 3 18 8M20 46c4 0 7 3 8 8', 1.4)}
      <circle class="dark" cx="33" cy="23" r="2" /><circle class="dark" cx="43" cy="23" r="2" />${smile(28)}`,
  // Asleep in its cocoon.
  3: () =>
    svg`${gold('M32 8c10 0 17 11 17 25s-7 24-17 24-17-10-17-24S22 8 32 8Z')}${pale('M32 19c8 0 12 6 12 13s-4 12-12 12-12-5-12-12 4-13 12-13Z')}
      ${line('M23 31q3 3 6 0M35 31q3 3 6 0', 1.8)}${smile(37)}${line('M17 24c5-6 9-8 15-8M18 47c5 4 20 5 28 0M21 51c5 3 17 3 22 0', 1.4)}`,
  // A cap, and an egg in its care.
  4: () =>
    svg`${ant('calm')}${pale('M17 26c2-9 8-12 15-12s13 3 15 12c-9-4-21-4-30 0Z')}${cloth('M30.500 15.500h3v3h3v3h-3v3h-3v-3h-3v-3h3Z')}${smile(44)}`,
  // A pebble on its head.
  5: () =>
    svg`${ant('calm')}<path class="stone" d="M22 20c-3-6 3-12 10-12s14 5 10 12c-5 3-15 3-20 0Z" />${line('M27 14l4-2', 1.4)}${line('M28 46h8', 1.8)}`,
  // Under a leaf.
  6: () =>
    svg`${ant('keen')}<path class="leaf" d="M10 21C16 7 34 3 54 12 46 24 27 28 10 21Z" />${line('M13 20C26 18 38 16 50 13M26 18l3-6M36 16l4-5M30 17l5 5', 1.2)}${smile(45)}`,
  // A spyglass at one eye.
  7: () =>
    svg`${ant('keen')}<circle class="gold" cx="41" cy="35" r="7.500" /><circle class="dark" cx="41" cy="35" r="4.600" /><path class="pale" d="M39 32.500a3 3 0 0 1 3-1.500l-3.500 3.500Z" />${cloth('M16 27c8-7 24-7 32 0l-1-5c-8-7-22-7-30 0Z')}${line('M28 46q4 2 7 0', 1.8)}`,
  // Helmet and great jaws.
  8: () =>
    svg`${ant('stern', GREAT_JAWS)}<path class="stone" d="M14 29C14 15 22 9 32 9s18 6 18 20c-10-5-26-5-36 0Z" />${line('M32 9v16', 1.8)}`,
  // A peaked cap.
  9: () =>
    svg`${ant('stern', GREAT_JAWS)}${cloth('M13 21C12 12 20 8 32 8s20 4 19 13c-12-4-26-4-38 0Z')}${dark('M15 21c11-4 23-4 34 0 1 4 1 6 0 7-10-5-24-5-34 0-1-1-1-3 0-7Z')}${gold('M32 10l1.800 3.500 3.900.6-2.800 2.700.7 3.900L32 18.800l-3.600 1.900.7-3.900-2.800-2.700 3.900-.6Z')}`,
  // A cocked hat and a moustache.
  10: () =>
    svg`${ant('stern', GREAT_JAWS)}${cloth('M7 26C12 10 22 5 32 5s20 5 25 21c-8-3-15-5-25-5S15 23 7 26Z')}${line('M10 22c7-4 14-6 22-6s15 2 22 6', 1.6)}${gold('M32 7c4 3 4 9 0 12-4-3-4-9 0-12Z')}${pale('M32 44c3-3 9-3 13 2-5 1-10 2-13 0-3 2-8 1-13 0 4-5 10-5 13-2Z')}`,
  // White brows, spectacles and a long beard.
  elder: () =>
    svg`${ANTENNAE}${HEAD}${pale('M16 43c4 3 9 1 16 1s12 2 16-1c1 10-6 19-16 19s-17-9-16-19Z')}${line('M25 49v7M32 50v8M39 49v7', 1.2)}${eyes('calm', 34)}
      <g class="line" stroke-width="1.800"><circle cx="24" cy="34" r="6.500" /><circle cx="40" cy="34" r="6.500" /><path d="M30.500 33q1.500-1 3 0" /></g>${pale('M16 27c3-5 8-5 12-2-4-.5-8 0-12 2ZM48 27c-3-5-8-5-12-2 4-.5 8 0 12 2Z')}`,
};

export const levelFace = (level: Strength): TemplateResult => FACES[level]();
