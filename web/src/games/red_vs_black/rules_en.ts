// The rules of Ants: Red vs. Black in our own words. Fetched when the rules are opened. A ruling is a point that the published text leaves
// open and that this game decides.

import type { RuleSection } from './sections';

export type RuleBlock = {
  /** Shown only where a colour needs 60 percent of a die, or only where more than half is enough. */
  clear?: boolean;
} & ({ text: string } | { ruling: string } | { diagram: DiagramName; caption: string });

export type DiagramName = 'table' | 'score' | 'half' | 'swap';

export interface RuleText {
  title: string;
  blocks: Readonly<Record<string, RuleBlock>>;
}

export const enRules = {
  goal: {
    title: 'The goal',
    blocks: {
      aim: {
        text: 'Two players, the Red Ant Commander and the Black Ant Commander, throw ten-sided dice onto a board of red and black tiles. A die on your colour wounds the enemy unit with the number it shows. An army with two units or fewer at the end of a turn loses.',
      },
      army: {
        text: 'Each army has ten units of a hundred ants, numbered 1 to 10, and three Tactic Points for the whole game. The units stand on its Army Card, the row of ants with its numbers. A unit with one Wound Marker, a stroke across the ant, stays but can’t be committed until it is healed. A second wound removes it.',
      },
      dice: { text: 'There are five dice in all, one set for both players.' },
    },
  },
  turn: {
    title: 'A turn',
    blocks: {
      commit: {
        text: 'First both players commit up to four unwounded units to the assault, before any die is thrown. Everybody has three dice; two committed units add one, four add two. One alone adds nothing, and three count as two.',
      },
      secret: {
        ruling:
          'You can’t see what the other side commits until both have committed. Two people on one device may choose to commit openly instead.',
      },
      free: { ruling: 'Committing costs nothing: after the throw the units are ready again.' },
      order: {
        text: 'Then Red throws, Black throws, both may use a tactic, and both throws are resolved together.',
      },
    },
  },
  throw: {
    title: 'The throw',
    blocks: {
      hand: {
        text: 'You sit at one end of the board. All your dice go at once, towards the far Hill, which is your own. Flick them with a finger or the mouse: how fast and where the hand moves in the last moment is how they fly. Or set aim and strength with the two sliders and press Throw.',
      },
      diagram: {
        diagram: 'table',
        caption: 'Red sits below and throws up the board. The far Hill is Red’s own, the near one Black’s.',
      },
      tiles: {
        text: 'The board has 132 tiles, red and black like a checkerboard, with an Ant Hill beyond each end.',
      },
      shape: {
        ruling:
          'The tiles are twelve long and eleven wide, and the Hills lie beyond the two short ends. The tile in Red’s near left corner is black.',
      },
      chance: {
        text: 'A hard throw may reach your own Hill, where dice bring units back, and may lose dice over the edge.',
      },
      strength: {
        ruling:
          'A throw has a least and a greatest strength and a greatest angle, and it always starts from the same place. Dice scatter a little, as from a hand. So games end, and you can’t aim at a tile, a colour or a number.',
      },
      table: {
        ruling:
          'Each throw is made on an empty table. Where dice of both throws came to lie in one place they are shown side by side, each on the tile that it was scored on.',
      },
      hills: {
        ruling:
          'A Hill is one tile deep. The published text gives no depth, and one tile was chosen so that games last about twenty turns. Behind a Hill, and beside the board, a die is off the board.',
      },
    },
  },
  score: {
    title: 'What a die does',
    blocks: {
      own: {
        text: 'On your own colour: a wound for the enemy unit with its number.',
      },
      gone: { ruling: 'If that unit has been removed, nothing happens.' },
      other: { text: 'On the other colour: nothing.' },
      ownHill: {
        text: 'On your own Hill, the far one: a Reinforcement. One of your removed units comes back, whatever the number.',
      },
      elsewhere: { text: 'Off the board: nothing.' },
      near: { ruling: 'On the enemy Hill, the near one: nothing.' },
      diagram: {
        diagram: 'score',
        caption:
          'Red’s dice. The 7 on red wounds Black’s unit 7, the 4 on black does nothing, the 2 on Red’s Hill brings a unit back.',
      },
      half: {
        ruling:
          'A die lies where more than half of its outline lies, seen from above, all tiles of one colour taken together. The published text asks for 60 percent and, in the same breath, for just over half: just over half is enough, and who wants 60 percent can choose so before the game. A die that has more than half nowhere does nothing.',
        clear: false,
      },
      sixty: {
        ruling:
          'The published text asks for 60 percent and, in the same breath, for just over half. This game is played with 60 percent: so much of a die’s outline, seen from above, has to lie on one colour, all its tiles taken together. For the Hills and off the board more than half is enough. A die that lies less clearly does nothing.',
        clear: true,
      },
      seen: { text: 'What is on the screen is what is scored.' },
      between: { diagram: 'half', caption: 'More than half of this die lies on red: a wound.', clear: false },
    },
  },
  tactics: {
    title: 'Tactics',
    blocks: {
      one: { text: 'A player may spend one Tactic Point a turn.' },
      order: { ruling: 'Tactics are used after both throws. Red chooses first.' },
      adjust: { text: 'Adjust: one of the dice counts one more or one less.' },
      bounds: { ruling: 'You adjust one of your own dice, and never below 1 or above 10.' },
      swap: {
        text: 'Swap colours: for your throw of this turn, red tiles are black and black ones red.',
      },
      diagram: {
        diagram: 'swap',
        caption: 'The same throw with colours swapped: now the 4 wounds. The Hill stays what it is.',
      },
      nowhere: { ruling: 'A die that lies nowhere stays nowhere when colours are swapped.' },
      heal: { text: 'Heal: up to three of your units lose a Wound Marker.' },
      earlier: {
        ruling: 'Wounds are marked at the end of the turn: Heal takes only those of earlier turns.',
      },
    },
  },
  resolve: {
    title: 'How a turn is resolved',
    blocks: {
      order: {
        ruling:
          'Heals come first, then all wounds of both throws at once, then units with two wounds are removed, then units come back.',
      },
      back: {
        ruling:
          'For each die on your own Hill, you choose one removed unit, even one lost this turn. It comes back unwounded, and it must come back if there is one. Red chooses first, and Black sees it.',
      },
    },
  },
  end: {
    title: 'The end',
    blocks: {
      lost: { text: 'An army of two units or fewer at the end of a turn has lost.' },
      both: { ruling: 'If that happens to both at once it is a draw, whatever is left of either.' },
    },
  },
  notation: {
    title: 'Notation',
    blocks: {
      dice: {
        text: 'A die is written as its number and r or b for a red or black tile, h for the own Hill, e for the enemy’s, o for off the board, n for nowhere: 7r, 10b, 3h.',
      },
    },
  },
} as const satisfies Readonly<Record<RuleSection, RuleText>>;
