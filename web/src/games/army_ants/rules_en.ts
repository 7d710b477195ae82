// The rules of Army Ants in our own words, all editions: a block with a condition is shown only where the edition fulfils it, marked as a
// difference. Fetched when the rules are opened. A ruling is a point that the published text leaves open and that this game decides.

import type { EditionCondition } from './variants';
import type { RuleSection } from './refusals';

export interface Conditional {
  text: string;
  when: EditionCondition;
}
export type RuleBlock = {
  when?: EditionCondition;
  /** Editions say it differently, but play the same. */
  same?: true;
  /** In the table of the editions: the head of a row, or what such a row says of the editions that fulfil the condition. */
  cell?: 'head' | 'value';
} & ({ text: string } | { ruling: string } | { diagram: DiagramName; caption: string });
export type DiagramName =
  'board' | 'positions' | 'along' | 'broadside' | 'moveOut' | 'swap' | 'attack' | 'exchange' | 'favor';

export interface RuleText {
  title: string | Readonly<Record<string, Conditional>>;
  blocks: Readonly<Record<string, RuleBlock>>;
}

export const enRules = {
  goal: {
    title: 'The goal',
    blocks: {
      aim: {
        text: 'Two armies of ants, one red, one black. Whoever captures the enemy Queen wins. Red and Black take turns, one command each; Red begins.',
      },
    },
  },
  board: {
    title: 'Armies and board',
    blocks: {
      figure: {
        diagram: 'board',
        caption: 'Black’s territory above, Red’s below, the front rows side by side, an anthill at either end.',
      },
      army: {
        text: 'Each army has eighteen numbered cards, two of each value from Ace (1) to 9, and one Queen, who leads it. Each card shows as many ants as its value. Red has hearts and diamonds, Black has spades and clubs. Suits make no difference. The 10s, Jacks and Kings stay in the box, and so does the second Queen of each colour.',
      },
      territory: {
        text: 'The board has five columns and eight rows. The four rows nearest to a side are its territory, and the two front rows touch. Only the middle of each back row, the anthill, starts empty. All forty spaces stay in play, however empty they get.',
      },
    },
  },
  setups: {
    title: 'Three set-ups',
    blocks: {
      positions: {
        diagram: 'positions',
        caption:
          'The nineteen places, each side’s from its own seat: 1 to 5 in the front row from left to right, 16 to 19 beside the anthill.',
      },
      random: { text: 'Random: all nineteen cards are dealt face up, to the places 1 to 19.' },
      minor: {
        text: 'Minor Deployment: each side secretly draws five cards and lays them in any order into its front row, then five into the second row, five into the third, and the last four into the back row, on either side of the anthill.',
      },
      total: {
        text: 'Total Deployment: each side secretly places all nineteen cards on its nineteen places as it likes. Here too the anthill stays empty. The only limit: the Queen may not start next to one of her own 9s.',
      },
      nines: { ruling: '“Next to” means right beside, before or behind her. Diagonally is far enough.' },
      later: {
        text: 'That binds the set-up alone: the moves of the rally and the battle may bring her beside one of her 9s.',
      },
      order: {
        ruling:
          'On one device, one side lays all four rows of a Minor Deployment, then the other side does. A finished row is final. Nobody learns anything by this, and the device changes hands twice, not eight times.',
      },
      reveal: { text: 'When both sides are done, all cards are turned up at once.' },
      secret: {
        ruling: 'The text of this edition knows only the random set-up. The secret ones are offered all the same.',
        when: { secretSetupsRuled: true },
      },
    },
  },
  rally: {
    title: 'The rally',
    blocks: {
      setupPhase: {
        text: 'The text of this edition calls the rally the setup phase.',
        when: { secretSetupsRuled: true },
        same: true,
      },
      turns: {
        text: 'First both armies form up: five turns each, alternating, Red first. Nobody attacks, and no card enters or crosses the other side’s territory.',
      },
      withMoveOut: { text: 'Cards may March, Move Out and Swap.', when: { moveOutInRally: true } },
      withoutMoveOut: {
        text: 'Cards may March and Swap; Move Out has to wait for the battle.',
        when: { moveOutInRally: false },
      },
      pass: { ruling: 'A rally turn may be passed. It counts as one of the five.' },
      battle: {
        text: 'When both sides have used up or given up their turns, the battle begins, and Red moves first.',
      },
    },
  },
  favor: {
    title: {
      favor: { text: 'The Queen’s Favor', when: { favorCalledGambit: false } },
      gambit: { text: 'The Queen’s Gambit', when: { favorCalledGambit: true } },
    },
    blocks: {
      home: {
        text: 'A side whose Queen was set up in the front row may, as its very first rally turn, send her to the anthill in its own back row. Nothing else moves, and the side gives up the rest of its rally.',
      },
      rest: {
        text: 'The other side then takes all its remaining rally turns in a row.',
        when: { favorCalledGambit: false },
        same: true,
      },
      restRuled: {
        ruling: 'The other side then takes all its remaining rally turns in a row.',
        when: { favorCalledGambit: true },
      },
      both: {
        ruling:
          'If Red does this first, Black may still do the same, as long as Black has taken no rally turn yet. A side that passes its first rally turn can no longer do it.',
      },
      afterTotal: { text: 'After a Total Deployment, neither side may do it.' },
      figure: { diagram: 'favor', caption: 'The Queen leaves the front row for the anthill.' },
    },
  },
  march: {
    title: 'March',
    blocks: {
      line: {
        text: 'Cards of yours that stand in an unbroken row or column move together, any number of spaces in one direction: up, down, left or right. The line may move along itself or broadside. In the battle, it may enter the enemy half.',
      },
      unbroken: {
        ruling: 'The text of this edition does not say it, but here too a line has no gaps.',
        when: { secretSetupsRuled: true },
      },
      two: {
        text: 'A single card can’t March. It uses Move Out instead, which also takes it in a straight line.',
        when: { marchMinimum: 2 },
        same: true,
      },
      single: {
        text: 'A single card may March too, in a straight line. During the rally, it has no other way to reach an empty space. In the battle, a straight move of one card is a March or a Move Out: both names fit.',
        when: { marchMinimum: 1 },
      },
      spaces: {
        text: 'Every space that a card enters must be empty, or be left by a card of the same line. Nobody jumps, nobody turns, and nobody leaves the board. A line does not attack.',
      },
      along: { diagram: 'along', caption: 'Along itself.' },
      broadside: { diagram: 'broadside', caption: 'Broadside.' },
    },
  },
  'move-out': {
    title: 'Move Out',
    blocks: {
      way: {
        text: 'One card, the Queen included, walks to any empty space that it can reach by steps up, down, left and right through empty spaces, turning as often as it likes.',
      },
      figure: { diagram: 'moveOut', caption: 'Around the corner, through empty spaces.' },
    },
  },
  swap: {
    title: 'Swap',
    blocks: {
      neighbours: {
        text: 'Two of your cards that are neighbours in a row or a column trade places, two of the same value too.',
      },
      straight: { text: 'Diagonal neighbours do not.', when: { swapDiagonally: false } },
      diagonal: { text: 'Diagonal neighbours trade places too.', when: { swapDiagonally: true } },
      figure: { diagram: 'swap', caption: 'Two neighbours trade places.' },
    },
  },
  attack: {
    title: 'Attack',
    blocks: {
      way: {
        text: 'Only in battle. One numbered card goes in a straight line, along a row or column and over empty spaces only, onto an enemy card of equal or lower value. Next door or far away makes no difference.',
      },
      higher: { diagram: 'attack', caption: 'Higher value: the target is removed, the attacker stands there.' },
      equal: { diagram: 'exchange', caption: 'Equal value: both are removed.' },
      keeps: {
        text: 'An attacker keeps its value, however many cards it takes. Only a 9 removes a 9, and falls with it.',
      },
    },
  },
  queen: {
    title: 'The Queen',
    blocks: {
      weak: {
        text: 'The Queen never attacks, and she is worth less than an Ace: any numbered enemy card that reaches her takes her and stays. She takes part in Marches, Move Outs and Swaps like every other card.',
      },
    },
  },
  end: {
    title: 'The end',
    blocks: {
      capture: {
        text: 'A captured Queen ends the game at once; her captor wins. If only the two Queens are left, the game is drawn.',
      },
      agree: { ruling: 'A player may resign at any time, and both players may agree to a draw.' },
      pass: {
        ruling: 'In battle, a player can’t pass while a command is possible. A player with no possible command passes.',
      },
    },
  },
  aggression: {
    title: {
      aggression: { text: 'Red Aggression', when: { repetition: 'red-aggression' } },
      repetition: { text: 'Repetition', when: {} },
    },
    blocks: {
      forward: {
        text: 'If both armies only shuffle back and forth, so that nothing changes, Red loses.',
        when: { repetition: 'red-aggression' },
      },
      exactly: {
        ruling:
          'That is so when the position after a turn is the same as four turns earlier, three turns running: six player turns of shuffling. Red also loses when one position comes about for the third time in the battle. Positions are the same when the same colours and values stand on the same spaces and the same side is to move.',
        when: { repetition: 'red-aggression' },
      },
      optional: {
        ruling:
          'The published text has Red Aggression near its optional rules. We count it as one of them, so you can switch it off before the game.',
        when: { aggressionOptional: true },
      },
      series: {
        text: 'A series of moves that is repeated again and again is a draw.',
        when: { repetition: 'fourfold-series' },
      },
      fourTimes: {
        ruling:
          'That is so as soon as one series of turns, the same moves by both sides, has been played four times in succession.',
        when: { repetition: 'fourfold-series' },
      },
      off: {
        text: 'Red Aggression is switched off.',
        when: { aggressionOptional: true, repetition: 'nothing' },
      },
      nothing: {
        ruling:
          'No rule ends a repetition. When a position comes about for the third time in the battle, Anthill points it out and offers a draw. The computer plays something else if it is ahead; otherwise, it accepts.',
        when: { repetition: 'nothing' },
      },
    },
  },
  editions: {
    title: 'The editions side by side',
    blocks: {
      about: { text: 'The three published texts differ in these points. In all others, the game is the same.' },
      rally: { cell: 'head', text: 'Commands in the rally' },
      rallyTwo: { cell: 'value', text: 'March, Swap', when: { moveOutInRally: false } },
      rallyThree: { cell: 'value', text: 'March, Move Out, Swap', when: { moveOutInRally: true } },
      march: { cell: 'head', text: 'Cards in a March' },
      marchOne: { cell: 'value', text: '1 or more', when: { marchMinimum: 1 } },
      marchTwo: { cell: 'value', text: '2 or more', when: { marchMinimum: 2 } },
      diagonal: { cell: 'head', text: 'Swap with a diagonal neighbour' },
      diagonalNo: { cell: 'value', text: 'No', when: { swapDiagonally: false } },
      diagonalYes: { cell: 'value', text: 'Yes', when: { swapDiagonally: true } },
      front: { cell: 'head', text: 'Way home for a Queen in the front row' },
      frontFavor: { cell: 'value', text: 'Queen’s Favor', when: { favorCalledGambit: false } },
      frontGambit: { cell: 'value', text: 'Queen’s Gambit', when: { favorCalledGambit: true } },
      secret: { cell: 'head', text: 'Minor and Total Deployment' },
      secretText: { cell: 'value', text: 'Yes', when: { secretSetupsRuled: false } },
      secretRuled: { cell: 'value', text: 'Only by our ruling', when: { secretSetupsRuled: true } },
      repetition: { cell: 'head', text: 'Repeated moves' },
      repetitionFree: { cell: 'value', text: 'No rule', when: { repetition: 'nothing' } },
      repetitionRed: {
        cell: 'value',
        text: 'Red loses, unless switched off',
        when: { repetition: 'red-aggression' },
      },
      repetitionDraw: { cell: 'value', text: 'A draw after four times', when: { repetition: 'fourfold-series' } },
    },
  },
  notation: {
    title: 'Notation',
    blocks: {
      spaces: { text: 'Columns are a to e from Red’s left, rows 1 to 8 from Red’s back row.' },
      moves: {
        text: 'd1-c1 is one card moving; a3:c3-b3 the line from a3 to c3, its first card landing on b3; a1=b1 a Swap; e4xe7 an Attack; favor and pass are what they say.',
      },
    },
  },
} as const satisfies Readonly<Record<RuleSection, RuleText>>;
