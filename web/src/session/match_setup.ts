// The secret set-ups of the match on the board. The session has one of these: it makes the game's own manager (secret_setup.ts) for
// each match, and tells the state what the screens have to know of it.

import type { Players } from '../model/player';
import type { KeptBeside } from '../model/saved_game';
import type { Snapshot } from '../model/snapshot';
import { ThinkerFailure } from '../thinker/thinker';
import type { GamePlay } from './game_play';
import type { Match } from './match';
import type { ThinkerPort } from './ports';
import type { KeptSetup, SecretSetup, SecretSetupState } from './secret_setup';

export class MatchSetup<Game extends GamePlay> {
  private current: SecretSetup | null = null;

  /** @param placed called when cards have come onto the board */
  constructor(
    private readonly match: Match<Game>,
    private readonly thinker: ThinkerPort,
    private readonly placed: () => void,
  ) {}

  /** Null if the game has no secret set-ups. */
  get manager(): SecretSetup | null {
    return this.current;
  }
  get kept(): KeptSetup {
    return this.current?.kept ?? null;
  }
  private get state(): SecretSetupState | null {
    return this.current?.state ?? null;
  }

  /** A match begins or is taken up again. The session tells of the change once the players are seated. */
  begin(game: Game, players: Players, stored: KeptBeside | null): void {
    this.current?.stop();
    const begun = game.play.secret?.setup({
      match: this.match,
      thinker: this.thinker,
      changed: () => {
        this.tell();
        this.match.commit();
      },
      placed: this.placed,
    });
    this.current = begun ?? null;
    begun?.begin(players, stored?.deploy ?? null);
    this.match.state = { ...this.match.state, secretSetup: this.state };
  }

  /** The match goes on elsewhere: nothing secret is to be seen here any more. */
  stop(): void {
    this.current?.stop();
    this.tell();
  }

  /** There is no match any more. */
  close(): void {
    this.current?.stop();
    this.current = null;
  }

  /** The match stands like this. */
  async follow(snapshot: Snapshot): Promise<void> {
    try {
      const checked = await this.current?.follow(snapshot);
      if (checked && snapshot.ply === snapshot.earliest) this.match.update({ notice: { kind: 'seal-checked' } });
    } catch (error) {
      if (!(error instanceof ThinkerFailure)) throw error;
      this.match.update({ notice: { kind: 'engine-stopped' } });
    }
  }

  private tell(): void {
    this.match.update({ secretSetup: this.state });
  }
}
