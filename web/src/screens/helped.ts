// Help while playing, on screens that show a match: fetched for the first player who gets help.

import { html, nothing, type TemplateResult } from 'lit';
import { personDecides, type GamePage, type MatchView } from '../contract/game_page';
import { lazy } from '../ui/lazy';

const fetchHelp = (): Promise<unknown> => import('../accessories/help/help_marks');

/** True if the person to move on the board gets help. */
const isHelped = (game: GamePage, view: MatchView): boolean =>
  game.play.isDangerous?.(view.snapshot) === true &&
  personDecides(view) &&
  view.page.session.explainer.helps(view.snapshot.turn);

/** Over the board. */
export const helpMarks = (game: GamePage, view: MatchView): unknown =>
  isHelped(game, view)
    ? lazy(fetchHelp, () => html`<anthill-help-marks .game=${game} .view=${view}></anthill-help-marks>`)
    : nothing;

/** In the line under the board; `otherwise` where there is nothing to help with, or a card is in hand. */
export const helpText = (game: GamePage, view: MatchView, otherwise: string): string | TemplateResult =>
  isHelped(game, view) && view.snapshot.selection.length === 0
    ? html`${lazy(
        fetchHelp,
        () => html`<anthill-help-line .game=${game} .view=${view} .otherwise=${otherwise}></anthill-help-line>`,
      )}`
    : otherwise;
