// The English texts of the puzzles of Army Ants.

export const en = {
  task: {
    one: '{side} to move: capture the Queen in {n} move, whatever {other} replies.',
    other: '{side} to move: capture the Queen in {n} moves, whatever {other} replies.',
  },
  // The task of the last move.
  'task.last': '{side} to move: capture the Queen now.',
  // After the other side’s reply: “Black: 5 of clubs to d4.” The second text is said where nothing but threats was looked at.
  wrong: 'After that, the Queen can’t be captured in time.',
  'wrong.threats': 'After that, threats alone no longer capture the Queen in time.',
  slow: 'That captures the Queen too, but there is a faster way.',
  right: 'The Queen is captured. No reply could have saved her.',
  // The themes of puzzles: a title, and the one sentence that the theme teaches.
  'theme.rally.title': 'Racing the Favor',
  'theme.rally.lesson': 'The rally’s last turn is yours, and the Queen in front is too late for her Favor.',
  'theme.overload.title': 'Overload',
  'theme.overload.lesson': 'One card can’t do two jobs. Give it a second one, and the first is left undone.',
  'theme.decoy.title': 'Decoy',
  'theme.decoy.lesson': 'Offer a card: the enemy card that takes it leaves the line that it blocked.',
  'theme.line.title': 'Opening a line',
  'theme.line.lesson':
    'Your own card, or an equal enemy card, blocks a line. Clear it, and the next attack goes through.',
  'theme.fork.title': 'Fork',
  'theme.fork.lesson': 'One card threatens the Queen and another card. Only one of them can be saved.',
  'theme.hunt.title': 'Queen hunt',
  'theme.hunt.lesson': 'The Queen can run, but your next card already threatens her new space.',
  'theme.quiet.title': 'Quiet threat',
  'theme.quiet.lesson': 'Not every strong move takes a card. A March or a Move Out can threaten the Queen.',
} as const;
