// The English texts of the clocks. They are fetched with the first game that is played by them.

export const en = {
  // On a player's plate.
  'clock.left': '{time} left',
  'clock.pause': 'Pause the clocks, {time} left',
  'clock.say.low': '{player} has a minute left.',
  'clock.say.last': '{player} has ten seconds left.',

  // While they stand.
  'clock.paused': 'The clocks stand still',
  'clock.paused.asked': 'The board is covered until you go on.',
  'clock.paused.hidden': 'Nobody saw the board, so the clocks were stopped.',
  'clock.paused.closed': 'The game was left, so the clocks were stopped.',
  'clock.paused.left': '{player}: {time}',
  'clock.goOn': 'Go on',
} as const;
