// How a match ended, in words.

import { other, type Snapshot } from '../model/snapshot';
import { isOwn, strengthOf, type ComputerPlayer, type Players } from '../model/player';
import type { GamePlay } from './game_play';
import { inTurn, t } from '../i18n/translate';
import { playerName } from './wording';

/** The same for everybody who reads it. */
export function resultTitle(game: GamePlay, snapshot: Snapshot, players: Players): string {
  const { kind, winner } = snapshot.status;
  return kind === 'won' ? t('end.won', { player: game.words.title(snapshot, players, winner) }) : t('end.draw');
}
export const resultSentence = (game: GamePlay, snapshot: Snapshot, players: Players): string =>
  t('end.line', { title: resultTitle(game, snapshot, players), why: game.words.reason(snapshot, players) });

/** One person has won against the computer, or the person of this device against that of another. */
export function isOwnVictory({ status }: Snapshot, players: Players): boolean {
  const [winner, loser] = [players[status.winner], players[other(status.winner)]];
  return status.kind === 'won' && winner.kind === 'person' && (isOwn(winner) || loser.kind === 'computer');
}

/** The computer that has won against one person; null otherwise. */
function victor({ status }: Snapshot, players: Players): ComputerPlayer | null {
  const first = players[status.winner];
  return status.kind === 'won' && first.kind === 'computer' && players[other(status.winner)].kind === 'person'
    ? first
    : null;
}

/** As the people at this device read it: "You win!" or "Egg wins" against the computer, and so against another device. */
export function ownResultTitle(game: GamePlay, snapshot: Snapshot, players: Players): string {
  if (isOwnVictory(snapshot, players)) return t('end.you');
  const computer = victor(snapshot, players);
  if (computer) return t('end.won', { player: t(`level.${strengthOf(computer)}`) });
  const { kind, winner } = snapshot.status;
  return kind === 'won' && isOwn(players[other(winner)])
    ? t('end.won', { player: playerName(players[winner]) })
    : resultTitle(game, snapshot, players);
}
/** Likewise: "You resigned." */
export function ownReason(game: GamePlay, snapshot: Snapshot, players: Players): string {
  const { reason } = snapshot.status;
  const isOwn = (reason === 'resigned' || reason === 'time') && victor(snapshot, players) !== null;
  return isOwn ? t(`end.${reason}.you`) : game.words.reason(snapshot, players);
}
export function ownResultSentence(game: GamePlay, snapshot: Snapshot, players: Players): string {
  const [title, why] = [ownResultTitle(game, snapshot, players), ownReason(game, snapshot, players)];
  return isOwnVictory(snapshot, players) ? inTurn(title, why) : t('end.line', { title, why });
}
