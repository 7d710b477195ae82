// The menu of a game: what concerns this game, another one, the board, the page. Items that end the game are apart, at the end.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { analyseShown, isAnalysable } from '../contract/analyse';
import type { GamePage } from '../contract/game_page';
import { offerDraw, PagePart } from '../contract/page_part';
import { t as later } from '../i18n/later_en';
import { t as common } from '../i18n/translate';
import { titleOf } from '../model/record_text';
import type { Snapshot } from '../model/snapshot';
import type { SessionState } from '../session/state';
import { menuGroup, type MenuItem } from '../ui/menu';
import { t } from './en';

function toggleFullScreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen({ navigationUI: 'hide' });
  void done.catch(() => undefined); // refused: the page stays as large as it is
}

/** The position on the board, if it is not secret. */
const positionOf = ({ secret, position }: Snapshot): string | null => (secret ? null : position);

@customElement('anthill-menu')
export class MenuPanel extends PagePart {
  @property({ attribute: false }) game!: GamePage | null;
  @property({ attribute: false }) state!: SessionState;

  protected override render(): TemplateResult {
    const { game } = this;
    const { snapshot, record } = this.state.match ?? {};
    const title = record ? titleOf(record) : '';
    return html`${title === '' ? nothing : html`<p><b>${title}</b></p>`}
    ${game && snapshot ? html`<p class="note">${game.words.variant(snapshot)}</p>` : nothing}
    ${menuGroup(t('menu.group.game'), this.ofThisGame())} ${menuGroup(t('menu.group.new'), this.ofAnother())}
    ${menuGroup(t('menu.group.board'), this.ofTheBoard())} ${menuGroup(common('app.name'), this.ofThePage())}
    ${menuGroup(null, this.ofTheEnd())}`;
  }

  private ofThisGame(): MenuItem[] {
    const { page, game } = this;
    const { session } = page;
    const { snapshot } = this.state.match ?? {};
    if (!snapshot) return [];
    const speaker = session.speaker;
    const lines: MenuItem[] = [...(game?.table.menu?.(page) ?? [])];
    if (snapshot.length > session.review.first)
      lines.push({ icon: 'play', text: later('end.replay'), run: () => session.review.autoplay(true) });
    if (snapshot.length > session.review.first && session.review.isOver)
      lines.push({ icon: 'curve', text: t('menu.review'), run: () => session.review.showFindings() });
    if (isAnalysable(page)) lines.push({ icon: 'branch', text: later('analysis.open'), run: () => analyseShown(page) });
    lines.push({
      icon: 'share',
      text: later('share.title'),
      run: () => page.show({ dialog: 'share', id: session.id }),
    });
    if (speaker !== null && snapshot.turn === speaker)
      lines.push({ icon: 'draw', text: t('menu.draw'), run: () => offerDraw(page) });
    return lines;
  }

  private ofAnother(): MenuItem[] {
    const { page, game } = this;
    const { snapshot } = this.state.match ?? {};
    if (!snapshot) return [];
    const lines: MenuItem[] = [{ icon: 'deal', text: t('menu.rematch'), run: () => void page.session.rematch(false) }];
    if (game?.play.dealsOpenly?.(game.play.rematchOptions(snapshot)))
      lines.push({ icon: 'number', text: later('deal.title'), run: () => page.show({ dialog: 'deal' }) });
    lines.push({ icon: 'pencil', text: common('position.title'), run: () => page.setUp(positionOf(snapshot)) });
    return lines;
  }

  private ofTheBoard(): MenuItem[] {
    const { page } = this;
    const isFull = document.fullscreenElement !== null;
    const alone = page.settings.focus === 'on';
    const lines: MenuItem[] = [
      { icon: 'turn', text: t('menu.turnBoard'), run: () => page.session.look.turnRound() },
      {
        icon: 'board',
        text: t(alone ? 'menu.focus.leave' : 'menu.focus'),
        run: () => page.change({ focus: alone ? 'off' : 'on' }),
      },
    ];
    if (document.fullscreenEnabled)
      lines.push({
        icon: isFull ? 'window' : 'fullScreen',
        text: t(isFull ? 'menu.window' : 'menu.fullScreen'),
        run: toggleFullScreen,
      });
    return lines;
  }

  private ofThePage(): MenuItem[] {
    const { page } = this;
    return [
      { icon: 'book', text: common('start.rules'), run: () => page.show({ dialog: 'rules' }) },
      { icon: 'gear', text: common('start.settings'), run: () => page.show({ dialog: 'settings' }) },
      { icon: 'library', text: common('start.library'), run: () => page.goTo('library') },
      { icon: 'about', text: common('start.about'), run: () => page.show({ dialog: 'about' }) },
      { icon: 'hill', text: common('game.home'), run: () => page.goTo('start') },
    ];
  }

  private ofTheEnd(): MenuItem[] {
    const { page } = this;
    if (page.session.speaker === null) return [];
    const run = (): void => page.show({ dialog: 'resign' });
    return [{ icon: 'flag', text: later('resign.confirm'), run, isGrave: true }];
  }
}
