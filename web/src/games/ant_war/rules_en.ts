// The rules of Ant War in our own words. Fetched when the rules are opened. A ruling is a point that the published text leaves open and
// that this game decides.

import type { RuleSection } from './refusals';

export type DiagramName = 'worker' | 'queen' | 'drone' | 'soldier' | 'food' | 'contested' | 'stack';
/** `table`: of fair odds. */
export type RuleBlock =
  | { text: string }
  | { ruling: string }
  | { diagram: DiagramName; caption: string }
  | { table: 'odds'; caption: string };

export interface RuleText {
  title: string;
  blocks: Readonly<Record<string, RuleBlock>>;
}

export const enRules = {
  short: {
    title: 'In short',
    blocks: {
      cards: { text: 'Each card is an ant: red cards belong to Red, black cards to Black. Jokers are food.' },
      move: { text: 'On your turn, move one of your ants onto another ant, or pass.' },
      top: { text: 'A covered ant never comes back. Only the ants on top score.' },
      end: { text: 'When both colours pass, one right after the other, the round ends.' },
      match: { text: 'A match is two rounds, and the higher total wins.' },
    },
  },
  steps: {
    title: 'On your turn',
    blocks: {
      choose: { text: 'Tap one of your ants. The rings show what it can cover.' },
      cover: { text: 'Tap the ant to cover.' },
      pass: { text: 'Or press Pass if no move helps you.' },
    },
  },
  goal: {
    title: 'The goal',
    blocks: {
      aim: {
        text: 'Red cards are red ants, and black cards are black ants. Ants climb onto ants, and a covered ant is out of play. At the end of a round, each colour adds up its ants on top. A match is two rounds, and the higher total wins.',
      },
      tie: { ruling: 'If the totals are equal, the match is a draw.' },
    },
  },
  deal: {
    title: 'The deal',
    blocks: {
      cards: {
        text: 'A full deck with two jokers is shuffled, and twenty-five cards are dealt face up in a 5×5 square. The only secret is the order of the cards left over. Each player deals one of the two rounds.',
      },
    },
  },
  turn: {
    title: 'A turn',
    blocks: {
      cover: {
        text: 'Move an ant of your colour onto another ant, of either colour. It takes everything under it along: a stack moves as a whole, and its top card says what it is. Covered cards never come back.',
      },
      stack: { diagram: 'stack', caption: 'The 4 climbs onto the 9. Black loses 9 points.' },
      enemies: { text: 'Usually, cover enemy ants. If you cover one of your own, you lose its points.' },
      empty: { text: 'An ant can’t move onto an empty space.' },
    },
  },
  ants: {
    title: 'Workers, Soldiers, Queens, Drones',
    blocks: {
      workers: {
        text: 'Workers (Ace to 10) move one space in any of the eight directions. They score their number; an Ace scores 1.',
      },
      worker: { diagram: 'worker', caption: 'One space, straight or diagonal.' },
      soldiers: { text: 'Soldiers (Jacks) move like Workers and score 1, but they can’t be covered.' },
      soldier: { diagram: 'soldier', caption: 'The 6 can’t cover the Soldier. The Soldier can cover the 6.' },
      queens: {
        text: 'Queens move one or two spaces in any direction, over anything in between. They score 1.',
      },
      queen: { diagram: 'queen', caption: 'Two spaces, over a card or over nothing.' },
      straight: { ruling: 'A Queen’s two spaces are in one straight line, in one of the eight directions.' },
      drones: {
        text: 'Drones (Kings) make a knight’s move, over anything in between, and nothing else. They score 1. A Drone must make the full move, so it may run out of moves early in a round.',
      },
      drone: { diagram: 'drone', caption: 'Two spaces in one direction, then one to the side.' },
    },
  },
  jokers: {
    title: 'Jokers are food',
    blocks: {
      still: { text: 'A joker has no colour, never moves and can’t be covered.' },
      points: {
        text: 'At the end of a round, a joker gives 3 points to a colour if only that colour has ants next to it. If both colours do, or neither, nobody gets the points.',
      },
      around: { ruling: 'All eight spaces around a joker count as next to it.' },
      food: { diagram: 'food', caption: '3 points for Red.' },
      contested: { diagram: 'contested', caption: 'Both colours are next to it: no points for anybody.' },
    },
  },
  passing: {
    title: 'Passing and the end of a round',
    blocks: {
      pass: {
        text: 'You may always pass instead of moving. When both colours pass, the round ends. Then everything on top is scored.',
      },
      inTurn: {
        ruling:
          'Both pass when one colour passes and the other passes right after it. A pass binds nobody: a colour that has passed may move again on its next turn.',
      },
    },
  },
  odds: {
    title: 'Odds, colours and the cut',
    blocks: {
      why: {
        text: 'A deal favours one colour, sometimes by a lot. So the dealer looks at it and sets the odds: how many turns one colour gets before the other moves at all. The other player then picks which colour to play. A dealer who sets fair odds has nothing to fear.',
      },
      half: {
        text: 'Each +½ gives a colour half a turn more. With 2 turns for Red, Red has two turns before Black moves. With 2½, Red has two turns, and then the deck is cut to see who moves next. With no odds or just ½, the deck is cut for the first turn. From then on, the colours take turns.',
      },
      show: {
        text: 'A cut turns up one of the cards left over. If it’s red, Red moves. If it’s black, Black moves. If it’s a joker, the deck is cut again.',
      },
      advice: {
        text: 'Give the turns to the weaker colour: the weaker it is, the more turns. If both look equal, give none.',
      },
      count: {
        text: 'To start, count the points that each colour shows. The table has the computer’s odds, averaged over 1,000 deals on the 5×5 board.',
      },
      fair: { table: 'odds', caption: 'How many points one colour is ahead, and how many turns the other should get.' },
      first: {
        ruling:
          'Players set the odds and pick colours themselves, from the first round on. You may let the computer set fair odds for you, or ask it which colour it would pick. It shows you its choice and waits for your tap.',
      },
      cut: {
        ruling:
          'The cut is made from the cards that were not dealt. Anthill shows how many red and black ones are left when odds are set, when a colour is picked, and at the cut.',
      },
      coin: { ruling: 'If the whole deck has been dealt, a fair coin toss replaces the cut.' },
      most: { ruling: 'The most that can be given is nine and a half turns.' },
      passes: {
        ruling:
          'You may pass on turns you were given. Each such pass uses up one of them and doesn’t end the round. Only after a pass on the last one can the other colour end the round, by passing right after it. If a cut comes in between, the cut must give the other colour the turn.',
      },
    },
  },
  boards: {
    title: 'Other boards and cards',
    blocks: {
      shapes: {
        text: 'There are also a 4×4 square, a strip of two columns of ten, a spiral, and a random patch that takes the whole deck. Holes are not spaces, but jumps may cross them.',
      },
      rectangles: {
        ruling:
          'The published rules give these only as examples. So Anthill also has every rectangle of two to ten columns and two to ten rows. It needs at least nine spaces, and no more than the deck can fill.',
      },
      drawn: {
        ruling:
          'For the same reason, Anthill has a cross, a ring and boards that you draw yourself. They fit into a 10×10 frame and have at least nine spaces, all connected straight or diagonally.',
      },
      patches: {
        ruling:
          'The spiral is a path of twenty-five spaces, one space wide, with one-space gaps between its coils. The random patch fits into a 10×10 frame, and its spaces are connected straight or diagonally.',
      },
      decks: {
        text: 'You can play without jokers. The analytical deck has only the Aces to 5s and the 10s of all suits, plus one joker: exactly twenty-five cards. On a 5×5 board, all of them are dealt and none are left to cut.',
      },
    },
  },
  notation: {
    title: 'Notation',
    blocks: {
      moves: {
        text: 'Columns are lettered from a, rows numbered from 1. a1-b2: the ant on a1 climbs onto the one on b2. pass means what it says.',
      },
    },
  },
  glossary: {
    title: 'Glossary',
    blocks: {
      cover: { text: 'Cover: move an ant onto another ant.' },
      stack: { text: 'Stack: ants on top of each other. Only the top one scores and moves.' },
      kinds: { text: 'Worker, Soldier, Queen, Drone: the four kinds of ant, by the card.' },
      food: { text: 'Food: a joker.' },
      round: { text: 'Round and match: two rounds make a match.' },
      dealer: { text: 'Dealer: the player who deals a round and sets its odds.' },
      odds: { text: 'Odds: the turns that one colour gets before the other moves.' },
      cut: { text: 'Cut: a look at one of the cards left over. Its colour decides who moves next.' },
    },
  },
} as const satisfies Readonly<Record<RuleSection, RuleText>>;
