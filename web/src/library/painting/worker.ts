// The worker that paints: a board of its own, which is never shown, so that the one on the page goes on undisturbed.

import { BoardModule } from '../../board/module';
import { film } from '../pictures/film_job';
import type { Answer, Job } from './messages';
import { Painter } from './painter';

declare const self: DedicatedWorkerGlobalScope;

const answer = (message: Answer, transfer: Transferable[] = []): void => self.postMessage(message, transfer);

// The module's script is one for pages: it names these when it starts, and asks nothing of them as long as nothing is shown.
Object.assign(self, { document: {}, window: self });

let painter: Painter | null = null;

async function carryOut(job: Job): Promise<void> {
  if (job.kind === 'open') {
    painter = new Painter(await BoardModule.load(job.game, job.address));
    painter.open(job.record, job.look);
    answer({ kind: 'opened', snapshot: painter.snapshot });
  } else if (job.kind === 'paint' && painter) {
    painter.goTo(job.ply);
    painter.fit(job.box, job.ratio);
    const frame = painter.paint();
    answer({ kind: 'painted', frame, snapshot: painter.snapshot }, [frame.pixels.buffer]);
  } else if (job.kind === 'film' && painter) film(painter, job.plan, answer);
}

self.onmessage = ({ data }: MessageEvent<Job>) => {
  carryOut(data).catch((reason: unknown) => {
    console.error(reason);
    answer({ kind: 'failed', problem: 'broken' });
  });
};
