// The computer's proofs about the rest of a round, in words.

import { other, type SeatName } from '../../model/snapshot';
import type { Answer } from '../../thinker/thinker';
import { sideName } from '../../i18n/labels';
import { t } from './en';

/** "" when nothing is proven. The score is that of `mover`. */
export function proofSentence({ exact, score }: Answer, mover: SeatName): string {
  if (!exact || score === null) return '';
  const points = Math.round(score / 100);
  if (points === 0) return t('proof.even');
  return t('proof.won', { side: sideName(points > 0 ? mover : other(mover)), n: Math.abs(points) });
}
