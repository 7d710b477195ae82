// The English texts of the puzzles of Ants: Red vs. Black.

export const en = {
  task: '{side} to choose a tactic, or none. Which choice wins most often?',
  percent: '{n}%',
  // {other} is the other side, which may still choose its own tactic.
  wrong: 'With that, {side} wins {chance} of such games if {other} answers best. There is a better choice.',
  right: 'That wins {chance} of such games for {side}.',
  // The themes of puzzles: a title, and the one sentence that the theme teaches.
  'theme.last.title': 'The last Tactic Point',
  'theme.last.lesson': 'With one point left, ask what a later turn would be worth with it.',
  'theme.answer.title': 'Having the last word',
  'theme.answer.lesson': 'Black chooses second. Look at Red’s tactic before you spend anything.',
  'theme.commit.title': 'Unequal commitment',
  'theme.commit.lesson': 'Two committed units add one die, and four add two. With fewer dice, each one is worth more.',
  'theme.heal.title': 'When to heal',
  'theme.heal.lesson': 'A wounded unit is removed by its next wound. Heal it if that wound is likely to come.',
  'theme.throw.title': 'A stronger throw',
  'theme.throw.lesson': 'If many more dice count for one side, spoil its throw or keep your own.',
} as const;
