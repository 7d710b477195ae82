// The English texts of the puzzles of Ants: Red vs. Black.

export const en = {
  task: '{side} to choose a tactic, or none. Which choice wins most often?',
  percent: '{n}%',
  // {other} is the other side, which may still choose its own tactic.
  wrong: 'With that, {side} wins {chance} of such games if {other} answers best. There is a better choice.',
  right: 'That wins {chance} of such games for {side}.',
} as const;
