// The page itself: which screen and which dialog is up, what the settings mean for the board, and who lives how long. Session and board
// live as long as the page.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { artSprite } from '../art/art';
import { Board } from '../board/board';
import type { Theme } from '../board/module';
import type { Variants } from '../board/variants';
import { Session } from '../session';
import type { Players, Variant } from '../session_types';
import { Saves, browserStorage } from '../storage/saves';
import { loadSettings, saveSettings, type Settings } from '../storage/settings';
import { Thinker, startThinkerWorker } from '../thinker/thinker';
import type { RuleSection } from '../words/refusals';
import { t } from '../words/words';
import './dialog';
import type { Dialog } from './dialog';
import {
  aboutDialog,
  drawDialog,
  endDialog,
  favorDialog,
  menuDialog,
  resignDialog,
  sealDialog,
  settingsDialog,
  type DialogContent,
  type DialogMaker,
} from './dialogs';
import './game_screen';
import { PageElement, type DialogName, type PageContext } from './page_element';
import './start_screen';

type Screen = 'start' | 'game';
const GAME_ADDRESS = '#game';
const screenOfAddress = (): Screen => (location.hash === GAME_ADDRESS ? 'game' : 'start');

const DIALOGS: Readonly<Record<Exclude<DialogName, 'rules'> | 'end', DialogMaker>> = {
  menu: menuDialog,
  settings: settingsDialog,
  about: aboutDialog,
  resign: resignDialog,
  draw: drawDialog,
  favor: favorDialog,
  seal: sealDialog,
  end: endDialog,
};

// The length of a plain move's animation.
const MOTION_MILLISECONDS = { slow: 420, brisk: 200, off: 0 } as const;

const darkness = matchMedia('(prefers-color-scheme: dark)');
const moreContrast = matchMedia('(prefers-contrast: more), (forced-colors: active)');
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

@customElement('anthill-app')
export class App extends PageElement implements PageContext {
  private readonly saves = new Saves(browserStorage());
  private readonly thinker = new Thinker(startThinkerWorker);
  readonly session = new Session(this.thinker, this.saves);
  readonly board = new Board(this.session.boardEvents, {
    software: new URLSearchParams(location.search).has('software'),
  });
  readonly setAside = {
    all: () => this.saves.allSetAside(),
    remove: (id: number) => this.saves.deleteSetAside(id),
  };

  @state() settings: Settings = loadSettings();
  @state() variants: Variants | null = null;
  /** The edition whose rules are shown, when it is not the one at hand. */
  @state() private otherEdition: string | null = null;
  @state() private screen: Screen = screenOfAddress();
  @state() private dialog: DialogName | null = null;
  @state() private rules: typeof import('./rules') | null = null;
  @state() private broken = false;
  private section: RuleSection | null = null;
  private covered = false;

  constructor() {
    super();
    this.session.attach(this.board);
    this.session.subscribe(() => this.requestUpdate());
    this.saves.watch('current', () => this.session.overtaken());
    for (const query of [darkness, moreContrast, lessMotion]) query.addEventListener('change', () => this.applyLook());
    this.applyLook();
    window.addEventListener('popstate', () => {
      this.screen = screenOfAddress();
      void this.arrive();
    });
    void this.board.load().then(
      (variants) => (this.variants = variants),
      () => (this.broken = true),
    );
    void this.arrive();
  }

  change(settings: Partial<Settings>): void {
    this.settings = { ...this.settings, ...settings };
    saveSettings(this.settings);
    this.applyLook();
  }

  show(dialog: DialogName, section?: RuleSection): void {
    this.closeDialog();
    this.section = section ?? null;
    this.otherEdition = null;
    this.dialog = dialog;
    if (dialog === 'rules' && !this.rules) void this.fetchRules();
  }

  goTo(screen: Screen): void {
    if (screen === this.screen) return;
    this.turnTo(screen);
    void this.arrive();
  }

