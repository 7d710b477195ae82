// The players and the reason why the game ended, in words that all games share.

import { hasTrait, type GameId } from '../model/game_id';
import type { SeatName, Snapshot } from '../model/snapshot';
import { strengthOf, type Player, type Players } from '../model/player';
import { isolated } from '../model/direction';
import type { GamePlay } from './game_play';
import { sideName } from '../i18n/labels';
import { t } from '../i18n/translate';

/** "Anna (Red)", "Red", "Computer (Black)". */
export function playerTitle(players: Players, seat: SeatName): string {
  const player = players[seat];
  const side = sideName(seat);
  if (player.kind === 'computer') return t('player.named', { name: t('player.computer'), side });
  return player.name === '' ? side : t('player.named', { name: player.name, side });
}

/** The two players: "Anna (Red) vs. Ben (Black)", "vs. Computer, Egg". If colours change hands within a game, they are left out. */
export function pairing(game: GameId, players: Players): string {
  const titles = (red: string, black: string): string => t('start.continue.players', { red, black });
  const { red, black } = players;
  const [one, two] = [playerName(red), playerName(black)];
  if (red.kind !== black.kind && (one === '' || two === '')) return t('pairing.alone', { computer: one || two });
  // Their colours alone would read as the name of a game.
  if (one === '' && two === '') return t('pairing.two');
  if (!hasTrait(game, 'swaps')) return titles(playerTitle(players, 'red'), playerTitle(players, 'black'));
  return one !== '' && two !== '' ? titles(one, two) : t('pairing.named', { name: one || two });
}

/** The text on a player's own plate, beside the colour: "Anna", "Computer, Forager"; "" for a nameless person. */
export function playerName(player: Player): string {
  return player.kind === 'computer'
    ? t('player.computer.level', { level: t(`level.${strengthOf(player)}`) })
    : isolated(player.name);
}

/** "Move 3 of 5": how far the shown position is from the beginning, as players count. */
export function placeInGame({ id, play }: GamePlay, snapshot: Snapshot): string {
  const ply = play.countAt(snapshot, snapshot.ply);
  if (ply === 0) return t('game.review.start');
  return t(hasTrait(id, 'turns') ? 'game.review.turn' : 'game.review.at', {
    ply,
    length: play.countAt(snapshot, snapshot.length),
  });
}

/** The reasons that every game knows. */
export function commonReason({ status }: Snapshot, loser: string): string {
  switch (status.reason) {
    case 'resigned':
      return t('end.resigned', { player: loser });
    case 'time':
      return t('end.time', { player: loser });
    case 'agreed':
      return t('end.agreed');
    default:
      return t('end.other');
  }
}
