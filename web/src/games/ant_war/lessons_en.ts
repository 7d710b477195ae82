// The English texts of the lesson of Ant War: of each step its title, its task in one sentence, and the answers to what is tried.

export const en = {
  // One ant is put on another.
  'cover.title': 'Cover',
  'cover.task': 'Put one of your red ants on an ant next to it, in any of the eight directions: cover the Black 9.',
  'cover.right': 'The 9 is buried for good. Only the ant on top counts: Black has lost 9 points.',
  'cover.own': 'That buries one of your own, and its points. Cover the Black 9.',
  'cover.pass': 'You may pass, but there is a Black 9 to be covered.',
  'cover.wrong': 'It is covered, but it was a small one. The Black 9 counts most.',

  // What may not be covered.
  'blocked.title': 'Not on these',
  'blocked.task': 'Nobody covers a Soldier (J), food or an empty space: find the one ant that your 7 can be put on.',
  'blocked.right': 'The 6 was the only one. Soldiers stay on top to the end, and each counts 1.',
  'blocked.wrong': 'There is an ant that your 7 can cover. Tap the 7: it shows a ring.',

  // How Queens move.
  'queen.title': 'The Queen’s way',
  'queen.task':
    'A Queen moves one or two spaces in a straight line, over whatever lies between: cover the Black ant that counts most.',
  'queen.right': 'Over the Soldier onto the 10. The Queen herself counts 1.',
  'queen.less': 'She can do that too. But the 10 counts most.',
  'queen.wrong': 'Tap your Queen: a ring is an ant that she can cover.',

  // How Drones move.
  'drone.title': 'The Drone’s way',
  'drone.task':
    'A Drone (K) jumps like a knight in chess, two spaces on and one aside, and never otherwise: cover the Black 9.',
  'drone.right': 'Two up, one to the right. The ants beside a Drone are safe from it.',
  'drone.less': 'A knight’s move indeed. But the 9 counts more than the 6.',
  'drone.wrong': 'Tap your Drone: a ring is an ant that it can cover.',

  // What jokers count.
  'food.title': 'Food',
  'food.task':
    'A joker is food: 3 points for a colour whose ants alone are next to it. Drive the Black ant away from it.',
  'food.right': 'Now only red ants are next to the food: 3 points for Red, and 2 fewer for Black.',
  'food.wrong': 'The Black 2 still shares the food, so nobody gets it. Cover the 2.',

  // A small ant of one's own is worth losing.
  'bury.title': 'Bury your own',
  'bury.task': 'The Black Queen is about to cover your 9: take it out of her reach, at the price of one point.',
  'bury.right': 'Your own Ace is gone, but the 9 still counts. That was worth it.',
  'bury.upside': 'The wrong way round: now the Ace counts, and the 9 is buried.',
  'bury.wait': 'Then the Queen covers the 9, and only the Ace is left to you.',

  // How a round ends.
  'pass.title': 'Pass, and the end',
  'pass.task':
    'Every move of yours would bury one of your own ants: pass. When both colours pass in turn, the round ends.',
  'pass.right': 'Black has passed too: the round is counted. 13 points for Red, 7 for Black.',
  'pass.wrong': 'That costs you points for nothing. Pass: it is a button below.',

  // Before a round.
  'odds.title': 'Odds',
  'odds.task':
    'You have dealt, so you say who moves first and how many turns in a row: Red looks weaker here, so give Red two turns.',
  'odds.right': 'The other player knows the odds and takes Black: you are Red, and have two turns at once.',
  'odds.black': 'That favours Black, which is stronger already. Turn the dial towards Red.',
  'odds.number': 'Two whole turns for Red: the dial goes by half turns.',

  // The other player's decision.
  'colour.title': 'Colours',
  'colour.task':
    'Now the other player has dealt and gives Black the first turn: pick the colour that you would rather be.',
  'colour.right':
    'One player names the odds, the other picks: so a deal is never unfair. From then on colours take turns.',

  // A short round against the computer, the whole game on a small board.
  'game.title': 'A short round',
  'game.task':
    'Twelve cards, you are Red, against Egg, the first level: have more points on top when both have passed.',
  'game.won': 'More points for you. You know Ant War: on to a whole match of two rounds!',
  'game.lost': 'More points for Black this time. Again, or on to a whole match of two rounds.',
  'game.drawn': 'As many points for both. Again, or on to a whole match of two rounds.',

  // The examples of the published rules.
  'three.title': 'Three turns first',
  'three.task': 'You are Black, and the dealer gives Black three turns before Red moves: take them.',
  'three.right': 'Three turns of Black in a row. Now Red moves, and from here on colours take turns.',
  'half.title': 'Two turns and a half',
  'half.task': 'Red has two turns and a half: take the two, and see what becomes of the half.',
  'half.right': 'For the half the deck is cut: a red card lets Red go on, a black one Black, and a joker is cut again.',
} as const;
