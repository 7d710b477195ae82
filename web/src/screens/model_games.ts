// The list of model games: opening one begins its review. It is no game of this device, and is saved only when something is changed in it.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
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
import { closeDialog } from '../ui/dialog_content';
import { partFailed } from '../ui/lazy';
import { en, t } from './model_games_en';
import './model_games.css';

type KindIn<Key> = Key extends `kind.${infer Kind}` ? Kind : never;
type Kind = KindIn<keyof typeof en>;

/** Games that were chosen for the same reason, the shortest one first: it is the easiest to follow. */
interface Alike {
  readonly kind: Kind;
  readonly games: readonly ModelGame[];
}

/** In the order in which they teach the game, which is that of their texts. */
export const alikeOf = (games: readonly ModelGame[]): Alike[] =>
  Object.keys(en)
    .filter((key) => key.startsWith('kind.'))
    .map((key) => key.slice('kind.'.length) as Kind)
    .map((kind) => ({ kind, games: games.filter((game) => game.kind === kind) }))
    .filter((alike) => alike.games.length > 0);

const lengthOf = ({ moves }: ModelGame, play: GamePage['play'] | undefined): string =>
  play?.turnsIn ? t('turns', { n: play.turnsIn(moves) }) : t('moves', { n: moves.length });

@customElement('anthill-model-games')
export class ModelGames extends PagePart {
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
    closeDialog();
    const id = newGameName();
    await page.openModel({ ...read, id, record: withNote(read.record, 'title', title) });
    if (page.session.id !== id) return;
    page.session.review.showFindings();
    page.session.review.goTo(page.session.review.first);
  }

  private alike({ kind, games }: Alike, play: GamePage['play'] | undefined, id: string): TemplateResult {
    const title = t(`kind.${kind}`);
    return html`<h4 id=${id}>${title}</h4>
      <p>${t(`see.${kind}`)}</p>
      <ol aria-labelledby=${id}>
        ${games.map((game, index) => {
          const name = games.length > 1 ? `${title} ${index + 1}` : title;
          return html`<li>
            <button type="button" class="quiet" @click=${() => void this.attempt.run(() => this.open(game, name))}>
              <span>${t('game', { n: index + 1 })}</span>
              <small>${lengthOf(game, play)}</small>
            </button>
          </li>`;
        })}
      </ol>`;
  }

  protected override render(): TemplateResult {
    if (this.attempt.retry) return partFailed(this.attempt.retry);
    return html`<p>${t('note')}</p>
      ${this.refused ? problemLine(t('unread')) : nothing}
      ${GAME_IDS.map((id) => {
        const { play, all = [] } = { ...this.games.get(id) };
        return html`<section class="model-games">
          <h3>${CARDS[id].text('name')}</h3>
          ${alikeOf(all).map((alike) => this.alike(alike, play, `${id}-${alike.kind}`))}
        </section>`;
      })}`;
  }
}
