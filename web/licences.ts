// licences.txt beside the page: the texts of what the wasm modules are built of (licences.txt here), then those of the npm packages, as
// the packages bring them.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { SHIPPED } from './src/frame/licences.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const LINE = '='.repeat(78);

/** A package that leaves the choice between licences brings a file for each. */
function licenceOf(name: string, licence: string): string {
  const files = [`LICENSE-${licence}`, 'LICENSE', 'LICENSE.md'].map((file) => `${here}node_modules/${name}/${file}`);
  const file = files.find((path) => existsSync(path));
  if (!file) throw new Error(`${name} brings no text of its licence`);
  return readFileSync(file, 'utf8').trim();
}

export function licencesText(): string {
  const ofPackages = SHIPPED.flatMap(({ heading, licence, packages = [] }) =>
    packages.length > 0
      ? [[LINE, heading, LINE, ...packages.map((name) => `\n${licenceOf(name, licence)}`)].join('\n')]
      : [],
  );
  return `${[readFileSync(`${here}licences.txt`, 'utf8').trim(), ...ofPackages].join('\n\n')}\n`;
}

export const licences: Plugin = {
  name: 'licences',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesText() });
  },
};
