// Who plays, as it was last chosen: what the start screen and whoever else begins a game go by.

import type { Players } from '../model/player';
import { randomUint32 } from '../model/random';
import type { Settings } from '../storage/settings';

export function chosenPlayers(settings: Settings): Players {
  if (settings.opponent === 'friend') {
    return { red: { kind: 'person', name: settings.nameRed }, black: { kind: 'person', name: settings.nameBlack } };
  }
  const computer = { kind: 'computer', level: settings.level } as const;
  if (settings.opponent === 'nobody') return { red: computer, black: { ...computer, level: settings.levelBlack } };
  const person = { kind: 'person', name: '' } as const;
  const red = settings.side === 'chance' ? randomUint32() % 2 === 0 : settings.side === 'red';
  return red ? { red: person, black: computer } : { red: computer, black: person };
}
