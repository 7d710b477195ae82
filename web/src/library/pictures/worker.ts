// The worker that paints: a board of its own, which is never shown, so that the one on the page goes on undisturbed.

import { BoardModule } from '../../board/module';
import { Film, paletteOf } from './film';
import { MOST_BYTES } from './limits';
import type { Answer, Cut, FilmPlan, Frame, Job } from './messages';
import { Painter } from './painter';

declare const self: DedicatedWorkerGlobalScope;

const answer = (message: Answer, transfer: Transferable[] = []): void => self.postMessage(message, transfer);

// The module's script is one for pages: it names these when it starts, and asks nothing of them as long as nothing is shown.
Object.assign(self, { document: {}, window: self });

let painter: Painter | null = null;

/** The board in the corner of what is around it. */
function composeFrame(board: Frame, around: Frame): Frame {
  const pixels = around.pixels.slice();
  const row = board.width * 4;
  for (let line = 0; line < board.height; line += 1)
    pixels.set(board.pixels.subarray(line * row, (line + 1) * row), line * around.width * 4);
  return { ...around, pixels };
}

function film(board: Painter, plan: FilmPlan): void {
  const { cuts } = plan;
  const last = cuts.length - 1;
  const picture = ({ ply }: Cut, at: number): Frame => {
    board.goTo(ply);
    return composeFrame(board.paint(), at === last ? plan.ending : plan.around);
  };
  const asked = [0, Math.floor(last / 2), last].flatMap((at) => {
    const cut = cuts[at];
    return cut ? [picture(cut, at)] : [];
  });
  const gif = new Film(paletteOf(asked));
  for (const [at, cut] of cuts.entries()) {
    gif.add(picture(cut, at), cut.milliseconds);
    if (gif.length > MOST_BYTES) {
      answer({ kind: 'failed', problem: 'too-large' });
      return;
    }
    answer({ kind: 'progress', done: at + 1 });
  }
  const bytes = gif.finish();
  answer({ kind: 'film', bytes }, [bytes.buffer]);
}

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
  } else if (job.kind === 'film' && painter) film(painter, job.plan);
}

self.onmessage = ({ data }: MessageEvent<Job>) => {
  carryOut(data).catch((reason: unknown) => {
    console.error(reason);
    answer({ kind: 'failed', problem: 'broken' });
  });
};
