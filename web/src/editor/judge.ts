// Whether a position can be, by the rules themselves: a second board, without a screen, reads it while the game on the board stays where
// it is.

import { boardAddress } from '../board/board_addresses';
import { BoardModule } from '../board/module';
import type { GameId } from '../model/game_id';
import { dealSeed } from '../model/random';
import { recordOfPosition } from '../model/record_text';
import { setsUpInSecret, type Snapshot } from '../model/snapshot';

export type Verdict =
  | { kind: 'good'; snapshot: Snapshot }
  /** The game would be over before it began. */
  | { kind: 'over'; snapshot: Snapshot }
  /** Cards are still being laid in secret there. */
  | { kind: 'secret' }
  /** The rules' objection. */
  | { kind: 'bad'; error: string };

export interface Judge {
  judge(position: string): Verdict;
  /** A position as it is dealt. @param deal "army-ants edition=2020 setup=random" */
  deal(deal: string): string;
}

/** Opens a judge for positions of that game. */
export async function openJudge(game: GameId): Promise<Judge> {
  const module = await BoardModule.load(game, boardAddress(game));
  return {
    judge(position) {
      const error = module.load(recordOfPosition(position));
      // The line of the record says nothing: there is only one.
      if (error) return { kind: 'bad', error: error.replace(/^line \d+: /, '') };
      const snapshot = module.snapshot();
      if (setsUpInSecret(snapshot) || snapshot.secret) return { kind: 'secret' };
      return { kind: snapshot.status.kind === 'playing' ? 'good' : 'over', snapshot };
    },
    deal(deal) {
      const error = module.newGame(`${deal} seed=${dealSeed()}`);
      return error ? '' : module.snapshot().position;
    },
  };
}
