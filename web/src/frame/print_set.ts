// Prints a set of a game on paper: its board, cards and markers. The browser's own dialog shows the sheets before they are printed.

import { render } from 'lit';
import type { GamePage } from '../contract/game_page';
import './print_set.css';

/** The sheets on the page, seen on paper alone. They stay until another set is printed: some browsers say too early that they are done. */
let paper: HTMLElement | null = null;

export async function printSet(game: GamePage): Promise<void> {
  const sheets = await game.parts.printed();
  paper?.remove();
  paper = document.createElement('div');
  paper.className = 'paper';
  paper.dataset['game'] = game.id;
  render(sheets(), paper);
  document.body.append(paper);
  const root = document.documentElement;
  const theme = root.dataset['theme'];
  // Paper is light.
  root.dataset['theme'] = 'light';
  const restore = (): void => {
    if (theme !== undefined) root.dataset['theme'] = theme;
    document.body.classList.remove('prints-set');
  };
  document.body.classList.add('prints-set');
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}
