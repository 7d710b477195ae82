// The list of model games: opening one begins its review. It is no game of this device, and is saved only when something is changed in it.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { readModelGames, type ModelGame } from '../library/model_records';
import type { GamePage } from '../contract/game_page';
import { PagePart } from '../contract/page_part';
import { CARDS, loadGame } from '../games/table';
import { readIncoming } from '../library/incoming';
import { GAME_IDS, type GameId } from '../model/game_id';
import { withNote } from '../model/record_text';
import { newGameName } from '../model/saved_game';
import { problemLine } from '../library/entry';
import { Attempt } from '../ui/attempt';
import { partFailed } from '../ui/lazy';
import { t, type en } from './model_games_en';
import './model_games.css';

type Kind = Extract<keyof typeof en, `kind.${string}`>;

/** Why a game was chosen; a number tells those that were chosen for the same reason apart. */
function titleOf(games: readonly ModelGame[], game: ModelGame): string {
  const text = t(`kind.${game.kind}` as Kind);
  const alike = games.filter(({ kind }) => kind === game.kind);
  return alike.length > 1 ? `${text} ${alike.indexOf(game) + 1}` : text;
}

const lengthOf = ({ moves }: ModelGame, play: GamePage['play'] | undefined): string =>
  play?.turnsIn ? t('turns', { n: play.turnsIn(moves) }) : t('moves', { n: moves.length });

@customElement('anthill-model-games')
export class ModelGames extends PagePart {
  @property({ attribute: false }) close!: () => void;
  @state() private games: ReadonlyMap<GameId, { play: GamePage['play']; all: readonly ModelGame[] }> = new Map();
  @state() private refused = false;
  private readonly attempt = new Attempt(() => this.requestUpdate());

  protected override firstUpdated(): void {
    void this.attempt.run(() => Promise.all(GAME_IDS.map((id) => this.fetch(id))));
  }
  private async fetch(id: GameId): Promise<void> {
    const { play, parts } = await loadGame(id);
    const records = await parts.modelGames();
    this.games = new Map([...this.games, [id, { play, all: readModelGames(records.default) }]]);
  }

  private async open(game: ModelGame, title: string): Promise<void> {
    const { page } = this;
    const incoming = await readIncoming(game.record, (of) => page.play(of));
    const [read] = 'problem' in incoming ? [] : incoming.games;
    if (!read) {
      this.refused = true;
      return;
    }
    this.close();
    const id = newGameName();
    await page.openModel({ ...read, id, record: withNote(read.record, 'title', title) });
    if (page.session.id !== id) return;
    page.session.review.study();
    page.session.review.goTo(page.session.review.first);
  }

  protected override render(): TemplateResult {
    if (this.attempt.retry) return partFailed(this.attempt.retry);
    return html`<p>${t('note')}</p>
      ${this.refused ? problemLine(t('unread')) : nothing}
      ${GAME_IDS.map((id) => {
        const { play, all = [] } = { ...this.games.get(id) };
        return html`<section class="model-games">
          <h3>${CARDS[id].text('name')}</h3>
          <ol>
            ${all.map((game) => {
              const title = titleOf(all, game);
              return html`<li>
                <button type="button" class="quiet" @click=${() => void this.attempt.run(() => this.open(game, title))}>
                  <span>${title}</span>
                  <small>${lengthOf(game, play)}</small>
                </button>
              </li>`;
            })}
          </ol>
        </section>`;
      })}`;
  }
}
