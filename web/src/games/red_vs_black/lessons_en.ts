// The English texts of the lesson of Ants: Red vs. Black: of each step its title, its task, and the answers to what is tried.

export const en = {
  // Units are committed.
  'commit.title': 'Commit',
  'commit.task':
    'Everybody throws three dice; two committed units add one die, four add two: you are Black for once, commit four.',
  'commit.right': 'Five dice for you, three for Red. Committed units risk nothing by it.',
  'commit.one': 'One alone adds no die. Take four.',
  'commit.none': 'That leaves you three dice. Commit four units for five.',
  'commit.wrong': 'That is not all you can have. Commit four units for five dice.',

  // The dice are thrown by hand.
  'soft.title': 'A soft throw',
  'soft.task':
    'Flick the dice, gently, towards the far end, so that all of them stay on the tiles: these are real throws.',
  'soft.right': 'A die on red, your colour, wounds the Black unit with its number. A die on black does nothing.',
  'soft.off': 'A die has left the board, and counts for nothing. Once more, more gently.',
  'soft.wrong': 'A die lies on a Hill. Once more, with a little less or a little more strength.',

  // As far as it goes.
  'hard.title': 'A hard throw',
  'hard.task': 'Your own Hill is the far end: throw harder, until at least one die comes to rest on it.',
  'hard.right': 'A die on your own Hill brings back a unit. The price: hard throws lose dice over the edge.',
  'hard.wrong': 'None lies on Red’s Hill at the far end. Once more, a little harder or a little softer.',

  // What a throw does.
  'hill.title': 'Where dice lie',
  'hill.task':
    'These dice were laid for you: 4 on red, 2 and 9 on black, 7 on your Hill. Go on without a tactic, and bring a unit back.',
  'hill.right': 'The 4 wounded Black’s unit 4, two dice did nothing, and the one on the Hill brought a unit back.',
  'hill.wrong': 'A tactic costs a point. This time go on without one.',

  // The three tactics.
  'adjust.title': 'Adjust',
  'adjust.task':
    'Dice laid for you again: a 5 on red, and Black’s unit 6 is wounded. Turn your 5 up by one and spend the point.',
  'adjust.right': 'A second wound for unit 6: it is removed.',
  'adjust.five': 'Then unit 5 has its first wound, and unit 6 stays. Turn the 5 up.',
  'adjust.wrong': 'That does less. Turn the first die, the 5, up to 6.',
  'swap.title': 'Swap colours',
  'swap.task':
    'Four of these five dice lie on black: let red tiles count as black and black ones as red, for this throw.',
  'swap.right': 'Four wounds in place of one, and unit 2 had one before: it is removed.',
  'swap.kept': 'Then a single die wounds. With the colours swapped it is four.',
  'swap.wrong': 'That changes one die. Swap the colours, and four of them count.',
  'heal.title': 'Heal',
  'heal.task': 'Black’s dice are about to hit your units 2, 5 and 9, wounded before: heal all three with one point.',
  'heal.right': 'The new wounds are only first ones: nobody is removed.',
  'heal.more': 'Heal takes a wound off up to three units. Pick all three.',
  'heal.wrong': 'Then you lose units with a second wound. Heal 2, 5 and 9.',

  // A short game against the computer, with small armies.
  'game.title': 'A short game',
  'game.task': 'Five units each, against Egg, the first level: an army of two units or fewer has lost.',
  'game.won': 'Black’s army is beaten. You know Ants: Red vs. Black: on to a whole game!',
  'game.lost': 'This time your army fell. Again, or on to a whole game.',
  'game.drawn': 'Both armies fell at once. Again, or on to a whole game.',
} as const;
