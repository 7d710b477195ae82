// The software that the page ships, its own part first. The build puts the full texts together (web/licences.ts); licences.test.ts checks
// that they, and the page's build dependencies, agree with this.

interface Shipped {
  what: string;
  /** SPDX identifier. */
  licence: string;
  /** How licences.txt heads the text. */
  heading: string;
  /** The npm packages that bring it; none for what the wasm modules are built of. */
  packages?: readonly string[];
}

export const SHIPPED: readonly Shipped[] = [
  { what: 'Anthill', licence: 'MIT', heading: 'Anthill' },
  { what: 'Bullet', licence: 'Zlib', heading: 'Bullet Collision Detection and Physics Library 3.24' },
  { what: 'SDL', licence: 'Zlib', heading: 'SDL 2' },
  { what: 'SDL_image', licence: 'Zlib', heading: 'SDL_image' },
  { what: 'NanoSVG', licence: 'Zlib', heading: 'NanoSVG, within SDL_image' },
  { what: 'Emscripten', licence: 'MIT', heading: 'Emscripten: runtime and system libraries' },
  { what: 'musl', licence: 'MIT', heading: 'musl, the C library of Emscripten' },
  { what: 'LLVM libc++', licence: 'Apache-2.0', heading: 'LLVM libc++ and compiler-rt, within Emscripten' },
  { what: 'Lit', licence: 'BSD-3-Clause', heading: 'Lit', packages: ['lit', '@lit/context'] },
  { what: 'idb', licence: 'ISC', heading: 'idb', packages: ['idb'] },
  { what: 'Valibot', licence: 'MIT', heading: 'Valibot', packages: ['valibot'] },
  {
    what: 'Fraunces',
    licence: 'OFL-1.1',
    heading: "Fraunces, the typeface of headings and of the cards' ranks",
    packages: ['@fontsource/fraunces'],
  },
  { what: 'noble hashes', licence: 'MIT', heading: 'noble hashes', packages: ['@noble/hashes'] },
  { what: 'fflate', licence: 'MIT', heading: 'fflate', packages: ['fflate'] },
  { what: 'gifenc', licence: 'MIT', heading: 'gifenc', packages: ['gifenc'] },
  { what: 'qr', licence: 'MIT', heading: 'qr', packages: ['qr'] },
  { what: 'Workbox', licence: 'MIT', heading: 'Workbox', packages: ['workbox-precaching'] },
];
