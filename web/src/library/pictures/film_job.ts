// The worker that paints makes a film of it: all of its pictures, one after the other.

import type { Frame } from '../painting/frame';
import type { Painter } from '../painting/painter';
import { Film, paletteOf } from './film';
import type { Cut, FilmAnswer, FilmPlan } from './film_messages';
import { MOST_BYTES } from './limits';

/** The board in the corner of what is around it. */
function composeFrame(board: Frame, around: Frame): Frame {
  const pixels = around.pixels.slice();
  const row = board.width * 4;
  for (let line = 0; line < board.height; line += 1)
    pixels.set(board.pixels.subarray(line * row, (line + 1) * row), line * around.width * 4);
  return { ...around, pixels };
}

/** The last answer has the film, or why there is none. */
export function film(
  board: Painter,
  plan: FilmPlan,
  answer: (message: FilmAnswer | { kind: 'progress'; done: number }, transfer?: Transferable[]) => void,
): void {
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
