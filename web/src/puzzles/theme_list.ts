// The themes of a game's puzzles: what each teaches, and how many of its puzzles have been solved.

import { html, nothing } from 'lit';
import type { Puzzles } from '../contract/puzzle';
import type { PageContext } from '../contract/page_context';
import type { GameId } from '../model/game_id';
import type { Progress } from '../model/progress';
import { ALL_PUZZLES } from '../storage/open_puzzle';
import { closeDialog, type DialogContent } from '../ui/dialog_content';
import { setOfTheme, themeProgress } from './sets';
import { t } from './en';
import './theme_list.css';

const mark = (set: string, chosen: string): 'true' | typeof nothing => (set === chosen ? 'true' : nothing);

/** @param choose opens a set */
const themeList = (
  puzzles: Puzzles,
  record: Progress,
  chosen: string,
  choose: (set: string) => void,
): DialogContent => ({
  heading: t('themes.title'),
  content: html`<ul class="theme-list">
    ${themeProgress(puzzles, record).map(
      ({ theme, n, of }) =>
        html`<li>
          <button
            type="button"
            aria-current=${mark(setOfTheme(theme), chosen)}
            @click=${() => choose(setOfTheme(theme))}
          >
            <b>${puzzles.themeText(theme, 'title')}</b>
            <span>${puzzles.themeText(theme, 'lesson')}</span>
            <small>${t('solved', { n, of })}</small>
            <progress max=${of} .value=${n} aria-hidden="true"></progress>
          </button>
        </li>`,
    )}
    <li>
      <button type="button" aria-current=${mark(ALL_PUZZLES, chosen)} @click=${() => choose(ALL_PUZZLES)}>
        <b>${t('themes.mixed')}</b>
        <span>${t('themes.mixed.note')}</span>
      </button>
    </li>
  </ul>`,
});

/**
 * @param chosen the set on the screen
 * @param choose opens a set
 */
export function showThemes(
  page: PageContext,
  game: GameId,
  puzzles: Puzzles | null,
  chosen: string,
  choose: (set: string) => void,
): void {
  const content = (): DialogContent | null =>
    puzzles &&
    themeList(puzzles, page.progress.of(game), chosen, (set) => {
      closeDialog();
      choose(set);
    });
  page.show({ dialog: 'own', content });
}
