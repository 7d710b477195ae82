// The English texts of the clocks. They are fetched with the first game that is played by them.

import { sources } from 'translations:clock';
import { translator } from '../../i18n/translate';

const en = {
  // On a player's plate.
  'clock.left': '{time} left',
  'clock.pause': 'Pause the clocks, {time} left',
  'clock.say.low': '{player} has one minute left.',
  'clock.say.last': '{player} has ten seconds left.',

  // While they stand.
  'clock.paused': 'Clocks paused',
  'clock.paused.asked': 'The board is hidden until you resume.',
  'clock.paused.hidden': 'The clocks stopped because Anthill was in the background.',
  'clock.paused.closed': 'The clocks stopped because the game was closed.',
  'clock.paused.left': '{player}: {time}',
  'clock.goOn': 'Resume',
} as const;

export const t = translator(en, sources);
