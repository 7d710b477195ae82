// The field for typed moves, in the notation of the rules: for people who know it, and for those to whom it is easier than pointing.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { personDecides, type GamePage } from '../../contract/game_page';
import { hasTrait } from '../../model/game_id';
import type { Snapshot } from '../../model/snapshot';
import { t as common } from '../../i18n/translate';
import { LONGEST_MOVE } from '../../model/limits';
import { isPlaying } from '../../session/mode';
import { MatchPart } from '../../contract/page_part';
import { t } from './en';
import { typedNotation } from './typed_notation';
import './typed_move.css';

/** Only the dice decide a throw, so it cannot be typed. */
const takesTyped = ({ play }: GamePage, snapshot: Snapshot): boolean =>
  snapshot.due === 'decision' && snapshot.held !== true && !play.dice?.areDue(snapshot);

@customElement('anthill-typed-move')
export class TypedMove extends MatchPart {
  /** The message about the text in the field, shown in the message line; null: it was not refused. */
  @state() private refused: string | null = null;

  protected override render(): TemplateResult {
    const { game, view, refused } = this;
    const asks = view.state.mode.kind === 'confirming';
    const waits = !(personDecides(view) || this.inAdvance) || !takesTyped(game, view.snapshot);
    return html`<form class="typed-move" @submit=${this.play}>
      <label>
        <span>${t('label')}</span>
        <input
          type="text"
          dir="ltr"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          enterkeyhint="send"
          maxlength=${LONGEST_MOVE}
          aria-invalid=${refused === null ? 'false' : 'true'}
          ?readonly=${waits}
          placeholder=${waits ? t('wait') : ''}
        />
      </label>
      <button type="submit" class="small ${asks ? 'unasked' : ''}" aria-disabled=${waits ? 'true' : 'false'}>
        ${t('play')}
      </button>
      <span class="visually-hidden" role="alert">${refused ?? nothing}</span>
    </form>`;
  }

  /** Moves are taken that wait for their turn. */
  private get inAdvance(): boolean {
    const { page, snapshot, players, state } = this.view;
    const computers = snapshot.status.kind === 'playing' && players[snapshot.turn].kind === 'computer';
    return page.settings.premove === 'on' && hasTrait(this.game.id, 'cells') && computers && isPlaying(state.mode);
  }

  /** A text that is no move stays in the field, marked, to be mended; what the board has against it stands in the line that talks. */
  private readonly play = (event: Event): void => {
    event.preventDefault();
    const { game, view } = this;
    const { session } = view.page;
    const input = this.querySelector('input');
    const { snapshot } = view;
    if (!input || input.value.trim() === '' || !takesTyped(game, snapshot)) return;
    if (this.inAdvance) {
      const error = view.page.board.premove(typedNotation(input.value));
      this.refused = error === '' ? null : common('error.board');
      if (error) input.select();
      else input.value = '';
      return;
    }
    if (!personDecides(view)) return;
    session.command(typedNotation(input.value), snapshot.ply);
    const { notice, match } = session.state;
    const played = match !== null && match.snapshot.ply !== snapshot.ply;
    this.refused = played ? null : notice?.kind === 'text' ? notice.text : '';
    if (played) input.value = '';
    else input.select();
  };
}
