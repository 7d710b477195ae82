// The field for typed moves, for people who have it in their settings. It is fetched with the first.

import { html, nothing } from 'lit';
import type { GamePage, MatchView } from '../../contract/game_page';
import { lazy } from '../../ui/lazy';

const fetchField = (): Promise<unknown> => import('./typed_move');

export function typedMove(game: GamePage, view: MatchView): unknown {
  const { kind } = view.state.mode;
  if (view.page.settings.typing === 'off' || kind === 'spectating' || kind === 'reviewing') return nothing;
  return lazy(fetchField, () => html`<anthill-typed-move .game=${game} .view=${view}></anthill-typed-move>`);
}
