// The rules of Ants: Red vs. Black in our own words. Fetched when the rules are opened. A ruling is a point that the published text leaves
// open and that this game decides.

import type { RuleSection } from './refusals';

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
  short: {
    title: 'In short',
    blocks: {
      army: { text: 'Each side has an army of ten units, numbered 1 to 10.' },
      throw: { text: 'You throw three to five ten-sided dice onto a board of red and black tiles.' },
      wound: { text: 'A die on your colour wounds the enemy unit with its number. A second wound removes that unit.' },
      hill: { text: 'A die on your own Hill, at the far end, brings one of your removed units back.' },
      end: { text: 'An army with two units or fewer at the end of a turn loses.' },
    },
  },
  steps: {
    title: 'In each turn',
    blocks: {
      commit: { text: 'Commit up to four units, for more dice.' },
      throw: { text: 'Throw your dice: first Red, then Black.' },
      tactic: { text: 'Use a tactic for one Tactic Point, or none.' },
      resolve: { text: 'Then both throws are resolved at once.' },
    },
  },
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
      both: { text: 'A turn belongs to both sides: each commits, throws and may use a tactic once.' },
      commit: {
        text: 'Before any dice are thrown, both players commit up to four unwounded units each to the assault. Everyone has three dice. Two committed units add one die, four add two. One unit adds nothing, and three count as two.',
      },
      secret: {
        ruling:
          'You can’t see what the other side commits until both have committed. Two people on one device may choose to commit openly instead.',
      },
      free: { ruling: 'Committing costs nothing: after the throw, the units are free again.' },
      order: {
        text: 'Then Red throws, Black throws, each may use a tactic, and both throws are resolved together.',
      },
    },
  },
  throw: {
    title: 'The throw',
    blocks: {
      hand: {
        text: 'You sit at one end of the board and throw all your dice at once, towards the far Hill, which is your own. Flick them with a finger or the mouse: the speed and direction at the moment you let go decide how they fly. Or set the aim and strength with the two sliders and press Throw.',
      },
      diagram: {
        diagram: 'table',
        caption: 'Red sits at the bottom and throws up the board. The far Hill is Red’s own, the near one is Black’s.',
      },
      tiles: {
        text: 'The board has 132 tiles, red and black like a checkerboard, with an Ant Hill beyond each end.',
      },
      shape: {
        ruling:
          'The board is twelve tiles long and eleven wide, and the Hills lie beyond its two short ends. The tile in Red’s near left corner is black.',
      },
      chance: {
        text: 'A hard throw may reach your own Hill, where dice bring units back, but it may also lose dice over the edge.',
      },
      strength: {
        ruling:
          'A throw has a minimum strength, a maximum strength and a maximum angle, and it always starts from the same place. Dice scatter a little, as if thrown by hand. This makes sure that games come to an end, and that you can’t aim at a tile, a colour or a number.',
      },
      table: {
        ruling:
          'Each throw is made on an empty table. If dice from both throws end up in the same place, they are shown side by side, each on the tile where it was scored.',
      },
      hills: {
        ruling:
          'Each Hill is one tile deep. The published rules give no depth, and one tile was chosen so that games last about twenty turns. Behind the Hills and beside the board, a die is off the board.',
      },
    },
  },
  score: {
    title: 'What a die does',
    blocks: {
      own: {
        text: 'On your own colour: it wounds the enemy unit with its number.',
      },
      gone: { ruling: 'If that unit has been removed, nothing happens.' },
      other: { text: 'On the other colour: nothing happens.' },
      ownHill: {
        text: 'On your own Hill, the far one: a Reinforcement. One of your removed units comes back, whatever the number. If none has been removed, nothing happens.',
      },
      elsewhere: { text: 'Off the board: nothing happens.' },
      near: { ruling: 'On the enemy Hill, the near one: nothing happens.' },
      diagram: {
        diagram: 'score',
        caption:
          'Red’s dice: the 7 on red wounds Black’s unit 7, the 4 on black does nothing, and the 2 on Red’s Hill brings a unit back.',
      },
      half: {
        ruling:
          'A die counts where more than half of its outline lies, seen from above, with all tiles of one colour taken together. The published rules ask for 60% and, in the same sentence, for just over half. We play with just over half. If you prefer 60%, choose it before the game. A die with no more than half in any one place does nothing.',
        clear: false,
      },
      sixty: {
        ruling:
          'The published rules ask for 60% and, in the same sentence, for just over half. This game is played with 60%. That much of a die’s outline, seen from above, must lie on one colour, with all its tiles taken together. For the Hills and off the board, more than half is enough. A die that lies less clearly does nothing.',
        clear: true,
      },
      seen: { text: 'What you see on the screen is what is scored.' },
      between: { diagram: 'half', caption: 'More than half of this die lies on red: a wound.', clear: false },
    },
  },
  tactics: {
    title: 'Tactics',
    blocks: {
      one: { text: 'Each player may spend one Tactic Point per turn.' },
      order: { ruling: 'Tactics are used after both throws. Red chooses first.' },
      adjust: { text: 'Adjust: one of the dice counts as one more or one less.' },
      bounds: { ruling: 'You can only adjust one of your own dice, and not below 1 or above 10.' },
      swap: {
        text: 'Swap colours: for your throw in this turn, red tiles count as black, and black tiles as red.',
      },
      diagram: {
        diagram: 'swap',
        caption: 'The same throw with colours swapped: now the 4 wounds. The Hill doesn’t change.',
      },
      nowhere: { ruling: 'A die that counts for nobody still counts for nobody when colours are swapped.' },
      heal: { text: 'Heal: remove one Wound Marker each from up to three of your units.' },
      earlier: {
        ruling: 'Wounds are marked at the end of a turn, so Heal only removes wounds from earlier turns.',
      },
    },
  },
  resolve: {
    title: 'How a turn is resolved',
    blocks: {
      order: {
        ruling:
          'Heals come first. Then all wounds from both throws are marked at once, units with two wounds are removed, and finally units come back.',
      },
      back: {
        ruling:
          'For each die on your own Hill, you choose one removed unit, even one lost this turn. It comes back unwounded. If there is a removed unit, you must choose one. Red chooses first, and Black sees the choice.',
      },
    },
  },
  end: {
    title: 'The end',
    blocks: {
      lost: { text: 'An army with two units or fewer at the end of a turn loses.' },
      both: { ruling: 'If that happens to both armies at once, the game is a draw, whatever is left of either.' },
    },
  },
  notation: {
    title: 'Notation',
    blocks: {
      dice: {
        text: 'A die is written as its number and a letter: r or b for a red or black tile, h for your own Hill, e for the enemy Hill, o for off the board, n if it counts for nobody. Examples: 7r, 10b, 3h.',
      },
    },
  },
  glossary: {
    title: 'Glossary',
    blocks: {
      turn: { text: 'Turn: one throw of each side, with all that belongs to it.' },
      unit: { text: 'Unit: a hundred ants with one number. It is unwounded, wounded or removed.' },
      commit: { text: 'Commit: choose unwounded units for this turn. They give you more dice.' },
      hill: { text: 'Own Hill and enemy Hill: the strips at the far end and at your end of the board.' },
      tactic: { text: 'Tactic: Adjust, Swap colours or Heal, for one Tactic Point.' },
      reinforcement: { text: 'Reinforcement: a removed unit that comes back.' },
    },
  },
} as const satisfies Readonly<Record<RuleSection, RuleText>>;
