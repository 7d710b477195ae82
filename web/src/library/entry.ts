// The words and actions of one game in the library: shared by the library, its dialogs and the share dialog.

import { html, type TemplateResult } from 'lit';
import { downloadText } from '../ui/download';
import type { GameSummary } from '../model/game_summary';
import type { SavedGame } from '../model/saved_game';
import { pairing, playerTitle } from '../session/wording';
import { isolated } from '../model/direction';
import { dayOf } from '../model/local_date';
import { hasTrait } from '../model/game_id';
import { endForPerson } from './statistics';
import { withNote } from '../model/record_text';
import { REVIEW_NOTE, writeReviewNote } from '../model/review_note';
import { t } from './en';

export function entryTitle({ game, title, players }: GameSummary): string {
  if (title !== '') return isolated(title);
  return pairing(game, players);
}

type Outcome = 'won' | 'lost' | 'even' | 'open';

/** How a game stands or ended, in a word or two: against the computer from the side of the person. */
export function outcomeOf({ game, outcome, over, played, players, secret }: GameSummary): {
  kind: Outcome;
  text: string;
} {
  if (secret) return { kind: 'open', text: t(hasTrait(game, 'cells') ? 'library.secret' : 'library.secret.units') };
  if (!over) return { kind: 'open', text: t(played === 0 ? 'library.begun' : 'library.playing') };
  if (outcome === 'draw') return { kind: 'even', text: t('library.draw') };
  if (outcome !== 'red' && outcome !== 'black') return { kind: 'even', text: t('library.ended') };
  const end = endForPerson({ players, result: outcome });
  if (end === 'won' || end === 'lost') return { kind: end, text: t(`library.end.${end}`) };
  // Colours that change hands within a game don't identify the winner.
  const { name } = { name: '', ...players[outcome] };
  const player = hasTrait(game, 'swaps') ? isolated(name) : playerTitle(players, outcome);
  return { kind: 'even', text: player === '' ? t('library.ended') : t('library.won', { player }) };
}

/** One line of facts; `game`: what it is called. */
export const entryFacts = ({ game: id, played, secret }: GameSummary, game: string): string =>
  secret || played === 0
    ? game
    : t('library.facts', { game, moves: t(hasTrait(id, 'turns') ? 'library.turns' : 'library.moves', { n: played }) });

/** The reason why a game can't be shared while a player keeps something from the other. */
export const secretText = ({ game }: Pick<SavedGame, 'game'>): string =>
  t(hasTrait(game, 'cells') ? 'share.secret' : 'share.secret.units');

const fileName = ({ game, time }: SavedGame): string => `${game}-${dayOf(time)}.txt`;

/** The record, and with it what its review has found out. */
export const withReview = ({ record, review }: SavedGame): string => {
  const note = writeReviewNote(review);
  return note === '' ? record : withNote(record, REVIEW_NOTE, note);
};

export const saveAsFile = (kept: SavedGame): void => void downloadText(fileName(kept), withReview(kept));

export const problemLine = (text: string): TemplateResult => html`<p class="problem" role="alert">${text}</p>`;
