// The rules of Ants: Red vs. Black in our own words. Fetched when the rules are opened. A ruling is a point that the published text leaves
// open and that this game decides.

import type { RuleSection } from './sections';

export type RuleBlock = { text: string } | { ruling: string };

export interface RuleText {
  title: string;
  blocks: readonly RuleBlock[];
}

export const enRules: Readonly<Record<RuleSection, RuleText>> = {
  goal: {
    title: 'The goal',
    blocks: [
      {
        text: 'Two colonies throw ten-sided dice onto a board of red and black tiles. A die on your colour wounds the enemy unit whose number it shows. An army with two units or fewer at the end of a turn has lost.',
      },
      {
        text: 'Each army has ten units, numbered 1 to 10, and three Tactic Points for the whole game. A unit with one wound fights on; the second wound removes it.',
      },
    ],
  },
  turn: {
    title: 'A turn',
    blocks: [
      {
        text: 'First both players commit up to four unwounded units, before any die is thrown. Everybody has three dice; two committed units add one, four add two. A single unit adds nothing.',
      },
      { text: 'Then Red throws, Black throws, both may use a tactic, and both throws are resolved together.' },
    ],
  },
  throw: {
    title: 'The throw',
    blocks: [
      {
        text: 'You sit at one end of the board. All your dice go at once, towards the far Hill, which is your own. Flick them with a finger or the mouse: how fast and where the hand moves in the last moment is how they fly. Or set aim and strength with the two sliders and press Throw.',
      },
      {
        text: 'Nothing can be aimed at a colour or a number. A hard throw may reach your own Hill, where dice bring units back, and may lose dice over the edge.',
      },
      {
        ruling:
          'Each throw is made on an empty table. Where dice of both throws came to lie in one place they are shown side by side, each on the tile that it was scored on.',
      },
      { ruling: 'The Hills are three tiles deep. Beyond them, and beside the board, a die is off the board.' },
    ],
  },
  score: {
    title: 'What a die does',
    blocks: [
      { text: 'On your own colour: a wound for the enemy unit with its number. Nothing, where that unit is gone.' },
      { text: 'On the other colour: nothing.' },
      { text: 'On your own Hill, the far one: one of your removed units comes back, whatever the number.' },
      { text: 'On the enemy’s Hill, the near one, or off the board: nothing.' },
      { text: 'A die lies where most of it lies, by area. What is on the screen is what is scored.' },
    ],
  },
  tactics: {
    title: 'Tactics',
    blocks: [
      {
        text: 'A player may spend one Tactic Point a turn. Adjust: one of your dice counts one more or one less, never beyond 1 or 10. Swap colours: for your throw of this turn, red tiles are black and black ones red. Heal: up to three of your units lose the wound they had before this turn.',
      },
      { ruling: 'Tactics are used after both throws. Red chooses first.' },
    ],
  },
  resolve: {
    title: 'How a turn is resolved',
    blocks: [
      {
        text: 'Heals come first, then all wounds of both throws at once, then units with two wounds are removed, then units come back.',
      },
      {
        ruling:
          'For each die on your own Hill you choose one removed unit, those lost in this turn included. It comes back unwounded.',
      },
    ],
  },
  end: {
    title: 'The end',
    blocks: [
      { text: 'An army of two units or fewer at the end of a turn has lost.' },
      {
        ruling:
          'If that happens to both at once, whoever has more units left has won; with equal numbers it is a draw.',
      },
    ],
  },
  notation: {
    title: 'Notation',
    blocks: [
      {
        text: 'A die is written as its number and r or b for a red or black tile, h for the own Hill, e for the enemy’s, o for off the board: 7r, 10b, 3h.',
      },
    ],
  },
};

export const enCredits = 'Ants: Red vs. Black was designed by “Super” Dave Radzik. The wording here is ours.';
