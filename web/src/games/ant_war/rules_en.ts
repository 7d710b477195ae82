// The rules of Ant War in our own words. Fetched when the rules are opened. A ruling is a point that the published text leaves open and
// that this game decides.

import type { RuleSection } from './refusals';

export type DiagramName = 'worker' | 'queen' | 'drone' | 'soldier' | 'food' | 'contested' | 'stack';
export type RuleBlock = { text: string } | { ruling: string } | { diagram: DiagramName; caption: string };

export interface RuleText {
  title: string;
  blocks: Readonly<Record<string, RuleBlock>>;
}

export const enRules = {
  goal: {
    title: 'The goal',
    blocks: {
      aim: {
        text: 'Red cards are red ants, black cards black ants. Ants climb onto ants, and what is covered is gone. At the end of a round each colour counts the ants that lie on top. Two rounds make a match; whoever has more points over both has won.',
      },
      tie: { ruling: 'Equal sums over both rounds are a draw.' },
    },
  },
  deal: {
    title: 'The deal',
    blocks: {
      cards: {
        text: 'A full deck with two jokers is shuffled, and twenty-five cards are laid face up in a square of five by five. Nothing is secret but the order of the cards that are left. Each player deals one of the two rounds.',
      },
    },
  },
  odds: {
    title: 'Odds, colours and the cut',
    blocks: {
      why: {
        text: 'A deal favours one colour, sometimes by far. So the dealer looks at it and names odds: a colour, and how many turns it takes before the other first moves. The other player then picks the colour to play. A dealer who names fair odds has nothing to fear.',
      },
      advice: {
        text: 'Give the turns to the colony that stands worse, the more the worse it stands. Where both stand equally well, name no odds.',
      },
      first: {
        ruling:
          'Players set the odds and pick colours themselves, from the first round on. You may let the computer set fair odds for you, or ask it which colour it would pick. It shows you its choice and waits for your tap.',
      },
      half: {
        text: 'Half a turn means chance: after the whole turns, the deck is cut to see who moves next. With no odds at all, the deck is cut for the very first turn. Half a turn alone is the same as no odds, whichever colour it is given to. From then on, the colours take turns.',
      },
      show: {
        text: 'If the cut shows a red card, Red moves. If it shows a black card, Black moves. If it shows a joker, the deck is cut again.',
      },
      cut: {
        ruling:
          'The cut is made from the cards that were not dealt. Anthill shows how many red and black ones are left when odds are set, when a colour is picked, and at the cut.',
      },
      coin: { ruling: 'Where the whole deck has been dealt a fair coin takes the place of the cut.' },
      most: { ruling: 'Nine turns and a half are the most that can be given.' },
      passes: {
        ruling:
          'The turns given may be passed too. Such a pass uses up one of them and ends nothing; only the pass of the last one can be answered by the other colour, and before a cut only if that colour is cut.',
      },
    },
  },
  turn: {
    title: 'A turn',
    blocks: {
      cover: {
        text: 'Pick up an ant of your colour and put it onto another ant, whichever colour that has. It takes along everything that lies under it: a stack moves as a whole, and its top card says what it is. Covered cards never come back.',
      },
      stack: { diagram: 'stack', caption: 'The 4 climbs onto the 9. Nine points of Black’s are gone.' },
      enemies: { text: 'As a rule cover the enemy’s ants: one of your own that you cover is lost to you.' },
      empty: { text: 'An ant never moves onto an empty space.' },
    },
  },
  ants: {
    title: 'Workers, Soldiers, Queens, Drones',
    blocks: {
      workers: {
        text: 'Workers, Ace to 10, move one space in any of the eight directions and count their number; an Ace counts one.',
      },
      worker: { diagram: 'worker', caption: 'One space, straight or diagonal.' },
      soldiers: { text: 'Soldiers, the Jacks, move like workers and count one, but no ant can ever cover them.' },
      soldier: { diagram: 'soldier', caption: 'The 6 may not cover the Soldier; the Soldier may cover the 6.' },
      queens: {
        text: 'Queens move one or two spaces in any direction, over whatever lies between. They count one.',
      },
      queen: { diagram: 'queen', caption: 'Two spaces, over a card or over nothing.' },
      straight: { ruling: 'A Queen’s two spaces are in one straight line, in one of the eight directions.' },
      drones: {
        text: 'Drones, the Kings, make a knight’s move, over whatever lies between, and no other. They count one. A Drone must make the full move, so it may run out of moves early in a round.',
      },
      drone: { diagram: 'drone', caption: 'Two spaces along and one aside.' },
    },
  },
  jokers: {
    title: 'Jokers are food',
    blocks: {
      still: { text: 'A joker has no colour, never moves, and no ant can cover it.' },
      points: {
        text: 'At the end of a round, a joker gives 3 points to a colour if only that colour has ants next to it. If both colours do, or neither, nobody gets the points.',
      },
      around: { ruling: 'Next to a joker are all eight spaces around it.' },
      food: { diagram: 'food', caption: 'Three points for Red.' },
      contested: { diagram: 'contested', caption: 'Both are there: nothing for anybody.' },
    },
  },
  passing: {
    title: 'Passing, and the end of a round',
    blocks: {
      pass: {
        text: 'You may always pass instead of moving. When both colours pass, the round ends. Then everything on top is counted.',
      },
      inTurn: {
        ruling:
          'Both pass when one colour passes and the other passes right after it. A pass binds nobody: a colour that has passed may move again on its next turn.',
      },
    },
  },
  boards: {
    title: 'Other boards and cards',
    blocks: {
      shapes: {
        text: 'Besides the square of five by five there are four by four, a strip of two columns of ten, a spiral, and a random patch on which the entire deck is laid out. Holes are no spaces, but jumps may cross them.',
      },
      rectangles: {
        ruling:
          'The text names these as examples. So every rectangle of two to ten columns and two to ten rows is offered too, from nine spaces up to as many as the deck can fill.',
      },
      drawn: {
        ruling:
          'A cross, a ring and boards that you draw yourself are offered for the same reason: at most ten by ten, nine spaces or more, all of them connected straight or diagonally.',
      },
      patches: {
        ruling:
          'The spiral has twenty-five spaces, one space wide, with one-space gaps between its windings. The random patch lies in a frame of ten by ten, its spaces connected straight or diagonally.',
      },
      decks: {
        text: 'The deck can be played without jokers. The analytical deck has only Ace to 5 and the tens of all suits and one joker: exactly twenty-five cards. On five by five all of them are dealt, and nothing is left to cut.',
      },
    },
  },
  notation: {
    title: 'Notation',
    blocks: {
      moves: {
        text: 'Columns are named from a, rows from 1. a1-b2 is the ant of a1 climbing onto that of b2; pass is what it says.',
      },
    },
  },
} as const satisfies Readonly<Record<RuleSection, RuleText>>;
