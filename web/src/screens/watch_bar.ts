// The tools of a watched game: hold it up, go on, one move, the pace. It requests the next move, so that the computer does not think
// while the bar is not shown.

import { html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { MatchView } from '../contract/game_page';
import { SETTINGS } from '../storage/settings';
import { t as shared } from '../i18n/translate';
import { icon } from '../ui/icons';
import { PageElement } from '../ui/element';
import { toolButton } from '../ui/tool_button';
import { t } from '../i18n/later_en';

// From one move to the next, at the least.
const PACE_MILLISECONDS = { slow: 3200, steady: 1500, fast: 350 } as const;

const pageSeen = (): Promise<void> =>
  new Promise((resolve) => {
    if (!document.hidden) resolve();
    else document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

@customElement('anthill-watch')
export class WatchBar extends PageElement {
  @property({ attribute: false }) view!: MatchView;
  private running = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.view.page.session.spectating.leave();
  }

  protected override updated(): void {
    if (!this.running) void this.run();
  }

  private async run(): Promise<void> {
    const { page } = this.view;
    const { session } = page;
    const { spectating } = session;
    this.running = true;
    while (this.isConnected && spectating.canAdvance) {
      await pageSeen();
      const before = session.state.match;
      await spectating.advance(PACE_MILLISECONDS[page.settings.pace]);
      if (session.state.match === before) break; // overtaken: the next change of the game comes back here
    }
    this.running = false;
  }

  protected override render(): TemplateResult {
    const { page } = this.view;
    const { spectating } = page.session;
    const { pace } = page.settings;
    const nextPace = (): void => {
      const at = SETTINGS.pace.values.indexOf(pace);
      page.change({ pace: SETTINGS.pace.values[(at + 1) % SETTINGS.pace.values.length] ?? 'steady' });
    };
    const step = (): void => {
      spectating.pause(true);
      void spectating.advance(0);
    };
    const held = spectating.isPaused;
    const { status, held: counted } = this.view.snapshot;
    const isOver = status.kind !== 'playing' && !counted;
    const paceName = t(`watch.pace.${pace}`);
    return html`${toolButton(icon(held ? 'play' : 'pause'), t(held ? 'watch.play' : 'watch.pause'), isOver ? null : () => spectating.pause(!held))}
    ${toolButton(icon('next'), t('watch.step'), isOver ? null : step)}
    ${toolButton(icon('pace'), paceName, nextPace, { name: t('watch.pace', { pace: paceName }) })}
    ${toolButton(icon('menu'), shared('game.menu'), () => page.show({ dialog: 'menu' }))}`;
  }
}
