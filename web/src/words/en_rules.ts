// The rules of Army Ants, edition 2020, in our own words. Fetched when the rules are opened. A ruling is a point that the published text
// leaves open and that this game decides.

import type { RuleSection } from './refusals';

export type RuleBlock = { text: string } | { ruling: string } | { diagram: DiagramName; caption: string };
export type DiagramName = 'board' | 'along' | 'broadside' | 'moveOut' | 'swap' | 'attack' | 'exchange' | 'favor';

export interface RuleText {
  title: string;
  blocks: readonly RuleBlock[];
}

export const enRules: Readonly<Record<RuleSection, RuleText>> = {
  goal: {
    title: 'The goal',
    blocks: [
      {
        text: 'Two armies of ants, one red, one black. Whoever captures the enemy Queen wins. Red and Black take turns, one command each; Red begins.',
      },
    ],
  },
  board: {
    title: 'Armies and board',
    blocks: [
      {
        text: 'Each army has eighteen workers, two of every value from Ace (1) to 9, and one Queen. A card shows as many ants as it is worth. Red plays hearts and diamonds, Black spades and clubs; the suits make no difference.',
      },
      {
        text: 'The board has five columns and eight rows. The four rows nearest to a side are its territory. All cards are dealt face up by chance; only the middle of each back row, the anthill, starts empty.',
      },
      { diagram: 'board', caption: 'Red’s territory below, Black’s above, an anthill at either end.' },
    ],
  },
  rally: {
    title: 'The rally',
    blocks: [
      {
        text: 'First both armies form up: five turns each, alternating, Red first. Cards may March, Move Out and Swap, but nobody attacks, and no card enters or crosses the other side’s territory.',
      },
      { ruling: 'A rally turn may be passed. It counts as one of the five.' },
      { text: 'When both sides have used up or given up their turns, the battle begins, and Red moves first.' },
    ],
  },
  favor: {
    title: 'The Queen’s Favor',
    blocks: [
      {
        text: 'A side whose Queen was dealt into the front row may, as its very first rally turn, send her to the anthill in its own back row. Nothing else moves, and the side gives up the rest of its rally. The other side then takes all its remaining rally turns in a row.',
      },
      {
        text: 'If Red does so first, Black may still answer with its own Favor, as long as Black has taken no rally turn.',
      },
      { diagram: 'favor', caption: 'The Queen leaves the front row for the anthill.' },
    ],
  },
  march: {
    title: 'March',
    blocks: [
      {
        text: 'Two or more of your cards that stand in an unbroken row or column move together, any number of spaces in one direction: up, down, left or right. The line may move along itself or broadside.',
      },
      {
        text: 'Every space that a card enters must be empty, or be left by a card of the same line. Nobody jumps, nobody turns, and nobody leaves the board. A line does not attack.',
      },
      { diagram: 'along', caption: 'Along itself.' },
      { diagram: 'broadside', caption: 'Broadside.' },
    ],
  },
  'move-out': {
    title: 'Move Out',
    blocks: [
      {
        text: 'One card, the Queen included, walks to any empty space that it can reach by steps up, down, left and right through empty spaces, turning as often as it likes.',
      },
      { diagram: 'moveOut', caption: 'Around the corner, through empty spaces.' },
    ],
  },
  swap: {
    title: 'Swap',
    blocks: [
      { text: 'Two of your cards that are neighbours in a row or a column trade places. Diagonal neighbours do not.' },
      { diagram: 'swap', caption: 'Two neighbours trade places.' },
    ],
  },
  attack: {
    title: 'Attack',
    blocks: [
      {
        text: 'Only in battle. One numbered card goes in a straight line, along a row or column and over empty spaces only, onto an enemy card of equal or lower value. Next door or far away makes no difference.',
      },
      { diagram: 'attack', caption: 'Higher value: the target is removed, the attacker stands there.' },
      { diagram: 'exchange', caption: 'Equal value: both are removed.' },
    ],
  },
  queen: {
    title: 'The Queen',
    blocks: [
      {
        text: 'The Queen never attacks, and she is worth less than an Ace: any numbered enemy card that reaches her takes her and stays. She takes part in Marches, Move Outs and Swaps like every other card.',
      },
    ],
  },
  end: {
    title: 'The end',
    blocks: [
      {
        text: 'A captured Queen ends the game at once; her captor wins. If only the two Queens are left, the game is drawn.',
      },
      { text: 'A player may resign at any time, and both may agree on a draw.' },
      {
        ruling:
          'In battle nobody passes while a command is possible. A side without any possible command passes; two such passes in a row are a draw.',
      },
    ],
  },
  aggression: {
    title: 'Red Aggression',
    blocks: [
      {
        text: 'Red has the first move, so Red must carry the war forward. If the armies only shuffle to and fro, Red loses.',
      },
      {
        ruling:
          'That is so when the position after a turn is the same as four turns earlier, three turns running: six player turns of shuffling. Red also loses when one position comes about for the third time in the battle. Positions are the same when the same colours and values stand on the same spaces and the same side is to move.',
      },
    ],
  },
  notation: {
    title: 'Notation',
    blocks: [
      { text: 'Columns are a to e from Red’s left, rows 1 to 8 from Red’s back row.' },
      {
        text: 'd1-c1 is one card moving; a3:c3-b3 the line from a3 to c3, its first card landing on b3; a1=b1 a Swap; e4xe7 an Attack; favor and pass are what they say.',
      },
    ],
  },
};

export const enCredits =
  'Army Ants was designed by Bryan Winter: Misty Moon Games 2008, I’m Board LLC 2020. This page plays the edition of 2020 with a random set-up. The wording here is ours.';
