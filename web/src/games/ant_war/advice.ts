// A hint of Ant War: from the engine's notation to spaces, an ant and a sentence. Fetched with the first hint.

import type { Advice, AdvicePage, MatchView, RoundPlies } from '../../contract/game_page';
import { cellNumber, sideName } from '../../i18n/labels';
import type { Players } from '../../model/player';
import { other } from '../../model/snapshot';
import type { Answer } from '../../thinker/thinker';
import { cardName, moveSentence } from './labels';
import type { AntWarMove, AntWarSnapshot } from './snapshot';
import { t } from './en';

/** The space with what will lie there: as much of the position as the sentence needs. */
function after(snapshot: AntWarSnapshot, from: number, to: number): AntWarSnapshot {
  const card = snapshot.cells[from]?.card ?? '';
  return { ...snapshot, cells: snapshot.cells.map((cell, index) => (index === to ? { ...cell, card } : cell)) };
}

// In hundredths of a point for each space of the board, with a cut and without: so far rounds of equal players vary when what the engine
// estimates of deal and cut is taken out. It holds for players who look at 300 positions a move; stronger ones vary less. See
// tests/measure/ant_war.md.
const SPREAD = { cut: 26, none: 32 };

// How far the lead at a round's end was off the estimate, in points: a standard deviation by how many stacks are left, and proven leads
// left out. Measured by `anthill calibrate ant-war rounds=1`, see tests/measure/ant_war.md.
const ESTIMATE_ERRORS = [
  { stacks: 22, points: 6 },
  { stacks: 19, points: 5 },
  { stacks: 16, points: 5 },
  { stacks: 0, points: 4 },
];
/** The spaces of the board on which these were counted. */
const SPACES = 25;

// Hundredths of a point: a lead that is seldom lost within a round.
const MUCH = 1000;

/** The sentence of a move that could be played in this position. */
export function possibleMove(move: string, snapshot: AntWarSnapshot, players: Players): string {
  const { layout, turn, round } = snapshot;
  const [from = -1, to = -1] = move.includes('-') ? move.split('-').map((name) => cellNumber(name, layout)) : [];
  const played: AntWarMove = { text: move, seat: turn, player: turn, phase: 'play', round };
  return moveSentence(played, after(snapshot, from, to), players);
}

export const advicePage: AdvicePage<AntWarSnapshot> = {
  of({ move }: Answer, { page, snapshot, players }: MatchView<AntWarSnapshot>): Advice {
    const { layout } = snapshot;
    const [first = '', second = ''] = move.split('-');
    const cells = second === '' ? [] : [cellNumber(first, layout), cellNumber(second, layout)];
    const [from = -1, to = -1] = cells;
    return {
      from: cells.slice(0, 1),
      to: cells.slice(1),
      arrow: cells.length > 0 ? { from: [from], to: [to] } : null,
      what: cardName(snapshot.cells[from]?.card ?? ''),
      move: possibleMove(move, snapshot, players),
      play: () => page.session.command(move, snapshot.ply),
    };
  },
  kindOfPly: ({ moves }: AntWarSnapshot, ply: number) => (moves[ply]?.phase === 'play' ? 'decision' : null),
  winChances: (score) => Math.tanh(score / MUCH),
  measure: 'points',
  estimateError({ cells }: AntWarSnapshot): number {
    const spaces = cells.filter(({ hole }) => !hole).length;
    const stacks = (SPACES / spaces) * cells.filter(({ card }) => card !== '').length;
    return ESTIMATE_ERRORS.find((stage) => stacks >= stage.stacks)?.points ?? 0;
  },
  leadBefore({ moves, total, turn, swapped, round: last }: AntWarSnapshot, ply: number): number {
    const move = moves[ply];
    // Points go by the colours of the last round. While odds are named for a new round, its colours have not been taken
    // yet.
    const seat = move ? (swapped ? other(move.player) : move.player) : turn;
    return (move?.round ?? last) === 2 ? 100 * (total[seat] - total[other(seat)]) : 0;
  },
  /** The first round is over, and nothing is known of the deal of the second. */
  isLevel({ moves, ...now }: AntWarSnapshot, ply: number): boolean {
    const { phase, round } = moves[ply] ?? now;
    return (phase === 'deal' || phase === 'odds') && round === 2;
  },
  rounds({ moves, points, total, swapped, round: last, status, cells }: AntWarSnapshot): RoundPlies[] {
    const sign = swapped ? -1 : 1;
    const spaces = cells.filter(({ hole }) => !hole).length;
    return ([1, 2] as const).flatMap((round): RoundPlies[] => {
      const first = (phase: AntWarMove['phase']): number =>
        moves.findIndex((move) => move.round === round && move.phase === phase);
      const [odds, take, cut] = [first('odds'), first('take'), first('cut')];
      // A joker is cut again.
      const play = moves.findIndex(({ phase }, ply) => ply > Math.max(take, cut) && phase !== 'cut');
      const won = round < last ? total : status.reason === 'score' ? points : null;
      if (odds < 0 || take < 0 || play < 0 || !won) return [];
      const result = 100 * sign * (won.red - won.black);
      const spread = spaces * SPREAD[cut < 0 ? 'none' : 'cut'];
      return [{ odds, take, cut: cut < 0 ? null : cut, before: cut - 1, play, result, spread }];
    });
  },
  finalLead: ({ points, total }: AntWarSnapshot) => 100 * (points.red + total.red - points.black - total.black),
  describe({ moves }: AntWarSnapshot, ply: number): string {
    const move = moves[ply];
    const side = sideName(move?.seat ?? 'red');
    const [from = '', cell = ''] = move?.text.split('-') ?? [];
    return cell === '' ? t('say.pass', { side }) : t('say.covered', { side, from, cell });
  },
};
