// Words for dice, units, moves and steps of Ants: Red vs. Black.

import { other, SEATS } from '../../model/snapshot';
import type { Players } from '../../model/player';
import { sideName } from '../../i18n/labels';
import { inTurn, listOf } from '../../i18n/translate';
import { commonReason, playerTitle } from '../../session/wording';
import type { Army, Die, Place, RedVsBlackMove, RedVsBlackSnapshot, Resolution, Step } from './snapshot';
import { t } from './en';

/** Six and nine are underlined, on dice and on cards. */
export const underlined = (number: number): string => (number === 6 || number === 9 ? 'underlined' : '');

export const diceFor = (committed: number): number => 3 + Math.floor(committed / 2);

/** Numbers from 1 on of the units in one of these states. */
export const unitsIn = (army: Army, ...states: number[]): number[] =>
  army.flatMap((state, index) => (states.includes(state) ? [index + 1] : []));

export const unitList = (units: readonly number[]): string =>
  units.length === 0 ? t('move.none') : listOf(units.map(String));
/** “units 3 and 5”. */
export const unitsNamed = (units: readonly number[]): string =>
  t(units.length === 1 ? 'units.one' : 'units.more', { list: unitList(units) });

/** The place as it is seen, and that it counts as the other colour where the colours are swapped. */
const whereText = ({ place, countsOn }: Die): string => {
  const where = t(`die.on.${place}`);
  return place === countsOn ? where : t('die.swapped', { where });
};

export const dieText = (die: Die): string => t('die.label', { n: die.countsAs, where: whereText(die) });

/** The name of a button that turns a die by 1: what the die would be then. */
export function turnLabel(die: Die, n: number, by: 1 | -1, able: boolean): string {
  if (!able) return t(by > 0 ? 'tactics.die.up.none' : 'tactics.die.down.none', { n });
  return t(by > 0 ? 'tactics.die.up' : 'tactics.die.down', {
    n,
    die: dieText({ ...die, countsAs: die.number + by }),
  });
}

export const diceList = (dice: readonly Die[]): string => listOf(dice.map(dieText));

export const armyLabel = (army: Army): string =>
  t('army.label', { units: listOf(army.map((state, index) => t(`unit.${state as 0 | 1 | 2}`, { n: index + 1 }))) });

export function stepSentence(step: Step, { dice }: Pick<Resolution, 'dice'>): string {
  const { kind, unit, thrower } = step;
  const side = sideName(step.side);
  if (kind === 'heal') return t('step.heal', { side, unit });
  const lying = dice[thrower][step.die - 1];
  const die = lying ? t('step.die', { side: sideName(thrower), n: lying.countsAs, where: whereText(lying) }) : '';
  return t(`step.${kind}`, { die, side, unit });
}

/** One thing that a throw does, and which ring the table draws about the dice that do it. */
export interface Effect {
  text: string;
  ring: 'wound' | 'return';
}

export function effectsOf(steps: readonly Step[]): Effect[] {
  const units = (kind: Step['kind']): number[] =>
    steps
      .filter((step) => step.kind === kind)
      .map(({ unit }) => unit)
      .sort((one, two) => one - two);
  const [wounded, removed] = [units('wound'), units('remove')];
  const back = steps.filter(({ kind }) => kind === 'return').length;
  const still = wounded.filter((unit) => !removed.includes(unit));
  const effects: Effect[] = [
    { text: still.length > 0 ? t('effect.wounds', { units: unitsNamed(still) }) : '', ring: 'wound' },
    { text: removed.length > 0 ? t('effect.removes', { units: unitsNamed(removed) }) : '', ring: 'wound' },
    { text: back > 0 ? t('effect.returns', { n: back }) : '', ring: 'return' },
  ];
  return effects.filter(({ text }) => text !== '');
}

/** The same in one line. */
export const effectOf = (steps: readonly Step[]): string =>
  effectsOf(steps)
    .map(({ text }) => text)
    .reduce(inTurn, '') || t('effect.nothing');

/** “3,5”; “none” are none. */
export const numbersOf = (text: string): number[] =>
  text
    .split(',')
    .map(Number)
    .filter((number) => number > 0);

