// The words of each step of a hint.

import type { Advice } from '../../contract/game_page';
import { inTurn } from '../../i18n/translate';
import { t } from './en';

/** @param step from 1 on @param side who is to move @param reason what speaks for the move; "" for nothing */
export function adviceText(advice: Advice, step: number, side: string, reason = ''): string {
  const onBoard = advice.from.length > 0;
  switch (step) {
    case 1:
      return advice.steps?.[0] ?? t(onBoard ? 'advice.where' : 'advice.where.nowhere', { side });
    case 2: {
      if (advice.steps) return advice.steps[1];
      if (!onBoard) return t('advice.with.button');
      const n = advice.from.length;
      return n > 1 && advice.what === '' ? t('advice.with.line', { n }) : t('advice.with', { what: advice.what });
    }
    default:
      return inTurn(advice.move, reason);
  }
}
