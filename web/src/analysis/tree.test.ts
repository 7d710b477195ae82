import { describe, expect, test } from 'vitest';
import type { PlayedMove } from '../model/snapshot';
import { readTree, writeTree } from './kept_tree';
import {
  depthOf,
  inReadingOrder,
  isMain,
  lineOf,
  movesTo,
  nodeOf,
  promoted,
  pruned,
  ROOT,
  rowsOf,
  shown,
  treeOf,
  withMoves,
  type Tree,
} from './tree';

const move = (text: string): PlayedMove => ({ text, seat: 'red' });
const moves = (texts: string): PlayedMove[] => texts.split(' ').filter(Boolean).map(move);
const GIVEN = { game: 'army-ants', start: 'army-ants board=a', moves: moves('d e a b c'), ply: 3, first: 2 } as const;
const texts = (tree: Tree, nodes: readonly number[]): string =>
  nodes.map((node) => nodeOf(tree, node).move?.text ?? '.').join(' ');
const line = (tree: Tree, from?: number): string => texts(tree, lineOf(tree, from));
const path = (tree: Tree, node = tree.current): string =>
  movesTo(tree, node)
    .map(({ text }) => text)
    .join(' ');
const at = (tree: Tree, played: string): number => withMoves(tree, moves(played)).current;

/** a b c, with "a x y" and "z" as branches. */
const branched = (): Tree => withMoves(withMoves(treeOf(GIVEN), moves('a x y')), moves('z'));

describe('a tree of moves', () => {
  test('begins with the game, at the position that was shown', () => {
    const tree = treeOf(GIVEN);
    expect([line(tree), path(tree), texts(tree, [ROOT])]).toEqual(['. a b c', 'a', '.']);
    expect(tree.before.map(({ text }) => text)).toEqual(['d', 'e']);
  });

  test('keeps what was tried beside the main line, and knows it again', () => {
    const tree = branched();
    expect(path(tree)).toBe('z');
    expect(line(tree)).toBe('. a b c');
    const again = withMoves(tree, moves('a x'));
    expect([again.nodes.size, path(again)]).toEqual([tree.nodes.size, 'a x']);
    expect(line(again, again.current)).toBe('x y');
    expect([isMain(again, again.current), isMain(again, at(tree, 'a b')), depthOf(again, again.current)]).toEqual([
      false,
      true,
      2,
    ]);
  });

  test('is read along the main line, each move followed by what is played in its place', () => {
    const tree = branched();
    expect(texts(tree, inReadingOrder(rowsOf(tree)))).toBe('a z b x y c');
    const [first, second] = rowsOf(tree);
    expect(first?.branches.map((branch) => texts(tree, inReadingOrder(branch)))).toEqual(['z']);
    expect(second?.branches.map((branch) => texts(tree, inReadingOrder(branch)))).toEqual(['x y']);
  });

  test('loses a branch with all that follows, and shows what came before it', () => {
    const tree = shown(branched(), at(branched(), 'a x y'));
    const without = pruned(tree, at(tree, 'a x'));
    expect([path(without), line(without), without.nodes.size]).toEqual(['a', '. a b c', tree.nodes.size - 2]);
    expect(pruned(tree, ROOT)).toBe(tree);
    // A position in another branch stays.
    expect(path(pruned(shown(tree, at(tree, 'z')), at(tree, 'a x')))).toBe('z');
    // The next branch continues after the end of the main line.
    expect(line(pruned(tree, at(tree, 'a')))).toBe('. z');
  });

  test('makes any line the main line, and loses none', () => {
    const tree = branched();
    const main = promoted(tree, at(tree, 'a x y'));
    expect([line(main), main.nodes.size, path(main)]).toEqual(['. a x y', tree.nodes.size, 'z']);
    expect(line(promoted(main, at(main, 'z')))).toBe('. z');
  });

  test('shows nothing that it does not hold', () => {
    expect(shown(branched(), 99).current).toBe(branched().current);
  });
});

describe('a tree as text', () => {
  test('is the same when it is read again, numbers and order included', () => {
    const tree = promoted(branched(), at(branched(), 'a x y'));
    expect(readTree(writeTree(tree), 'army-ants')).toEqual(tree);
  });

  test.each([
    ['nothing', ''],
    ['no text of ours', '{"version":1}'],
    ['another version', writeTree(branched()).replace('"version":1', '"version":9')],
    ['a move without a parent', writeTree(branched()).replace('"parent":1', '"parent":77')],
    ['two moves of one number', writeTree(branched()).replace('"id":2', '"id":1')],
    ['another game', writeTree(branched()).replace('"game":"army-ants"', '"game":"ant-war"')],
  ])('that is %s is none', (_what, text) => {
    expect(readTree(text, 'army-ants')).toBeNull();
  });

  test('that shows a move that is gone shows the beginning', () => {
    const text = writeTree(branched()).replace(/"current":\d+/, '"current":55');
    expect(readTree(text, 'army-ants')?.current).toBe(ROOT);
  });
});
