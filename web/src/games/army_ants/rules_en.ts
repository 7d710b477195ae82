// The rules of Army Ants in our own words, all editions: a block with a condition is shown only where the edition fulfils it, marked as a
// difference. Fetched when the rules are opened. A ruling is a point that the published text leaves open and that this game decides.

import type { EditionCondition } from './variants';
import type { RuleSection } from './refusals';

export interface Conditional {
  text: string;
  when: EditionCondition;
}
export type RuleBlock = { when?: EditionCondition } & (
  { text: string } | { ruling: string } | { diagram: DiagramName; caption: string }
);
export type DiagramName = 'board' | 'along' | 'broadside' | 'moveOut' | 'swap' | 'attack' | 'exchange' | 'favor';

export interface RuleText {
  title: string | readonly Conditional[];
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
        text: 'The board has five columns and eight rows. The four rows nearest to a side are its territory. Only the middle of each back row, the anthill, starts empty.',
      },
      { diagram: 'board', caption: 'Red’s territory below, Black’s above, an anthill at either end.' },
    ],
  },
  setups: {
    title: 'Three set-ups',
    blocks: [
      { text: 'Random: all nineteen cards are dealt face up.' },
      {
        text: 'Minor Deployment: each side secretly draws five cards and lays them in any order into its front row, then five into the second row, five into the third, and the last four into the back row, on either side of the anthill.',
      },
      {
        text: 'Total Deployment: each side secretly lays all nineteen cards wherever it likes. Only the Queen may not stand right beside, before or behind one of her own 9s.',
      },
      { text: 'When both sides are done, all cards are turned up at once.' },
      {
        ruling: 'The texts of this edition know only the random set-up. The secret ones are offered all the same.',
        when: { secretSetupsRuled: true },
      },
    ],
  },
  rally: {
    title: 'The rally',
    blocks: [
      {
        text: 'First both armies form up: five turns each, alternating, Red first. Nobody attacks, and no card enters or crosses the other side’s territory.',
      },
      { text: 'Cards may March, Move Out and Swap.', when: { moveOutInRally: true } },
      { text: 'Cards may March and Swap; Move Out has to wait for the battle.', when: { moveOutInRally: false } },
      { ruling: 'A rally turn may be passed. It counts as one of the five.' },
      { text: 'When both sides have used up or given up their turns, the battle begins, and Red moves first.' },
    ],
  },
  favor: {
    title: [
      { text: 'The Queen’s Favor', when: { favorCalledGambit: false } },
      { text: 'The Queen’s Gambit', when: { favorCalledGambit: true } },
    ],
    blocks: [
      {
        text: 'A side whose Queen was dealt into the front row may, as its very first rally turn, send her to the anthill in its own back row. Nothing else moves, and the side gives up the rest of its rally. The other side then takes all its remaining rally turns in a row.',
      },
      {
        text: 'If Red does so first, Black may still do the same, as long as Black has taken no rally turn. After a Total Deployment neither may.',
      },
      { diagram: 'favor', caption: 'The Queen leaves the front row for the anthill.' },
    ],
  },
  march: {
    title: 'March',
    blocks: [
      {
        text: 'Cards of yours that stand in an unbroken row or column move together, any number of spaces in one direction: up, down, left or right. The line may move along itself or broadside.',
      },
      { text: 'A line has two cards or more.', when: { marchMinimum: 2 } },
      { text: 'A single card may march as well, straight ahead.', when: { marchMinimum: 1 } },
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
      { text: 'Two of your cards that are neighbours in a row or a column trade places.' },
      { text: 'Diagonal neighbours do not.', when: { swapDiagonally: false } },
      { text: 'Diagonal neighbours trade places too.', when: { swapDiagonally: true } },
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
    title: [
      { text: 'Red Aggression', when: { repetition: 'red-aggression' } },
      { text: 'Repetition', when: {} },
    ],
    blocks: [
      {
        text: 'Red has the first move, so Red must carry the war forward. If the armies only shuffle to and fro, Red loses.',
        when: { repetition: 'red-aggression' },
      },
      {
        ruling:
          'That is so when the position after a turn is the same as four turns earlier, three turns running: six player turns of shuffling. Red also loses when one position comes about for the third time in the battle. Positions are the same when the same colours and values stand on the same spaces and the same side is to move.',
        when: { repetition: 'red-aggression' },
      },
      {
        text: 'A series of moves that is repeated again and again is a draw.',
        when: { repetition: 'fourfold-series' },
      },
      {
        ruling:
          'That is so as soon as one series of turns, the same moves by both sides, has been played four times in succession.',
        when: { repetition: 'fourfold-series' },
      },
      {
        text: 'Nothing forbids repeating. Whoever is tired of it may offer a draw.',
        when: { repetition: 'nothing' },
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
  'Army Ants was designed by Bryan Winter: Misty Moon Games 2008, I’m Board LLC 2020. The community’s edition is by its players. The wording here is ours.';
