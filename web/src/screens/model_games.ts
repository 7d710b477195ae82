// The list of model games: opening one saves it like a game that was played here, and begins its review.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { ModelGame } from '../contract/model_game';
import { PagePart } from '../contract/page_part';
import { CARDS, loadGame } from '../games/table';
import { importGames } from '../library/import_games';
import { readIncoming } from '../library/incoming';
import { GAME_IDS, type GameId } from '../model/game_id';
import { readRecordText } from '../model/record_text';
import { problemLine } from '../library/entry';
import type { en } from './model_games_en';
import { t } from './model_games_words';
import './model_games.css';

type Kind = Extract<keyof typeof en, `kind.${string}`>;

@customElement('anthill-model-games')
export class ModelGames extends PagePart {
  @property({ attribute: false }) close!: () => void;
  @state() private games: ReadonlyMap<GameId, readonly ModelGame[]> = new Map();
  @state() private refused = false;

  protected override firstUpdated(): void {
    for (const id of GAME_IDS) void this.fetch(id);
  }
  private async fetch(id: GameId): Promise<void> {
    const found = await (await loadGame(id)).parts.modelGames();
    this.games = new Map([...this.games, [id, found]]);
  }

  private async open(game: ModelGame): Promise<void> {
    const { page } = this;
    const incoming = await readIncoming(game.record, (snapshot) => page.firstPly(snapshot));
    const [read] = 'problem' in incoming ? [] : incoming.games;
    if (!read) {
      this.refused = true;
      return;
    }
    await importGames({ games: [{ ...read, id: game.id }], unreadable: [] }, page.saves, page.session.id);
    this.close();
    await page.openKept(game.id);
    page.session.review.study();
    page.session.review.goTo(page.session.review.first);
  }

  protected override render(): TemplateResult {
    return html`<p>${t('note')}</p>
      ${this.refused ? problemLine(t('unread')) : nothing}
      ${GAME_IDS.map((id) => {
        const games = this.games.get(id) ?? [];
        return html`<section class="model-games">
          <h3>${CARDS[id].text('name')}</h3>
          <ol>
            ${games.map(
              (game) =>
                html`<li>
                  <button type="button" class="quiet" @click=${() => void this.open(game)}>
                    <span>${t(`kind.${game.kind}` as Kind)}</span>
                    <small>${t('moves', { n: readRecordText(game.record)?.moves.length ?? 0 })}</small>
                  </button>
                </li>`,
            )}
          </ol>
        </section>`;
      })}`;
  }
}
