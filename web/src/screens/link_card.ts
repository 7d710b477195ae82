// The matches by link on the start screen: a card where it is this player's turn, else a mark at “Friend by link”.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { PagePart } from '../contract/page_part';
import { t as shared } from '../i18n/translate';
import { gameIn, isOwnTurn, isPlayed, otherNameIn, type RemoteMatch } from '../model/remote_match';
import { RemoteMatches } from '../storage/remote_matches';
import { t } from './link_card_en';
import './link_card.css';

@customElement('anthill-links')
export class LinkCard extends PagePart {
  /** Null until they are read. */
  @state() private kept: readonly RemoteMatch[] | null = null;
  private readonly store = new RemoteMatches();

  override connectedCallback(): void {
    super.connectedCallback();
    const end = this.store.onOtherTab(() => void this.look());
    this.untilGone.addEventListener('abort', end);
    void this.look();
  }

  private async look(): Promise<void> {
    const all = await this.store.all().catch(() => null);
    if (all) this.kept = all.filter(isPlayed);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { kept } = this;
    if (!kept) return nothing;
    const [first, ...more] = kept.filter(isOwnTurn);
    this.className = first ? 'card waiting' : 'visually-hidden';
    if (first) return this.card(first, more.length);
    return kept.length === 0 ? nothing : html`<p>${t('theirs', { n: kept.length })}</p>`;
  }

  private card(match: RemoteMatch, more: number): TemplateResult {
    const id = gameIn(match.text);
    const title = t('title', { game: id ? this.page.gameName(id) : '', name: otherNameIn(match) });
    const open = (): void => this.page.goTo('remote', more === 0 ? match.id : undefined);
    return html`<section aria-labelledby="link-heading">
        <h2 id="link-heading">${more === 0 ? title : shared('remote.title')}</h2>
        <p>${t('yours', { n: more + 1 })}</p>
      </section>
      <button type="button" @click=${open}>${shared('start.continue')}</button>`;
  }
}