/** The effect of a tactic, as a clause. */
export function tacticText(tactic: string): string {
  const [what = '', which = ''] = tactic.split(':');
  if (what === 'swap') return t('move.swap');
  if (what === 'heal') return t('move.heal', { units: unitsNamed(numbersOf(which)) });
  if (what !== 'adjust') return t('move.keep');
  return t(which.endsWith('+') ? 'move.adjust.up' : 'move.adjust.down', { n: Number.parseInt(which, 10) });
}

/** As moves are written. */
export const PLACE_LETTERS = {
  red: 'r',
  black: 'b',
  'own-hill': 'h',
  'enemy-hill': 'e',
  off: 'o',
  nowhere: 'n',
} as const satisfies Record<Place, string>;
export const PLACES = Object.keys(PLACE_LETTERS) as Place[];

/** "2 and 9 on red, 4 own Hill": a throw, place after place. */
function throwWords(dice: string): string {
  const lying = dice.split(',').map((die) => /^(\d+)([a-z])/.exec(die) ?? ['', '', '']);
  const parts = PLACES.map((where): string => {
    const numbers = lying.flatMap(([, number = '', at]) => (at === PLACE_LETTERS[where] ? [number] : []));
    return numbers.length === 0 ? '' : t('move.throw.on', { units: listOf(numbers), where: t(`die.on.${where}`) });
  });
  return parts.filter(Boolean).reduce((first, next) => t('move.throw.more', { first, next }));
}

export function moveText({ text }: Pick<RedVsBlackMove, 'text'>): string {
  const [what = '', which = ''] = text.split(':');
  if (what === 'commit' && which === '?') return t('move.commit.hidden');
  if (what === 'commit') return t('move.commit', { units: unitList(numbersOf(which)) });
  if (what === 'throw') return t('move.throw', { dice: throwWords(which) });
  if (what === 'reinforce') return t('move.reinforce', { units: unitsNamed(numbersOf(which)) });
  return tacticText(text);
}

/** The throw that is in the air; null when all dice lie still. */
export const flyingThrow = ({ animating, moves, ply }: RedVsBlackSnapshot): RedVsBlackMove | null => {
  const last = moves[ply - 1];
  return animating && last?.text.startsWith('throw:') ? last : null;
};

export function moveSentence(move: RedVsBlackMove, after: RedVsBlackSnapshot): string {
  const side = sideName(move.seat);
  const [what = '', which = ''] = move.text.split(':');
  if (after.held) return t('say.resolved', { n: after.turnNumber });
  if (what === 'commit') return t('say.commit', { side });
  if (what === 'throw') return t('say.throw', { side, dice: diceList(after.thrown[move.seat]) });
  if (what === 'reinforce') return t('say.reinforce', { side, units: unitsNamed(numbersOf(which)) });
  return t('say.tactic', { side, what: tacticText(move.text) });
}

/** The table in words, for screen readers. */
export function tableLabel(snapshot: RedVsBlackSnapshot): string {
  const { thrown } = snapshot;
  const flying = flyingThrow(snapshot)?.seat;
  const sides = SEATS.filter((seat) => thrown[seat].length > 0).map((seat) =>
    seat === flying
      ? t('board.rolling', { side: sideName(seat) })
      : t('board.dice', { side: sideName(seat), dice: diceList(thrown[seat]) }),
  );
  return sides.reduce(inTurn, '') || t('board.empty');
}

/** The head of the page. */
export function statusOf(snapshot: RedVsBlackSnapshot): { title: string; note: string } {
  const { turn, phase, turnNumber, held, animating } = snapshot;
  const note = t('status.turn', { n: turnNumber });
  if (held) return { title: t('status.resolved', { n: turnNumber }), note: '' };
  return { title: animating ? t('status.flying') : t(`status.${phase}`, { side: sideName(turn) }), note };
}

export function endReason(snapshot: RedVsBlackSnapshot, players: Players): string {
  const { kind, winner, reason } = snapshot.status;
  if (reason !== 'units') return commonReason(snapshot, playerTitle(players, other(winner)));
  const [red, black] = SEATS.map((seat) => unitsIn(snapshot.armies[seat], 0, 1).length);
  return t(kind === 'draw' ? 'end.units.draw' : 'end.units', { red: red ?? 0, black: black ?? 0 });
}
