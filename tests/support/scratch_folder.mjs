// Folders for what a test writes. All of them are gone when its process ends.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made = [];
process.on('exit', () => made.forEach((folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })));

/** A new one for this caller alone. */
export function scratchFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'anthill-'));
  made.push(folder);
  return folder;
}
/** A new file with this text. */
export function scratchFile(text) {
  const file = join(scratchFolder(), 'text.txt');
  writeFileSync(file, text);
  return file;
}
