// What the library says of a game, and what can be done with its record: shared by the library, its dialogs and the share dialog.

import { html, type TemplateResult } from 'lit';
import { downloadText } from '../ui/download';
import type { GameSummary } from '../model/game_summary';
import type { SavedGame } from '../model/saved_game';
import { playerTitle } from '../session/wording';
import { isolated } from '../model/direction';
import { withNote } from '../model/record_text';
import { t } from './words';

export function entryTitle({ title, players }: GameSummary): string {
  if (title !== '') return isolated(title);
  return t('library.players', { red: playerTitle(players, 'red'), black: playerTitle(players, 'black') });
}

function entryState({ outcome, players }: GameSummary): string {
  if (outcome === 'draw') return t('library.draw');
  return outcome === 'red' || outcome === 'black'
    ? t('library.won', { player: playerTitle(players, outcome) })
    : t('library.ended');
}

/** One line of facts; `game`: what it is called. */
export function entryFacts(kept: GameSummary, game: string): string {
  const moves = t('library.moves', { n: kept.played });
  if (kept.secret) return t('library.facts.begun', { game, state: t('library.secret') });
  if (kept.over) return t('library.facts', { game, state: entryState(kept), moves });
  return t('library.facts.begun', { game, state: kept.played === 0 ? t('library.begun') : moves });
}

/** The record with the name that it has in the library. */
export const named = (record: string, title: string): string => withNote(record, 'title', title);

const fileName = ({ game, time }: SavedGame): string => `${game}-${new Date(time).toISOString().slice(0, 10)}.txt`;

export const saveAsFile = (kept: SavedGame): void => downloadText(fileName(kept), kept.record);

export const problemLine = (text: string): TemplateResult => html`<p class="problem" role="alert">${text}</p>`;
