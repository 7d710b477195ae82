// A hint of Red vs. Black: units, dice, aim and strength instead of cells. Fetched with the first hint.

import type { Advice, AdvicePage, MatchView } from '../../contract/game_page';
import { sideName } from '../../i18n/labels';
import { inTurn } from '../../i18n/translate';
import { estimateErrorAt } from '../../model/estimate_error';
import type { Answer } from '../../thinker/thinker';
import { FASTEST, readAim, SLOWEST, type Aim } from './flick';
import { hinted, type Hinted } from './hinted';
import { effectOf, moveText, numbersOf, unitList } from './labels';
import type { RedVsBlackSnapshot } from './snapshot';
import { makeThrow } from './dice';
import { t } from './en';

type View = MatchView<RedVsBlackSnapshot>;
type Told = Pick<Advice, 'steps' | 'move' | 'show' | 'play'>;

// Hundredths of a degree: less than that is straight ahead, more than that is far to the side.
const STRAIGHT = 250;
const FAR = 1200;

/** From the second step on what is meant is marked. */
const pointing = (at: Hinted) => (step: number) => hinted.point(step > 1 ? at : null);

/** The strength as a share of the greatest one. */
const shareOf = ({ speed }: Aim): number => (speed - SLOWEST) / (FASTEST - SLOWEST);

export function strengthOf(aim: Aim): 'soft' | 'middle' | 'hard' {
  const share = shareOf(aim);
  return share < 1 / 3 ? 'soft' : share < 2 / 3 ? 'middle' : 'hard';
}

export function directionOf({ direction }: Aim): 'straight' | 'left' | 'right' | 'far-left' | 'far-right' {
  if (Math.abs(direction) < STRAIGHT) return 'straight';
  const side = direction < 0 ? 'left' : 'right';
  return Math.abs(direction) < FAR ? side : `far-${side}`;
}

function throwing(aimed: string, { page, snapshot }: View): Told {
  const aim = readAim(aimed);
  const strength = t(`advice.strength.${strengthOf(aim)}`);
  return {
    steps: [t(`advice.aim.${directionOf(aim)}`), strength],
    move: t(`advice.throw.${strengthOf(aim)}`),
    // The area in which most dice of such a throw come to rest.
    show: (step) => page.board.aim(step > 2 ? aim : null),
    play: () => void makeThrow(page, snapshot, aim),
  };
}

/** A choice without dice: the phase's first step, then the choice by name. */
function chosen(move: string, { page, snapshot }: View): Told {
  const { turn, phase, options } = snapshot;
  const side = sideName(turn);
  const [what = '', which = ''] = move.split(':');
  const units = what === 'commit' || what === 'heal' || what === 'reinforce' ? numbersOf(which) : [];
  const dice = what === 'adjust' ? [Number.parseInt(which, 10)] : [];
  const steps = ((): [string, string] => {
    const named = t('advice.units', { units: unitList(units) });
    switch (what) {
      case 'commit':
        return [t('advice.commit', { n: units.length }), units.length > 0 ? named : t('advice.commit.none')];
      case 'reinforce':
        return [t('advice.reinforce'), named];
      case 'heal':
        return [t('advice.heal'), named];
      case 'adjust':
        return [t('advice.adjust'), t('advice.die', { n: dice[0] ?? 0 })];
      case 'swap':
        return [t('advice.swap'), t('advice.swap.dice')];
      default:
        return [t('advice.keep'), t('advice.keep.points')];
    }
  })();
  const effect = options.find((option) => option.move === move);
  const sentence = t('say.tactic', { side, what: moveText({ text: move }) });
  return {
    steps,
    move: phase === 'tactics' && effect ? inTurn(sentence, effectOf(effect.steps)) : sentence,
    show: pointing({ seat: turn, units, dice }),
    play: () => page.session.command(move, snapshot.ply),
  };
}

// Hundredths of a unit: half of all chances, which is what certainty has more than an even game.
const SURE = 500;
// How far the chances were off, in ten parts from 0 to 100 per cent. Measured by `anthill calibrate`, see tests/measure/red_vs_black.md.
const ESTIMATE_ERRORS = [2, 2, 2, 2, 3, 4, 4, 4, 3, 2];

export const advicePage: AdvicePage<RedVsBlackSnapshot> = {
  of({ move }: Answer, view: View): Advice {
    const told = view.snapshot.phase === 'throw' ? throwing(move, view) : chosen(move, view);
    return {
      from: [],
      to: [],
      arrow: null,
      what: '',
      ...told,
      show: (step) => {
        if (step === 0) {
          hinted.point(null);
          view.page.board.aim(null);
        } else told.show?.(step);
      },
    };
  },
  kindOfPly: ({ moves }: RedVsBlackSnapshot, ply: number) => (moves[ply]?.phase === 'throw' ? 'luck' : 'decision'),
  aimText(aim): string {
    return t('advice.throw.share', { n: Math.round(100 * shareOf(readAim(aim))) });
  },
  /** The engine weighs the game by chances of winning, and counts a tenth of all as a unit (src/players/red_vs_black/value_search.h). */
  winChances: (score) => Math.max(-1, Math.min(1, score / SURE)),
  scoreFor: (chances) => Math.round(chances * SURE),
  measure: 'chances',
  estimateError: (_snapshot, standing) => estimateErrorAt(ESTIMATE_ERRORS, standing),
  describe({ moves }: RedVsBlackSnapshot, ply: number): string {
    const move = moves[ply];
    return move ? t('say.tactic', { side: sideName(move.seat), what: moveText(move) }) : '';
  },
};
