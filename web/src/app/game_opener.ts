// How a game comes to the game screen: dealt, opened again, from the library or from a link. If that fails, the screen apologises and offers
// to try again; if there is no game, another screen is shown.

import type { GamePage } from '../contract/game_page';
import type { Screen } from '../contract/routes';
import type { SavedGame } from '../model/saved_game';
import type { Session } from '../session/session';
import { Attempt } from '../ui/attempt';
import type { Router } from './router';

type Opening = Pick<Session<GamePage>, 'state' | 'hasOpen' | 'openKept' | 'openLinked' | 'resume' | 'touch'>;

/** The parts of the page that it uses. */
export interface GameOpenerHost {
  /** The one whose match is on the board now. */
  readonly session: Opening;
  readonly router: Pick<Router, 'screen' | 'link' | 'replace' | 'closeLink'>;
  /** Null where the link holds no game; why is said in the library. */
  gameOfLink(link: string): Promise<SavedGame | null>;
  /** Calls back once, when the player next touches the page. */
  atNextTouch(act: () => void): void;
  requestUpdate(): void;
}

export class GameOpener {
  private readonly attempt = new Attempt(() => this.host.requestUpdate());

  constructor(private readonly host: GameOpenerHost) {}

  /** Tries again. Null where nothing has failed. */
  get retry(): (() => void) | null {
    return this.attempt.retry;
  }

  /** @param put deals a new game, or puts one on the board that is only looked at */
  begin(put: () => Promise<unknown>): Promise<void> {
    return this.attempt.run(put);
  }

  /** @param otherwise where a game that is gone or can't be read leaves the player */
  openKept(id: string, otherwise: Screen): Promise<void> {
    return this.attempt.run(async () => {
      const { session } = this.host;
      if (session.hasOpen(id)) return;
      const opened = await session.openKept(id);
      if (opened === 'missing' || opened === 'refused') this.leave(otherwise);
    });
  }

  /** The screen was entered by its address, by history or by "Continue". */
  async enter(): Promise<void> {
    const { session, router } = this.host;
    const { link, screen } = router;
    if (screen !== 'game') return;
    this.attempt.clear();
    if (link === null && session.state.match) return;
    await this.attempt.run(() => (link === null ? this.resume() : this.openLink(link)));
  }

  private async resume(): Promise<void> {
    const opened = await this.host.session.resume();
    if (opened === 'missing' || opened === 'refused') this.leave('start');
  }
  /** The game is shown at once, and saved with the first touch: a page that opens links by itself puts nothing into the library. */
  private async openLink(link: string): Promise<void> {
    const { session, router } = this.host;
    const game = await this.host.gameOfLink(link);
    if (router.link !== link) return;
    const opened = game && (await session.openLinked(game));
    if (opened === 'opened')
      this.host.atNextTouch(() => {
        session.touch();
        router.closeLink();
      });
    else if (opened !== 'superseded') this.leave('library');
  }

  /** There is no game to show. A player who has gone elsewhere meanwhile stays there. */
  private leave(screen: Screen): void {
    const { router } = this.host;
    if (router.screen !== 'game') return;
    router.replace(screen);
    this.host.requestUpdate();
  }
}
