// The game that is chosen on the start screen: its part of the page is fetched.

import type { GamePage } from '../contract/game_page';
import { loadGame } from '../games/table';
import { DEFAULT_SETTINGS, saveSettings, type Settings } from '../storage/settings';
import { Attempt } from '../ui/attempt';

interface ChoosingPage {
  readonly settings: Settings;
  fetchBoard(): Promise<void>;
  requestUpdate(): void;
}

export class ChosenGame {
  private readonly attempt = new Attempt(() => this.page.requestUpdate());
  private fetched: GamePage | null = null;

  constructor(private readonly page: ChoosingPage) {}

  /** Null until it is fetched. While another one is on its way, the one before. */
  get game(): GamePage | null {
    return this.fetched;
  }
  /** Fetches it again, and what it needs of the board. Null where it has not failed. */
  get retry(): (() => void) | null {
    const again = this.attempt.retry;
    return (
      again &&
      (() => {
        void this.page.fetchBoard();
        again();
      })
    );
  }

  fetch(): Promise<void> {
    const { game } = this.page.settings;
    const isChosen = (): boolean => game === this.page.settings.game;
    return this.attempt.run(async () => {
      try {
        const fetched = await loadGame(game);
        if (isChosen()) this.fetched = fetched;
        this.page.requestUpdate();
      } catch (reason) {
        // The next visit begins with a game that is known to arrive.
        if (isChosen()) saveSettings({ game: this.fetched?.id ?? DEFAULT_SETTINGS.game });
        throw reason;
      }
    });
  }
}
