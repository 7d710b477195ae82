// The rules of Army Ants in our own words, all editions: a block with a condition is shown only where the edition fulfils it, marked as a
// difference. Fetched when the rules are opened. A ruling is a point that the published text leaves open and that this game decides.

import type { EditionCondition } from './variants';
import type { RuleSection } from './refusals';

interface Conditional {
  text: string;
  when: EditionCondition;
}
export type RuleBlock = {
  when?: EditionCondition;
  /** Editions say it differently, but play the same. */
  same?: true;
  /** A line of a list: with those beside it, in a box of their own. */
  item?: true;
  /** The section in a sentence, above all else. */
  short?: true;
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
  short: {
    title: 'In short',
    blocks: {
      win: { item: true, text: 'Capture the enemy Queen to win.' },
      armies: {
        item: true,
        text: 'Each side has eighteen numbered cards and a Queen, in the four rows nearest to it.',
      },
      rally: {
        item: true,
        text: 'First comes the rally: each side takes five turns to form up in its own half, without attacks.',
      },
      battle: { item: true, text: 'Then comes the battle: Red and Black take turns, one command each.' },
      attack: {
        item: true,
        text: 'An attack goes straight onto an enemy card of equal or lower value. If the values are equal, both cards are removed.',
      },
    },
  },
  goal: {
    title: 'The goal',
    blocks: {
      aim: {
        text: 'Two armies of ants, Red and Black, are at war. Capture the enemy Queen to win. The players take turns, one command each, and Red goes first.',
      },
    },
  },
  board: {
    title: 'Armies and board',
    blocks: {
      figure: {
        diagram: 'board',
        caption:
          'Black’s half is at the top, Red’s at the bottom. The front rows meet in the middle, and there is an anthill at each end.',
      },
      army: {
        text: 'Each army has eighteen numbered cards, two of each value from Ace (1) to 9, and one Queen, who leads it. Each card shows as many ants as its value. Red has hearts and diamonds, Black has spades and clubs. Suits make no difference. The 10s, Jacks and Kings stay in the box, and so does the second Queen of each colour.',
      },
      territory: {
        text: 'The board has five columns and eight rows. The four rows nearest to a side are its half, and the two front rows meet in the middle. Only the anthill, the middle space of each back row, starts empty. All forty spaces stay in play, however empty the board gets.',
      },
    },
  },
  turn: {
    title: 'On your turn',
    blocks: {
      one: { text: 'Give one of four commands. Each of them has a section of its own below.' },
      march: { item: true, text: 'March: move cards of one row or column together, straight in one direction.' },
      moveOut: { item: true, text: 'Move Out: move one card through empty spaces, even around corners.' },
      swap: { item: true, text: 'Swap: let two of your cards next to each other trade places.' },
      attack: { item: true, text: 'Attack: take an enemy card of equal or lower value in a straight line.' },
      stages: { text: 'A game has two stages: the rally, in which nobody attacks, and then the battle.' },
    },
  },
  setups: {
    title: 'Three ways to set up',
    blocks: {
      short: { short: true, text: 'All cards are dealt at random, or each side arranges its own in secret.' },
      positions: {
        diagram: 'positions',
        caption:
          'The nineteen places as each side sees them: 1 to 5 in the front row from left to right, 16 to 19 on either side of the anthill.',
      },
      random: { text: 'Random: all nineteen cards are dealt face up to places 1 to 19.' },
      minor: {
        text: 'Minor Deployment: each side secretly draws five cards and places them in any order in its front row. It then draws five for the second row and five for the third. The last four go into the back row, on either side of the anthill.',
      },
      total: {
        text: 'Total Deployment: each side secretly places all nineteen cards on its nineteen places as it likes. Here too, the anthill stays empty. The only limit: the Queen may not start next to one of her own 9s.',
      },
      nines: { ruling: '“Next to” means directly beside, in front of or behind her. Diagonal is allowed.' },
      later: {
        text: 'This limit applies to the setup only: in the rally and the battle, she may move next to a 9.',
      },
      order: {
        ruling:
          'On one device, one side places all four rows of a Minor Deployment, then the other side does. A finished row is final. This gives nothing away, and the device changes hands twice instead of eight times.',
      },
      reveal: { text: 'When both sides are done, all cards are turned face up at the same time.' },
      secret: {
        ruling: 'The published rules of this edition have only the random setup. We offer the secret ones as well.',
        when: { secretSetupsRuled: true },
      },
    },
  },
  rally: {
    title: 'The rally',
    blocks: {
      setupPhase: {
        text: 'The published rules of this edition call the rally the setup phase.',
        when: { secretSetupsRuled: true },
        same: true,
      },
      turns: {
        text: 'Before the battle, both armies form up. Each side takes five turns, alternating, Red first. Nobody attacks, and no card enters or crosses the other side’s half.',
      },
      withMoveOut: { text: 'You may use March, Move Out and Swap.', when: { moveOutInRally: true } },
      withoutMoveOut: {
        text: 'You may use March and Swap. Move Out is for the battle only.',
        when: { moveOutInRally: false },
      },
      pass: { ruling: 'You may pass a rally turn. It still counts as one of your five.' },
      battle: {
        text: 'When both sides have used or given up all their rally turns, the battle begins. Red moves first.',
      },
    },
  },
  favor: {
    title: {
      favor: { text: 'The Queen’s Favor', when: { favorCalledGambit: false } },
      gambit: { text: 'The Queen’s Gambit', when: { favorCalledGambit: true } },
    },
    blocks: {
      short: { short: true, text: 'A Queen in the front row can go straight home, but it costs you the rally.' },
      home: {
        text: 'If your Queen starts in the front row, you may send her to the anthill in your back row as your very first rally turn. Nothing else moves, and you give up the rest of your rally.',
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
        text: 'Move a line of your cards together, any number of spaces in one direction: up, down, left or right. The cards must be next to each other in one row or column, with no gaps. The line may move lengthwise or broadside (sideways). In the battle, it may enter the enemy half.',
      },
      unbroken: {
        ruling: 'The published rules of this edition don’t say so, but a line may have no gaps here either.',
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
        text: 'Each card may only enter spaces that are empty or are being left by another card in the line. No jumping, no turning, and no leaving the board. A line can’t attack.',
      },
      along: { diagram: 'along', caption: 'Lengthwise.' },
      broadside: { diagram: 'broadside', caption: 'Broadside (sideways).' },
    },
  },
  'move-out': {
    title: 'Move Out',
    blocks: {
      way: {
        text: 'Move one card, even the Queen, to any empty space it can reach through empty spaces. It goes up, down, left and right, and may turn as often as you like.',
      },
      figure: { diagram: 'moveOut', caption: 'Around a corner, through empty spaces.' },
    },
  },
  swap: {
    title: 'Swap',
    blocks: {
      neighbours: {
        text: 'Two of your own cards that are next to each other in a row or column trade places. They may have the same value.',
      },
      straight: { text: 'Diagonal neighbours can’t swap.', when: { swapDiagonally: false } },
      diagonal: { text: 'Diagonal neighbours may swap too.', when: { swapDiagonally: true } },
      figure: { diagram: 'swap', caption: 'Two neighbours trade places.' },
    },
  },
  attack: {
    title: 'Attack',
    blocks: {
      way: {
        text: 'Only in the battle. Move one numbered card in a straight line onto an enemy card of equal or lower value. The way is along a row or column, through empty spaces only. Distance doesn’t matter.',
      },
      higher: { diagram: 'attack', caption: 'Higher value: the target is removed, and the attacker takes its place.' },
      equal: { diagram: 'exchange', caption: 'Equal value: both cards are removed.' },
      keeps: {
        text: 'A card keeps its value, however many cards it captures. Only a 9 can remove a 9, and then both are removed.',
      },
    },
  },
  queen: {
    title: 'The Queen',
    blocks: {
      weak: {
        text: 'The Queen can’t attack. She is worth less than an Ace: any numbered enemy card can capture her, and stays on the board. She can March, Move Out and Swap like any other card.',
      },
    },
  },
  end: {
    title: 'The end',
    blocks: {
      capture: {
        text: 'If you capture the enemy Queen, you win at once. If only the two Queens are left, the game is a draw.',
      },
      agree: { ruling: 'A player may resign at any time, and both players may agree to a draw.' },
      pass: {
        ruling:
          'In the battle, you may not pass while a command is possible. A player with no possible command passes.',
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
          'In detail: Red loses when, for three turns running, the position is the same as it was four turns earlier. That is six player turns of shuffling. Red also loses when any position occurs for the third time in the battle. Two positions are the same if the same colours and values are on the same spaces and the same side is to move.',
        when: { repetition: 'red-aggression' },
      },
      optional: {
        ruling:
          'The published rules list Red Aggression next to the optional rules. We count it as one of them, so you can switch it off before the game.',
        when: { aggressionOptional: true },
      },
      series: {
        text: 'If the same series of moves keeps repeating, the game is a draw.',
        when: { repetition: 'fourfold-series' },
      },
      fourTimes: {
        ruling:
          'The game is a draw as soon as the same series of moves, by both sides, has been played four times in a row.',
        when: { repetition: 'fourfold-series' },
      },
      off: {
        text: 'Red Aggression is switched off.',
        when: { aggressionOptional: true, repetition: 'nothing' },
      },
      nothing: {
        ruling:
          'Repeating moves has no penalty. When a position occurs for the third time in the battle, the app points it out and offers a draw. The computer plays something else if it is ahead; otherwise, it accepts.',
        when: { repetition: 'nothing' },
      },
    },
  },
  editions: {
    title: 'The editions side by side',
    blocks: {
      about: { text: 'The three published sets of rules differ in these points. In all others, the game is the same.' },
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
      repetitionDraw: { cell: 'value', text: 'A draw after the fourth time', when: { repetition: 'fourfold-series' } },
    },
  },
  glossary: {
    title: 'Glossary',
    blocks: {
      half: { item: true, text: 'Half: the four rows nearest to a side.' },
      front: { item: true, text: 'Front row: the row where a half meets the other half.' },
      back: { item: true, text: 'Back row: the row of a half at the edge of the board.' },
      anthill: { item: true, text: 'Anthill: the middle space of a back row.' },
      rally: { item: true, text: 'Rally: the first five turns of each side, without attacks.' },
      battle: { item: true, text: 'Battle: the rest of the game.' },
      command: { item: true, text: 'Command: what you do on a turn, one of March, Move Out, Swap and Attack.' },
      line: { item: true, text: 'Line: cards next to each other in one row or column that march together.' },
      lengthwise: { item: true, text: 'Lengthwise: a line marches in the direction in which it stands.' },
      broadside: { item: true, text: 'Broadside: a line marches sideways, all its cards abreast.' },
      capture: { item: true, text: 'Capture or take: win an enemy card by attacking it.' },
      threaten: { item: true, text: 'Threaten: be able to capture a card with the next move.' },
      pass: { item: true, text: 'Pass: give up a turn.' },
    },
  },
  notation: {
    title: 'Notation',
    blocks: {
      spaces: { text: 'Columns are a to e from Red’s left. Rows are 1 to 8 from Red’s back row.' },
      moves: {
        text: 'd1-c1: one card moves. a3:c3-b3: the line from a3 to c3 marches, and the card named first (a3) lands on b3. a1=b1: a Swap. e4xe7: an Attack. favor and pass mean what they say.',
      },
    },
  },
} as const satisfies Readonly<Record<RuleSection, RuleText>>;