  async begin(players: Players, seed: number, variant: Variant): Promise<void> {
    this.turnTo('game');
    await this.session.begin(players, seed, variant);
  }

  protected override render(): TemplateResult {
    return html`${artSprite()} ${this.broken ? this.apology() : this.screenContent()} ${this.dialogElement()}`;
  }

  protected override updated(): void {
    const covered = this.dialogContent() !== null;
    if (covered !== this.covered) this.session.setCovered((this.covered = covered));
    if (this.dialog === 'rules' && this.rules && this.section) {
      const { rules, section } = this;
      this.section = null;
      void this.querySelector<Dialog>('anthill-dialog')?.updateComplete.then(() => rules.showSection(section));
    }
  }

  private screenContent(): TemplateResult {
    return this.screen === 'game'
      ? html`<anthill-game .page=${this} .state=${this.session.state}></anthill-game>`
      : html`<anthill-start .page=${this} .settings=${this.settings}></anthill-start>`;
  }

  private apology(): TemplateResult {
    return html`<main class="apology">
      <h1>${t('app.failed.title')}</h1>
      <p>${t('app.failed.text')}</p>
      <button type="button" class="primary" @click=${() => location.reload()}>${t('app.failed.retry')}</button>
    </main>`;
  }

  /** What is up: the dialog asked for, else the result of the game. */
  private get dialogName(): DialogName | 'end' | null {
    return this.dialog ?? (this.screen === 'game' && this.session.state.celebrating ? 'end' : null);
  }

  private dialogContent(): DialogContent | null {
    const name = this.dialogName;
    if (name === null) return null;
    if (name === 'rules') {
      return {
        heading: t('rules.title'),
        size: 'large',
        content:
          this.rules && this.variants
            ? this.rules.rulesContent(this.variants, this.edition, (edition) => (this.otherEdition = edition))
            : html`${t('rules.loading')}`,
      };
    }
    return DIALOGS[name](this, () => this.closeDialog());
  }

  private dialogElement(): unknown {
    const content = this.dialogContent();
    const name = this.dialogName;
    if (!content || !name) return nothing;
    const dismiss = (): void => {
      // A dialog that made way for another one says so late.
      if (name !== this.dialogName) return;
      if (name === 'end') this.session.celebrate(false);
      else this.dialog = null;
    };
    return keyed(
      name,
      html`<anthill-dialog
        .heading=${content.heading}
        .size=${content.size ?? 'small'}
        .content=${content.content}
        @dismiss=${dismiss}
      ></anthill-dialog>`,
    );
  }

  /** The edition that is played, or would be. */
  private get edition(): string {
    const played = this.screen === 'game' ? this.session.state.snapshot?.rules.name : undefined;
    return this.otherEdition ?? played ?? this.settings.edition;
  }

  private closeDialog(): void {
    this.querySelector<Dialog>('anthill-dialog')?.close();
  }

  private async fetchRules(): Promise<void> {
    this.rules = await import('./rules');
  }

  private turnTo(screen: Screen): void {
    if (screen === this.screen) return;
    history.pushState(null, '', screen === 'game' ? GAME_ADDRESS : location.pathname + location.search);
    this.screen = screen;
  }

  /** The game screen was entered by address, by history or by "Continue": the game has to be there. */
  private async arrive(): Promise<void> {
    if (this.screen !== 'game' || this.session.state.players) return;
    if (await this.session.resume()) return;
    history.replaceState(null, '', location.pathname + location.search);
    this.screen = 'start';
  }

  private applyLook(): void {
    const { settings } = this;
    const theme: Theme =
      settings.theme !== 'system'
        ? settings.theme
        : moreContrast.matches
          ? 'contrast'
          : darkness.matches
            ? 'dark'
            : 'light';
    const motion = settings.motion !== 'system' ? settings.motion : lessMotion.matches ? 'off' : 'brisk';
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['motion'] = motion;
    this.session.setLook({ theme, motion: MOTION_MILLISECONDS[motion], cards: settings.cards });
  }
}
