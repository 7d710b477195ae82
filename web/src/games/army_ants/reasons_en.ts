// The English texts of what the rules of Army Ants prove of moves: why one is good, what another gives away. Fetched when there is something
// to be said. {by} and {on} are cards, "9 of hearts".

export const en = {
  // After a sentence that names the move, which is “it”.
  'reason.takes-queen': 'That wins the game.',
  'reason.forces-queen': 'Whatever the other side does, its Queen is captured next.',
  'reason.saves-queen': 'It saves the Queen from the {by}.',
  'reason.escapes-hunt': 'It saves the Queen from a forced capture in two turns.',
  'reason.wins-card': 'It wins the {on} for free.',
  'reason.threatens-queen': 'It threatens the Queen.',
  'reason.opens-queen': 'It clears the way to the Queen for the {by}.',
  'reason.hunts-queen': 'It threatens to capture the Queen in two turns.',
  'reason.saves-card': 'It makes the {on} safe.',
  'reason.guards-card': 'It guards the {on}.',
  'reason.threatens-card': 'It threatens the {on}.',
  'reason.opens-card': 'It clears the way to the {on} for the {by}.',
  // After one of these during the rally, when nothing can be taken yet.
  'reason.rally': 'This matters once the battle begins.',

  // Shown to the mover before the move stands, in a narrow line beside two buttons.
  'warning.queen': 'This lets the {by} take your Queen.',
  'warning.card': 'This lets the {by} take your {on}.',

  // Shown to the side to move.
  'danger.queen': 'Warning: the {by} on {cell} can take your Queen.',
  'danger.card': 'The {by} on {cell} can take your {on} for free.',
  'danger.take-queen': 'Your {by} on {cell} can take the Queen.',
  'danger.take': 'Your {by} on {cell} can take the {on} for free.',
} as const;
