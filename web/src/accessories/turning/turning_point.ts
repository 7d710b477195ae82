// The line at the end of a game about the move that turned it: the one that changed the winner's chances most, by what the review knows. The
// engine looks through the game while this is shown, and stops when it is not.

import { html, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { GamePage, MatchView } from '../../contract/game_page';
import { MatchPart } from '../../contract/page_part';
import { other } from '../../model/snapshot';
import { closeDialog } from '../../ui/dialog_content';
import { action } from '../../ui/message';
import type { Findings } from '../review/findings';
import { isComplete } from '../review/pass';
import { currentReview } from '../review/review';
import type { Finished } from '../review/standing';
import { t } from './en';
import './turning_point.css';
import { hasTrait } from '../../model/game_id';

// A move stands out that changes so much between certain loss (-1) and certain win (1).
const LEAST_CHANGE = 0.3;
// Among changes nearly as large as the largest, the last one has turned the game: those before it were answered.
const NEARLY = 0.8;

interface Turning {
  /** The ply of the position in which the move was played. */
  ply: number;
  kind: 'decision' | 'luck';
}

/** The facts about a ply: whether its move counts, and the winner's chances before it; null if it is not evaluated. */
export interface Weighed {
  ply: number;
  kind: Turning['kind'] | null;
  chances: number | null;
  /** The chances after the move, where a closer look has been taken at it; else those before the next one. */
  after?: number | null;
}

/** @param weighed of all plies, in their order. The last move only does what could be done: it turns nothing. */
export function turningIn(weighed: readonly Weighed[]): Turning | null {
  const changes = weighed.slice(0, -1).flatMap(({ ply, kind, chances, ...own }, index) => {
    const after = own.after ?? weighed[index + 1]?.chances ?? null;
    return kind === null || chances === null || after === null ? [] : [{ ply, kind, change: after - chances }];
  });
  const most = Math.max(...changes.map(({ change }) => change));
  const turning = changes.filter(({ change }) => change >= LEAST_CHANGE && change >= NEARLY * most).at(-1);
  return turning ? { ply: turning.ply, kind: turning.kind } : null;
}

/** By a short look at every position, and by a closer one at what seemed a mistake where there has been one: as the key moments. */
export function weigh({ snapshot, advice, first }: Finished, { evaluations, judgements }: Findings): Weighed[] {
  const { winner } = snapshot.status;
  const champion = snapshot.swapped ? other(winner) : winner;
  const chancesAt = (ply: number, score: number | null | undefined): number | null => {
    const move = snapshot.moves[ply];
    if (!move || score === null || score === undefined) return null;
    const mover = move.player ?? move.seat;
    const chances = advice.winChances(score + (advice.leadBefore?.(snapshot, ply) ?? 0), mover);
    return mover === champion ? chances : -chances;
  };
  return snapshot.moves.slice(first, snapshot.ply).map((_, index): Weighed => {
    const ply = first + index;
    const closer = judgements.get(ply);
    return {
      ply,
      kind: advice.kindOfPly(snapshot, ply),
      chances: chancesAt(ply, closer?.score ?? evaluations.get(ply)?.score),
      after: chancesAt(ply + 1, closer?.next),
    };
  });
}

/**
 * Requires a game that has been won. 'none': no move stands out; 'none.yet': none does at a short look; undefined: the search was
 * stopped.
 */
export async function findTurning(
  game: GamePage,
  view: MatchView,
  signal: AbortSignal,
): Promise<Turning | 'none' | 'none.yet' | undefined> {
  const reviewed = await currentReview.work(game, view.page, false, signal);
  if (!reviewed) return undefined;
  const { finished, findings } = reviewed;
  return turningIn(weigh(finished, findings)) ?? (isComplete(finished, findings, true) ? 'none' : 'none.yet');
}

@customElement('anthill-turning-point')
export class TurningPoint extends MatchPart {
  @state() private found: { turning: Turning; move: string } | 'looking' | 'none' | 'none.yet' | 'stopped' = 'looking';

  override connectedCallback(): void {
    super.connectedCallback();
    void this.look(this.untilGone);
  }

  protected override render(): TemplateResult {
    const { found } = this;
    if (typeof found === 'string') return html`<p class="turning note" role="status">${t(`turning.${found}`)}</p>`;
    const { turning, move } = found;
    const n = this.game.play.countAt(this.view.snapshot, turning.ply + 1);
    const text = `turning.${turning.kind}` as const;
    return html`<div class="turning">
      <p role="status">${t(hasTrait(this.game.id, 'turns') ? `${text}.turn` : text, { n, move })}</p>
      ${action(t('turning.show'), () => {
        closeDialog();
        this.page.session.review.goTo(turning.ply + 1);
      })}
    </div>`;
  }

  private async look(signal: AbortSignal): Promise<void> {
    const { game, view } = this;
    const turning = await findTurning(game, view, signal).catch(() => undefined);
    if (signal.aborted) return;
    if (typeof turning !== 'object') this.found = turning ?? 'stopped';
    else this.found = { turning, move: (await game.parts.advice()).describe(view.snapshot, turning.ply) };
  }
}
