// The board's files: those of the chosen game at once, all else of the page a little after.

import type { Board } from '../board/board';
import type { Settings } from '../storage/settings';
import type { UpdateNotice } from './update_notice';

/** From the board to the fetching of what comes next, and of all other files, for the device. */
const QUIET_MILLISECONDS = 1500;

interface FetchingPage {
  readonly board: Pick<Board, 'include'>;
  readonly settings: Settings;
  requestUpdate(): void;
}

export class BoardFetch {
  /** Null until it is fetched. */
  notice: UpdateNotice | null = null;
  private isAhead = false;

  /** @param fetchAhead what is opened next is there by then */
  constructor(
    private readonly page: FetchingPage,
    private readonly fetchAhead: () => void,
  ) {}

  /** Fetches the chosen game's board. A game that begins without it fetches it again, and reports a failure. */
  async run(): Promise<void> {
    try {
      await this.page.board.include(this.page.settings.game);
    } catch {
      return;
    }
    this.page.requestUpdate();
    if (this.isAhead) return;
    this.isAhead = true;
    // Only then: until the board is there, its files are the ones that count, and a game that is begun at once comes first.
    setTimeout(() => {
      this.fetchAhead();
      void import('./update_notice').then(
        ({ UpdateNotice }) => (this.notice = new UpdateNotice(() => this.page.requestUpdate())),
        () => undefined, // the next visit keeps the page on the device
      );
    }, QUIET_MILLISECONDS);
  }
}
