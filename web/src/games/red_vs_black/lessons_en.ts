// The English texts of the lesson of Ants: Red vs. Black: of each step its title, its task, and the answers to what is tried.

export const en = {
  // Units are committed.
  'commit.title': 'Committing units',
  'commit.task':
    'You are Red. To win, leave Black’s army with two units or fewer. Each row is an army of ten units. Units that you commit add dice. Commit four.',
  'commit.right':
    'Five dice for you, three for Black. Committing costs nothing. You commit fewer units only if you have too few unwounded ones.',
  'commit.one': 'One unit adds no die. Commit four.',
  'commit.none': 'That leaves you with three dice. Commit four units for five dice.',
  'commit.wrong': 'You can have more dice. Commit four units for five dice.',

  // The dice are thrown by hand.
  'soft.title': 'A gentle throw',
  'soft.task':
    'You sit behind Black’s Hill, so your dice lie on it. Flick them gently towards your own Hill at the far end. All of them should stay on the tiles.',
  'soft.right':
    'At the end of the turn, each die on red, your colour, wounds the Black unit with its number. A die on black does nothing.',
  'soft.off': 'A die left the board, so it doesn’t count. Try again, more gently.',
  'soft.far': 'A die reached the Hill at the far end. Try again, more gently.',
  'soft.wrong': 'A die fell short, onto the Hill at your end. Try again, a little harder.',

  // As far as it goes.
  'hard.title': 'A hard throw',
  'hard.task':
    'Throw harder, until at least one die gets into the last four rows of tiles, or farther. The strip beyond them is your own Hill.',
  'hard.right':
    'A die that stops on your own Hill brings a lost unit back. A die that rolls over the edge does nothing.',
  'hard.wrong': 'No die got into the last four rows of tiles. Try again, a little harder.',

  // The effect of a throw.
  'hill.title': 'What each die does',
  'hill.task':
    'These dice were placed for you: 4 on red, 2 and 9 on black, 7 on your Hill. Tactics come in the next step. Press “No tactic”, then bring a unit back.',
  'hill.right': 'The 4 wounded Black’s unit 4, two dice did nothing, and the die on the Hill brought a unit back.',
  'hill.wrong': 'A tactic costs a Tactic Point. This time, go on without one.',

  // The three tactics.
  'adjust.title': 'Adjust',
  'adjust.task':
    'Each tactic costs one of your three Tactic Points. Adjust changes a die by 1. One more wound removes Black’s unit 6. Turn your 5 into a 6, then press “Spend 1 Tactic Point”.',
  'adjust.right': 'That’s the second wound for unit 6, so it is removed.',
  'adjust.five': 'Then unit 5 gets its first wound, and unit 6 stays. Turn the 5 into a 6.',
  'adjust.wrong': 'That does less. Turn the first die, the 5, into a 6.',
  'swap.title': 'Swap colours',
  'swap.task':
    'Swap colours makes red tiles count as black, and black as red, for your throw. Four of your five dice are on black. Swap the colours, then press “Spend 1 Tactic Point”.',
  'swap.right': 'Four wounds instead of one. Unit 2 was wounded before, so it is removed.',
  'swap.kept': 'Then only one die wounds. With the colours swapped, four do.',
  'swap.wrong': 'That changes only one die. Swap the colours, and four of them score.',
  'heal.title': 'Heal',
  'heal.task':
    'Heal removes a wound from up to three of your units. Black’s dice are about to hit your units 2, 5 and 9, which are already wounded. Heal all three for one Tactic Point.',
  'heal.right': 'The new wounds are only first wounds, so no unit is removed.',
  'heal.more': 'Heal removes a wound from up to three units. Choose all three.',
  'heal.wrong': 'Then your units get their second wound and you lose them. Heal 2, 5 and 9.',

  // All parts of a turn in their order.
  'turn.title': 'One whole turn',
  'turn.task':
    'A turn has four parts. Both sides commit, both throw, each may use a tactic, and both throws are resolved at once. Play a whole turn. Begin by committing units.',
  'turn.right':
    'Commit, throw, tactic, result: every turn goes in this order. As soon as Black has chosen too, both throws are resolved at once.',

  // A short game against the computer, with small armies.
  'game.title': 'A short game',
  'game.task':
    'You are Red, against Egg, the easiest level. Each army has five units. Get Black down to two units or fewer.',
  'game.won': 'You beat Black’s army. You know Ants: Red vs. Black now: try a full game!',
  'game.lost': 'This time, your army lost. Try again, or go on to a full game.',
  'game.drawn': 'Both armies lost at once. Try again, or go on to a full game.',
} as const;
