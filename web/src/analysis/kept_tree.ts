// A tree as text, for the tab that it is kept in.

import * as v from 'valibot';
import type { Analysable } from '../contract/page_context';
import { checked, checkedText } from '../model/checked';
import { GAME_IDS, type GameId } from '../model/game_id';
import { SEATS, type PlayedMove } from '../model/snapshot';
import { nodeOf, pathTo, ROOT, type Tree, type TreeNode } from './tree';

// To be raised when trees come to be written otherwise: what was kept before is then gone.
const VERSION = 1;

/** The board's facts about a move are kept whole, so that the words for the move stay the same. */
const move = v.looseObject({ text: v.string(), seat: v.picklist(SEATS) });
const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const analysable = v.object({
  game: v.picklist(GAME_IDS),
  start: v.string(),
  moves: v.array(move),
  ply: number,
  first: number,
});
const schema = v.object({
  version: v.literal(VERSION),
  game: v.string(),
  start: v.string(),
  before: v.array(move),
  /** Each after its parent, and after the branches that come before it. */
  nodes: v.array(v.object({ id: number, parent: number, move })),
  current: number,
});

/** The position or game that another screen has handed over; null: none. */
export const readAnalysable = (given: unknown): Analysable | null => checked(analysable, given);

export function writeTree(tree: Tree): string {
  const { game, start, before, current } = tree;
  const nodes: { id: number; parent: number; move: PlayedMove }[] = [];
  const write = (at: number): void => {
    const node = nodeOf(tree, at);
    if (node.move) nodes.push({ id: at, parent: node.parent, move: node.move });
    for (const child of node.children) write(child);
  };
  write(ROOT);
  return JSON.stringify({ version: VERSION, game, start, before, nodes, current });
}

/** null: it is no tree of this game. */
export function readTree(text: string | null, game: GameId): Tree | null {
  const read = checkedText(schema, text);
  if (read?.game !== game) return null;
  const { start, before, current } = read;
  const nodes = new Map<number, TreeNode>([[ROOT, { move: null, parent: -1, children: [] }]]);
  for (const { id, parent, move: played } of read.nodes) {
    const above = nodes.get(parent);
    if (!above || nodes.has(id)) return null;
    nodes.set(parent, { ...above, children: [...above.children, id] });
    nodes.set(id, { move: played, parent, children: [] });
  }
  const tree: Tree = { game, start, before, nodes, current: nodes.has(current) ? current : ROOT };
  return pathTo(tree, tree.current)[0] === ROOT ? tree : null;
}
