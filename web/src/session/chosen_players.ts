// The players as they were last chosen: used by the start screen and by all code that begins a game.

import { strengthsOf, type Strength } from '../model/levels';
import { computerAt, PERSON, type ComputerPlayer, type Players } from '../model/player';
import { randomUint32 } from '../model/random';
import type { Settings } from '../storage/settings';

/** The choice itself, or the strongest one where its game does not have it. */
export function offered({ game }: Pick<Settings, 'game'>, chosen: Strength): Strength {
  const strengths = strengthsOf(game);
  return strengths.includes(chosen) ? chosen : (strengths.at(-1) ?? 1);
}

export function chosenPlayers(settings: Settings): Players {
  if (settings.opponent === 'friend') {
    return { red: { kind: 'person', name: settings.nameRed }, black: { kind: 'person', name: settings.nameBlack } };
  }
  const at = (chosen: Strength): ComputerPlayer => computerAt(offered(settings, chosen), settings.seconds);
  const computer = at(settings.level);
  if (settings.opponent === 'nobody') return { red: computer, black: at(settings.levelBlack) };
  const red = settings.side === 'chance' ? randomUint32() % 2 === 0 : settings.side === 'red';
  return red ? { red: PERSON, black: computer } : { red: computer, black: PERSON };
}
