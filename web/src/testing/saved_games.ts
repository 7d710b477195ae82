// For tests: a saved game, a match by link, and a localStorage in memory.

import type { SavedGame } from '../model/saved_game';
import type { TextStore } from '../storage/local_store';
import type { RemoteMatch } from '../model/remote_match';

/** A record of three moves. */
export const entitled = (title: string): string =>
  `anthill-game 1\nstart army-ants x\nnote title ${title}\nmoves\na\nb\nc\nresult playing\n`;

export const GAME: SavedGame = {
  id: 'game-1',
  stamp: 5,
  time: 1000,
  game: 'army-ants',
  players: { red: { kind: 'person', name: 'Anna' }, black: { kind: 'computer', level: 2 } },
  seed: 4_000_000_000,
  record: entitled('the first'),
  deploy: null,
  ply: 3,
  played: 3,
  over: false,
  hints: 0,
  result: null,
  picture: { columns: 2, cells: ['Qh', '', '', '7c'] },
  secret: false,
};

/** As its host keeps it. */
export const MATCH: RemoteMatch = {
  id: 'a'.repeat(32),
  side: 'host',
  root: '2'.repeat(64),
  secret: '',
  draft: [],
  setup: null,
  text: 'one\n',
  time: 1,
  conflict: null,
  left: false,
  archived: false,
};

export class MemoryStore implements TextStore {
  texts = new Map<string, string>();
  full = false;
  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.full) throw new Error('full');
    this.texts.set(key, text);
  }
  removeItem(key: string): void {
    this.texts.delete(key);
  }
  get length(): number {
    return this.texts.size;
  }
  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null;
  }
}
