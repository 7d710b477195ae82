// Which dialog is up, and what it shows: the one that was asked for, else the result of the game. The rules have a state of their own.

import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { GamePage, RulesPage } from '../contract/game_page';
import type { DialogRequest } from '../contract/page_context';
import type { Screen } from '../contract/routes';
import { t } from '../i18n/translate';
import type { GameId } from '../model/game_id';
import type { ScreenContext } from '../screens/screen_context';
import { Attempt } from '../ui/attempt';
import '../ui/dialog';
import type { Dialog } from '../ui/dialog';
import type { DialogContent } from '../ui/dialog_content';
import { LazyPart, partFailed } from '../ui/lazy';
import { fetchLater, later } from './late';
import type { Router } from './router';
import type { Snapshot } from '../model/snapshot';
import { DEFAULT_SETTINGS, type Settings } from '../storage/settings';

/** The variant whose rules are shown: of the game that is played, in a lesson of what it teaches, elsewhere of the last choice. */
export const rulesShown = (
  game: Pick<GamePage, 'rules'>,
  screen: Screen,
  snapshot: Snapshot | null,
  settings: Settings,
): string => game.rules.variant(screen === 'game' ? snapshot : null, screen === 'lesson' ? DEFAULT_SETTINGS : settings);

/** The parts of the page that its dialogs use. */
interface DialogPage extends ScreenContext, Pick<ParentNode, 'querySelector'> {
  readonly screen: Screen;
  readonly router: Pick<Router, 'cover' | 'hasMoved'>;
  /** The game at hand; null until it is fetched. */
  readonly game: GamePage | null;
  requestUpdate(): void;
}

const RESULT: DialogRequest = { dialog: 'end' };

export class Dialogs {
  private asked: DialogRequest | null = null;
  private up: { request: DialogRequest; content: DialogContent } | null = null;
  /** The request that the history has an entry for. */
  private covering: DialogRequest | null = null;
  private rules: { of: GameId; page: RulesPage } | null = null;
  private readonly fetchingRules = new Attempt(() => this.page.requestUpdate());
  /** The variant whose rules are shown, when it is not the one at hand. */
  private otherVariant: string | null = null;
  /** The section at which the rules are to be opened. */
  private section: string | null = null;

  constructor(private readonly page: DialogPage) {
    // A dialog that was asked for, and whatever else the page leaves to those parts.
    LazyPart.of(fetchLater).subscribe(() => page.requestUpdate());
  }

  show(request: DialogRequest): void {
    this.close();
    this.asked = request;
    if (request.dialog === 'rules') {
      this.section = request.section ?? null;
      this.otherVariant = null;
      void this.fetchRules();
    }
    this.page.requestUpdate();
  }
  /** False if none is open. */
  close(): boolean {
    return this.page.querySelector<Dialog>('anthill-dialog')?.close() ?? false;
  }

  /** The content of the dialog that is up; null: none is. */
  get shown(): DialogContent | null {
    return this.up?.content ?? null;
  }
  /** Called before the page is rendered. */
  prepare(): void {
    const request = this.requested;
    const content = request && this.contentOf(request);
    if (this.asked && content === null) this.asked = null; // what it was about has gone
    this.up = request && content ? { request, content } : null;
  }

  render(): unknown {
    if (!this.up) return nothing;
    const { request, content } = this.up;
    const dismiss = (): void => {
      // `close` is asynchronous: another dialog may be open by now.
      if (request !== this.requested) return;
      if (request === RESULT) this.page.session.celebrate(false);
      else this.asked = null;
      this.page.requestUpdate();
    };
    return keyed(
      request,
      html`<anthill-dialog
        .heading=${content.heading}
        .size=${content.size ?? 'small'}
        .unasked=${content.unasked ?? false}
        .asks=${content.asks ?? false}
        .game=${this.page.game?.id ?? ''}
        .content=${content.content}
        @dismiss=${dismiss}
      ></anthill-dialog>`,
    );
  }
  /** Called when the page has been rendered. */
  updated(): void {
    const request = this.up?.request ?? null;
    // Once: a dialog that is closing is still up when the next screen has come.
    if (request !== null && request !== this.covering) this.page.router.cover();
    this.covering = request;
    const { section, rules } = this;
    if (this.up?.request.dialog !== 'rules' || !section || !rules || rules.of !== this.page.game?.id) return;
    this.section = null;
    void this.page.querySelector<Dialog>('anthill-dialog')?.updateComplete.then(() => rules.page.show(section));
  }

  private get requested(): DialogRequest | null {
    return this.asked ?? (this.page.screen === 'game' && this.page.session.state.celebrating ? RESULT : null);
  }
  /** Null where there is nothing to show any more, undefined where it is yet to come. */
  private contentOf(request: DialogRequest): DialogContent | null | undefined {
    const { page } = this;
    const close = (): void => void this.close();
    if (request.dialog === 'own') return request.content(close);
    const part = LazyPart.of(fetchLater);
    if (part.state === 'unasked') part.ask();
    if (part.state === 'failed') return { heading: t('app.name'), content: partFailed(part.askAgain) };
    if (request.dialog !== 'rules') return later?.dialogContent(page, close, request);
    const { game, screen } = page;
    if (!game) return null;
    return later?.rulesContent(page, game, {
      page: this.rules?.of === game.id ? this.rules.page : null,
      variant: this.otherVariant ?? rulesShown(game, screen, page.session.state.match?.snapshot ?? null, page.settings),
      turnTo: (other) => {
        this.otherVariant = other;
        page.requestUpdate();
      },
      learn: screen === 'lesson' || screen === 'puzzles' ? null : () => page.learn(game.id),
      retry: this.fetchingRules.retry,
    });
  }

  private async fetchRules(): Promise<void> {
    const { game } = this.page;
    if (!game || this.rules?.of === game.id) return;
    await this.fetchingRules.run(async () => {
      this.rules = { of: game.id, page: await game.parts.rules() };
      this.page.requestUpdate();
    });
  }
}
