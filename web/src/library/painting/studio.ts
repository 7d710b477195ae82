// The page's side of the worker that paints: one question at a time. Closing it stops the worker, whatever it is doing.

import { boardAddress } from '../../board/board_addresses';
import type { GameId } from '../../model/game_id';
import type { Snapshot } from '../../model/snapshot';
import type { Frame, Look, Size } from './frame';
import type { Answer, Job } from './messages';
import { startPaintingWorker } from './start_worker';

/** The problems that have words; anything else is a fault of the page. */
type Problem = Extract<Answer, { kind: 'failed' }>['problem'];

export class PaintingFailure extends Error {
  constructor(readonly problem: Problem) {
    super(problem);
  }
}

export class Studio {
  private readonly worker = startPaintingWorker();

  close(): void {
    this.worker.terminate();
  }

  async open(game: GameId, record: string, look: Look): Promise<Snapshot> {
    // The worker has another address to begin with.
    const { href } = new URL(boardAddress(game), location.href);
    const answer = await this.ask({ kind: 'open', game, address: href, record, look }, 'opened');
    return answer.snapshot;
  }
  /** A picture of the board, and the position that it shows. */
  paint(ply: number, box: Size, ratio: number): Promise<{ frame: Frame; snapshot: Snapshot }> {
    return this.ask({ kind: 'paint', ply, box, ratio }, 'painted');
  }

  /** @param onProgress hears how much of it is done */
  ask<Kind extends Answer['kind']>(
    job: Job,
    wanted: Kind,
    onProgress: (done: number) => void = () => undefined,
  ): Promise<Extract<Answer, { kind: Kind }>> {
    const { worker } = this;
    return new Promise((resolve, reject) => {
      worker.onerror = () => reject(new PaintingFailure('broken'));
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        if (data.kind === 'progress') onProgress(data.done);
        else if (data.kind === 'failed') reject(new PaintingFailure(data.problem));
        else if (data.kind === wanted) resolve(data as Extract<Answer, { kind: Kind }>);
      };
      worker.postMessage(job);
    });
  }
}
