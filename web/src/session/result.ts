// How a match ended, in words.

import { other, type Snapshot } from '../model/snapshot';
import { strengthOf, type Players } from '../model/player';
import type { GamePlay } from './game_play';
import { inTurn, t } from '../i18n/translate';

/** The same for everybody who reads it. */
export function resultTitle(game: GamePlay, snapshot: Snapshot, players: Players): string {
  const { kind, winner } = snapshot.status;
  return kind === 'won' ? t('end.won', { player: game.words.title(snapshot, players, winner) }) : t('end.draw');
}
export const resultSentence = (game: GamePlay, snapshot: Snapshot, players: Players): string =>
  t('end.line', { title: resultTitle(game, snapshot, players), why: game.words.reason(snapshot, players) });

/** One person has won against the computer. */
export const isOwnVictory = ({ status }: Snapshot, { red, black }: Players): boolean =>
  status.kind === 'won' && red.kind !== black.kind && { red, black }[status.winner].kind === 'person';

/** As the people at this device read it: "You win!" or "Egg wins" against the computer. */
export function ownResultTitle(game: GamePlay, snapshot: Snapshot, players: Players): string {
  const { kind, winner } = snapshot.status;
  if (isOwnVictory(snapshot, players)) return t('end.you');
  const [first, second] = [players[winner], players[other(winner)]];
  return kind === 'won' && first.kind === 'computer' && second.kind === 'person'
    ? t('end.won', { player: t(`level.${strengthOf(first)}`) })
    : resultTitle(game, snapshot, players);
}
export function ownResultSentence(game: GamePlay, snapshot: Snapshot, players: Players): string {
  const [title, why] = [ownResultTitle(game, snapshot, players), game.words.reason(snapshot, players)];
  return isOwnVictory(snapshot, players) ? inTurn(title, why) : t('end.line', { title, why });
}
