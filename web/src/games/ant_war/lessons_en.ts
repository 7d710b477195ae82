// The English texts of the lesson of Ant War: of each step its title, its task in one sentence, and the answers to what is tried.

export const en = {
  // One ant is put on another.
  'cover.title': 'Covering an ant',
  'cover.task':
    'You are Red, and each red card is one of your ants. At the end, only the ants on top score, and more points win. An ant can cover any ant next to it, even diagonally. Cover the Black 9.',
  'cover.right': 'The 9 is covered for good. Only the ant on top scores, so Black has lost 9 points.',
  'cover.own': 'That covers one of your own ants, and you lose its points. Cover the Black 9 instead.',
  'cover.pass': 'You may pass, but there is a Black 9 to cover.',
  'cover.wrong': 'You covered an ant, but a small one. The Black 9 is worth the most.',

  // The ants that may not be covered.
  'blocked.title': 'What can’t be covered',
  'blocked.task':
    'No ant can cover a Soldier (J), food (the joker) or an empty space. Find the one ant that your 7 can cover.',
  'blocked.right': 'The 6 was the only one. Soldiers are never covered, and each scores 1.',
  'blocked.wrong': 'There is an ant that your 7 can cover. Tap the 7 and look for the ring.',

  // How Queens move.
  'queen.title': 'How Queens move',
  'queen.task':
    'A Queen moves one or two spaces in a straight line, over anything in between. Cover the Black ant that is worth the most.',
  'queen.right': 'Over the Soldier and onto the 10. The Queen herself scores 1.',
  'queen.less': 'She can do that too, but the 10 is worth the most.',
  'queen.wrong': 'Tap your Queen. The rings show what she can cover.',

  // How Drones move.
  'drone.title': 'How Drones move',
  'drone.task':
    'A Drone (K) moves only like a knight in chess: two spaces in one direction, then one to the side. Cover the Black 9.',
  'drone.right': 'Two up, one to the right. A Drone can’t cover the ants right next to it.',
  'drone.less': 'That is a knight’s move, but the 9 is worth more than the 6.',
  'drone.wrong': 'Tap your Drone. The rings show what it can cover.',

  // The points of jokers.
  'food.title': 'Food',
  'food.task':
    'A joker is food. It gives 3 points to a colour if only that colour’s ants are next to it. Cover the Black ant next to it.',
  'food.right': 'Now only red ants are next to the food: 3 points for Red, and 2 fewer for Black.',
  'food.wrong': 'The Black 2 is still next to the food, so nobody scores it. Cover the 2.',

  // A small ant of one's own is worth losing.
  'bury.title': 'Cover your own',
  'bury.task':
    'The Black Queen is about to cover your 9. Move the 9 out of her reach, even if that costs you one point.',
  'bury.right': 'You covered your own Ace, but the 9 still scores. That was worth it.',
  'bury.upside': 'That’s the wrong way round: now the Ace scores, and the 9 is covered.',
  'bury.wait': 'Then the Queen covers the 9, and you only have the Ace left.',

  // How a round ends.
  'pass.title': 'Passing and the end',
  'pass.task':
    'When both colours pass, one right after the other, the round ends. All your moves would cover your own ants. Press Pass.',
  'pass.right': 'Black passed too, so the round is scored: 13 points for Red, 7 for Black.',
  'pass.wrong': 'That costs you points for nothing. Press Pass below.',

  // Before a round.
  'odds.title': 'Odds',
  'odds.task':
    'Before a round, the dealer sets the odds: how many turns one colour gets before the other moves. You are the dealer, and Red looks weaker here. Press +½ for Red four times: that makes two turns.',
  'odds.right': 'The other player has seen the odds and picks Black. You are Red, with two turns in a row.',
  'odds.black': 'That helps Black, which is already stronger. Press +½ for Red.',
  'odds.number': 'Set two whole turns for Red. Each +½ adds half a turn.',

  // The other player's decision.
  'colour.title': 'Picking a colour',
  'colour.task':
    'Now the other player is the dealer and gives Black the first turn. Pick the colour you would rather play.',
  'colour.red': 'Red has fewer points on the board, and Black moves first. Pick Black.',
  'colour.right':
    'Black has more points on the board and moves first, so it was the better choice. One player sets the odds and the other picks, which keeps every deal fair.',

  // A short round against the computer, the whole game on a small board.
  'game.title': 'A short round',
  'game.task':
    'You are Red, against Egg, the easiest level. Twelve cards are dealt. Try to have more points on top when both colours have passed.',
  'game.won': 'You have more points. You know Ant War now: try a full match of two rounds!',
  'game.lost': 'This time, Black has more points. Try again, or go on to a full match of two rounds.',
  'game.drawn': 'Both have the same number of points. Try again, or go on to a full match of two rounds.',

  // The examples of the published rules.
  'three.title': 'Three turns first',
  'three.task': 'You are Black, and the dealer gives Black three turns before Red moves. Play all three.',
  'three.right': 'Black had three turns in a row. Now Red moves, and from here on the colours take turns.',
  'half.title': 'Two and a half turns',
  'half.task': 'Red has two and a half turns. Play the two, and see what happens with the half.',
  'half.right':
    'For the half turn, the deck is cut. A red card lets Red go on, and a black card gives Black the turn. After a joker, the deck is cut again.',
} as const;
