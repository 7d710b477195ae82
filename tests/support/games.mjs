// The games, found by their folders.

import { readdirSync } from 'node:fs';
import { repository } from './program.mjs';

/** Their names as in folders: ant_war. */
export const FOLDERS = readdirSync(`${repository}src/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
/** Their names as in positions: ant-war. */
export const GAMES = FOLDERS.map((folder) => folder.replaceAll('_', '-'));
export const folderOf = (game) => game.replaceAll('-', '_');
