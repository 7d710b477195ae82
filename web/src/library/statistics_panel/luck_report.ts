// Luck and skill in the statistics of a game of dice: whatever the games that have been looked at tell, and the way to have the others looked
// at too. The findings are kept with each game, where its review finds them.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { inTenths } from '../../i18n/figures';
import { inTurn } from '../../i18n/translate';
import { luckOf, readWorths, writeWorths, type Luck } from '../../model/luck';
import { readRecordText } from '../../model/record_text';
import type { SavedGame } from '../../model/saved_game';
import type { SeatName } from '../../model/snapshot';
import { postGameAnalysisOf } from '../../session/post_game_analysis';
import { KeptReport, personIn } from './kept_report';
import { diceReport, type DiceReport, type GameOfDice } from './luck_statistics';
import { t } from '../en';

// Luck that fewer than one in this many players have is called unusual.
const UNUSUAL = 20;

/** Null: nothing has been found out of it, or it is of other moves. */
function keptLuck({ review, record }: SavedGame): Luck | null {
  const words = review?.['luck'];
  const worths = typeof words === 'string' ? readWorths(words.split(' ')) : null;
  return worths && worths.length === readRecordText(record)?.moves.length ? luckOf(worths) : null;
}

@customElement('anthill-luck-report')
export class LuckReport extends KeptReport<GameOfDice> {
  /** The number of games without known luck that have yet to be evaluated. */
  @state() private left = 0;

  protected override foundIn(game: SavedGame, seat: SeatName): GameOfDice | null {
    const luck = keptLuck(game);
    return luck && { luck, seat };
  }

  /** Looks at the games that nothing is known of, one after the other. */
  private async look(): Promise<void> {
    const signal = this.untilGone;
    const isUnwanted = (): boolean => signal.aborted;
    const unknown = this.games.filter(({ id }) => !this.known?.has(id));
    this.left = unknown.length;
    for (const game of unknown) {
      const luck = await this.lookAt(game.id, signal).catch(() => null);
      if (isUnwanted()) return;
      this.left -= 1;
      if (luck) this.known = new Map(this.known).set(game.id, { luck, seat: personIn(game) });
    }
  }
  private async lookAt(id: string, signal: AbortSignal): Promise<Luck | null> {
    const { session, saves } = this.page;
    const kept = await saves.find(id);
    const record = kept && readRecordText(kept.record);
    if (!record) return null;
    const worths = await postGameAnalysisOf(session.review).luck(
      { start: record.start, moves: record.moves },
      0,
      signal,
    );
    if (!worths || signal.aborted) return null;
    // The session saves the game on the board itself.
    if (id !== session.id) await saves.put({ ...kept, review: { ...kept.review, luck: writeWorths(worths) } });
    return luckOf(worths);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { known, games, left } = this;
    if (known === null || games.length === 0) return nothing;
    const report = diceReport([...known.values()]);
    const others = games.length - known.size;
    return html`<section class="dice-report" aria-labelledby="dice-report">
      <h4 id="dice-report">${t('luck.title')}</h4>
      <div role="status">${report ? this.told(report) : html`<p>${t('luck.unknown')}</p>`}</div>
      <p class="note">
        ${left > 0 ? t('luck.looking', { n: left }) : t('luck.counted', { n: known.size, of: games.length })}
      </p>
      ${
        others > 0 && left === 0
          ? html`<p class="buttons">
              <button type="button" @click=${() => void this.look()}>${t('luck.look', { n: others })}</button>
            </p>`
          : nothing
      }
    </section>`;
  }

  private told({ score, without, error, hit, expected, rarity }: DiceReport): TemplateResult {
    const rounded = { n: Math.round(score), without: Math.round(without) };
    const result =
      error === null
        ? t('luck.result.one', rounded)
        : t('luck.result', { ...rounded, error: Math.max(1, Math.round(error)) });
    const { kind, players } = rarity;
    const rare =
      players < 2
        ? t('luck.usual')
        : inTurn(t(`luck.${kind}`, { n: players }), t(players >= UNUSUAL ? 'luck.unusual' : 'luck.usual'));
    return html`<p>${result}</p>
      <p>${inTurn(t('luck.hits', { n: hit, expected: inTenths(expected) }), rare)}</p>`;
  }
}
