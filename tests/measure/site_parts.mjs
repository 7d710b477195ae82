// The parts of the built page by what they are for: who waits for which bytes. Read by `size`, which guards their budgets.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressed } from '../../web/compress.mjs';
import { site } from '../browser/support/setup.mjs';

/** Files by name, without the hash in it, and the most kilobytes that they may have with brotli. The first that fits a file counts it. */
const PARTS = [
  {
    part: 'page: script and style',
    budget: 70.2,
    files: /^index\.(js|css)$/,
  },
  {
    part: 'page: what comes after the board',
    budget: 9.8,
    files: /^(lazy_parts|later_en|offline|update_notice|records|reader|sums|unreadable)\.(js|css)$/,
  },
  { part: 'letters of headings: the first', budget: 5, files: /^fraunces-first\.woff2$/ },
  { part: 'letters of headings: the rest', budget: 34.5, files: /\.woff2$/ },
  { part: "the page's side of a board", budget: 3, files: /^module\.js$/ },
  { part: "Army Ants' board, its script too", budget: 140, files: /^board_army_ants\.(wasm|js)$/ },
  { part: "Ant War's board, its script too", budget: 140, files: /^board_ant_war\.(wasm|js)$/ },
  { part: "Red vs. Black's board, its script too", budget: 140, files: /^board_red_vs_black\.(wasm|js)$/ },
  { part: 'thinker, its script too', budget: 247, files: /^(thinker\.wasm|worker\.js)$/ },
  { part: 'thinker with vector instructions', budget: 243, files: /^thinker_simd\.wasm$/ },
  { part: 'dice', budget: 88, files: /^dice\.wasm$/ },
  { part: 'Army Ants', budget: 17.2, files: /^(army_ants|deploy_screen|deployment|secret|handover|seal)\.(js|css)$/ },
  { part: 'Ant War', budget: 17, files: /^ant_war\.(js|css)$/ },
  { part: 'Red vs. Black', budget: 17.5, files: /^red_vs_black\.(js|css)$/ },
  { part: 'two devices in one room, the scanner apart', budget: 7, files: /^room_panel\.(js|css)$/ },
  { part: 'puzzles of all games', budget: 110, files: /^puzzles\.js$/ },
  { part: 'one language, German', budget: 58, files: /^de\.js$/ },
];

const nameOf = (file) => file.replace(/-[\w-]{8}\./, '.');
const partOf = (file) => PARTS.findIndex(({ files }) => files.test(nameOf(file)));
/** The file is counted in one of the parts. */
export const isInPart = (file) => partOf(file) >= 0;

/** @returns {Promise<number[]>} bytes, with gzip -9, with brotli -11 */
export async function sizesOf(path) {
  const content = readFileSync(path);
  const { gz, br } = await compressed(content);
  return [content.length, gz.length, br.length];
}

/** The parts with their files' sizes added up. @returns {Promise<{ part: string, budget: number, sizes: number[] }[]>} */
export async function siteParts() {
  const parts = PARTS.map(({ part, budget }) => ({ part, budget, sizes: [0, 0, 0] }));
  for (const file of readdirSync(join(site, 'assets'))) {
    const part = parts[partOf(file)];
    if (!part) continue;
    const sizes = await sizesOf(join(site, 'assets', file));
    part.sizes = part.sizes.map((sum, column) => sum + sizes[column]);
  }
  return parts;
}
