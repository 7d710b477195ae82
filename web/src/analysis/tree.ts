// The moves that have been tried from a position: a tree, in which the first move after each position goes on with its line and the others
// branch off. Pure; nodes are known by their numbers, which stay as they are. The rules decide which moves are legal.

import type { Analysable } from '../contract/page_context';
import type { PlayedMove } from '../model/snapshot';

export interface TreeNode {
  /** null: the position that it all begins with. */
  readonly move: PlayedMove | null;
  /** -1: none. */
  readonly parent: number;
  readonly children: readonly number[];
}

export interface Tree {
  readonly game: Analysable['game'];
  readonly start: string;
  /** The moves that lead to the root, which are no part of what is tried. */
  readonly before: readonly PlayedMove[];
  readonly nodes: ReadonlyMap<number, TreeNode>;
  /** The node that is shown. */
  readonly current: number;
}

export const ROOT = 0;

export function treeOf({ game, start, moves, ply, first }: Analysable): Tree {
  const root: TreeNode = { move: null, parent: -1, children: [] };
  const empty: Tree = { game, start, before: moves.slice(0, first), nodes: new Map([[ROOT, root]]), current: ROOT };
  const whole = withMoves(empty, moves.slice(first));
  return { ...whole, current: lineOf(whole)[ply - first] ?? ROOT };
}

export const nodeOf = ({ nodes }: Tree, node: number): TreeNode =>
  nodes.get(node) ?? { move: null, parent: -1, children: [] };

/** From the root to the node, both included. */
export function pathTo(tree: Tree, node: number): readonly number[] {
  const path: number[] = [];
  for (let at = node; at >= 0; at = nodeOf(tree, at).parent) path.unshift(at);
  return path;
}

export const movesTo = (tree: Tree, node: number): readonly PlayedMove[] =>
  pathTo(tree, node).flatMap((at) => nodeOf(tree, at).move ?? []);

/** How many moves lead to it from the root. */
export const depthOf = (tree: Tree, node: number): number => pathTo(tree, node).length - 1;

/** The main line from a node on, that node included. */
export function lineOf(tree: Tree, from: number = ROOT): readonly number[] {
  const line: number[] = [];
  for (let at: number | undefined = from; at !== undefined; at = nodeOf(tree, at).children[0]) line.push(at);
  return line;
}

export const isMain = (tree: Tree, node: number): boolean => lineOf(tree).includes(node);

/** Shows the position after these moves from the root; moves that have not been tried before begin a branch. */
export function withMoves(tree: Tree, moves: readonly PlayedMove[]): Tree {
  const nodes = new Map(tree.nodes);
  let next = Math.max(...nodes.keys()) + 1;
  let current = ROOT;
  for (const move of moves) {
    const here: TreeNode = nodes.get(current) ?? nodeOf(tree, current);
    const known = here.children.find((child) => nodes.get(child)?.move?.text === move.text);
    if (known === undefined) {
      nodes.set(current, { ...here, children: [...here.children, next] });
      nodes.set(next, { move, parent: current, children: [] });
      current = next;
      next += 1;
    } else current = known;
  }
  return { ...tree, nodes, current };
}

export const shown = (tree: Tree, current: number): Tree => (tree.nodes.has(current) ? { ...tree, current } : tree);

/** Without the move and all that follows it; what is shown then is the position before it. */
export function pruned(tree: Tree, node: number): Tree {
  const { parent } = nodeOf(tree, node);
  if (parent < 0) return tree;
  const nodes = new Map(tree.nodes);
  const remove = (at: number): void => {
    for (const child of nodeOf(tree, at).children) remove(child);
    nodes.delete(at);
  };
  remove(node);
  const above = nodeOf(tree, parent);
  nodes.set(parent, { ...above, children: above.children.filter((child) => child !== node) });
  return { ...tree, nodes, current: nodes.has(tree.current) ? tree.current : parent };
}

/** The line that leads to the node is the main line. */
export function promoted(tree: Tree, node: number): Tree {
  const nodes = new Map(tree.nodes);
  for (const at of pathTo(tree, node)) {
    const { parent } = nodeOf(tree, at);
    const above = nodes.get(parent);
    if (above) nodes.set(parent, { ...above, children: [at, ...above.children.filter((child) => child !== at)] });
  }
  return { ...tree, nodes };
}

/** A move in the order in which the tree is read: each is followed by the branches that are played in its place. */
export interface Row {
  readonly node: number;
  readonly branches: readonly (readonly Row[])[];
}

/** The main line from the root with its branches, and those with theirs. */
export function rowsOf(tree: Tree, from: number = ROOT): readonly Row[] {
  const rows: Row[] = [];
  for (let at = from; ;) {
    const [main, ...others] = nodeOf(tree, at).children;
    if (main === undefined) return rows;
    rows.push({ node: main, branches: others.map((other) => [{ node: other, branches: [] }, ...rowsOf(tree, other)]) });
    at = main;
  }
}

/** All moves in that order. */
export const inReadingOrder = (rows: readonly Row[]): readonly number[] =>
  rows.flatMap(({ node, branches }) => [node, ...branches.flatMap(inReadingOrder)]);
