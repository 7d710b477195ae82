// A position is set up: by taps on a board of its own, and as text. The rules say at once whether it can be; a game that begins there is one
// like any other, but for the statistics. The game under way stays as it is meanwhile.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import type { GamePage } from '../contract/game_page';
import { cameFrom, nameSubject, subjectText } from '../contract/entry';
import type { CardsOnSpaces, PositionPage } from '../contract/position_page';
import { emptyBar, screenBar } from '../contract/screen_bar';
import { cellName, sideName } from '../i18n/labels';
import { t as later } from '../i18n/later_en';
import { inTurn, t as shared } from '../i18n/translate';
import type { GameId } from '../model/game_id';
import {
  HOLE,
  fieldOf,
  readPosition,
  spacesOf,
  withFields,
  writePosition,
  type PositionText,
} from '../model/position_text';
import { NAMELESS } from '../model/player';
import { randomUint32 } from '../model/random';
import { recordOfPosition } from '../model/record_text';
import { chosenPlayers } from '../session/chosen_players';
import { PartScreen } from '../screens/part_screen';
import { Drafts } from '../storage/drafts';
import { icon } from '../ui/icons';
import { partFailed } from '../ui/lazy';
import { anyIcon, type AnyIcon } from '../ui/lazy_icons';
import { rawDetails } from '../ui/raw_details';
import { segmented } from '../ui/segmented';
import { SEATS } from '../model/snapshot';
import { openJudge, type Judge, type Verdict } from './judge';
import { opponentQuestions } from './opponents';
import './palette';
import './space_grid';
import { changed, isUsed, picked, stagingOf, takenAway, tapped, typed, undone, type Staging } from './staging';
import { t } from './en';
import './editor_screen.css';

/** The drafts on the screen when it was closed, by games, with all that can be taken back. */
const unfinished = new Map<GameId, Staging>();
/** And what there is of it when the page has been reloaded. */
const drafts = new Drafts('position');

@customElement('anthill-editor')
export class EditorScreen extends PartScreen<PositionPage> {
  @state() private staging: Staging | null = null;
  @state() private said = '';
  private judge: Judge | null = null;
  private verdict: Verdict | null = null;
  /** The letters typed last go on. */
  private typing = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.staging) unfinished.set(this.staging.position.game, this.staging);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { staging, judge } = this;
    if (changed.has('staging')) this.verdict = staging && judge ? judge.judge(staging.text) : null;
  }

  protected override async fetchPart(game: GamePage): Promise<PositionPage> {
    const [positions, judge] = await Promise.all([game.parts.positions(), openJudge(game.id)]);
    this.judge = judge;
    return positions;
  }
  protected override partArrived(game: GamePage): void {
    const given = readPosition(subjectText());
    nameSubject(); // from now on the draft has it
    const before = this.draftOf(game.id);
    // The position before it can be had back.
    if (given?.game === game.id) this.stage(before ? changed({ ...before, hand: '' }, given) : stagingOf(given));
    else if (before) this.stage(before);
    else this.deal();
  }

  private draftOf(game: GameId): Staging | null {
    const draft = readPosition(drafts.read(game) ?? '');
    return unfinished.get(game) ?? (draft?.game === game ? stagingOf(draft) : null);
  }
  private stage(staging: Staging): void {
    this.typing = false;
    this.show(staging);
  }
  private show(staging: Staging): void {
    this.staging = staging;
    drafts.write(staging.position.game, writePosition(staging.position));
  }
  private replace(text: string): void {
    const position = readPosition(text);
    if (!position) return;
    this.stage(this.staging ? changed({ ...this.staging, hand: '' }, position) : stagingOf(position));
  }
  private deal(): void {
    const { game, fetched: positions, judge, settings } = this;
    if (!game || !positions || !judge) return;
    const dealt = readPosition(judge.deal(`${game.id} ${positions.dealt(settings)}`.trim()));
    this.replace(dealt ? writeBegun(positions, dealt) : positions.empty(settings));
  }

  protected override render(): TemplateResult {
    const { game, fetched: positions, staging, page, failure } = this;
    if (failure) return html`<main class="position">${emptyBar(page)} ${partFailed(failure)}</main>`;
    // The position of a game under way was brought along: that is where one goes back to.
    const back = cameFrom() === 'game' ? 'game' : 'start';
    return html`<main class="position" data-game=${game?.id ?? nothing} @keydown=${this.onKey}>
      ${screenBar(
        page,
        html`<h1 class="status">
          <span>${shared('position.title')}</span>
          ${game ? html`<small>${page.gameName(game.id)}</small>` : nothing}
        </h1>`,
        { to: back, back: shared(back === 'game' ? 'game.review.return' : 'game.home') },
      )}
      ${game && positions && staging ? this.content(game, positions, staging) : html`<p class="loading">${shared('app.loading')}</p>`}
      <div class="visually-hidden" role="status">${this.said}</div>
    </main>`;
  }

  private content(game: GamePage, positions: PositionPage, staging: Staging): TemplateResult {
    const { cards } = positions;
    const change = (position: PositionText): void => this.stage(changed(staging, position));
    return html`${
        cards
          ? html`${cards.drawings()}
              <section class="laying">
                <anthill-space-grid
                  .position=${staging.position}
                  .cards=${cards}
                  .hand=${staging.hand}
                  .tap=${(cell: number) => this.tap(cell)}
                  .away=${(cell: number) => this.away(cell)}
                ></anthill-space-grid>
              </section>`
          : nothing
      }
      <section class="asking">
        ${
          cards
            ? html`<p class="position-hint">${this.hint(cards, staging)}</p>
                <anthill-palette
                  .position=${staging.position}
                  .cards=${cards}
                  .hand=${staging.hand}
                  .pick=${(what: string) => this.pick(what)}
                ></anthill-palette>`
            : nothing
        }
        ${this.tools(positions, staging)} ${cards?.isShapeFree ? this.stacking(staging) : nothing}
        ${
          cards
            ? segmented(
                'position-turn',
                t('turn'),
                SEATS.map((value) => ({ value, text: sideName(value) })),
                fieldOf(staging.position, 'turn') as 'red',
                (turn) => change(withFields(staging.position, { turn })),
              )
            : nothing
        }
        ${positions.questions(staging.position, change)}
        <label class="position-text">
          <span>${t('text')}</span>
          <textarea
            rows="5"
            dir="ltr"
            spellcheck="false"
            autocomplete="off"
            autocapitalize="none"
            aria-describedby="position-text-note"
            .value=${staging.text}
            aria-invalid=${this.verdict?.kind === 'bad' ? 'true' : 'false'}
            @input=${this.onText}
            @change=${this.onText}
          ></textarea>
          <small id="position-text-note">${t('text.note')}</small>
        </label>
        ${opponentQuestions(this.page, this.settings)}
      </section>
      <footer class="position-foot">
        <p class=${this.verdict?.kind === 'good' ? 'good' : 'refused'} role="status">
          ${this.verdictText(game, positions)}
        </p>
        <button
          type="button"
          aria-disabled=${this.verdict?.kind === 'good' ? 'false' : 'true'}
          @click=${() => this.analyse()}
        >
          ${anyIcon('branch')}${later('analysis.open')}
        </button>
        <button
          type="button"
          class="primary"
          aria-disabled=${this.verdict?.kind === 'good' ? 'false' : 'true'}
          @click=${() => this.play()}
        >
          ${icon('play')}${t('begin')}
        </button>
      </footer>`;
  }

  private hint(cards: CardsOnSpaces, { hand, position }: Staging): string {
    if (hand === HOLE) return t('hint.holes');
    if (hand !== '') return t('hint.hand', { card: cards.name(hand) });
    const isAllUsed = cards.palette(position).every((line) => line.every((card) => isUsed(position, cards, card)));
    return t(isAllUsed ? 'hint.full' : 'hint.empty');
  }

  private tools(positions: PositionPage, staging: Staging): TemplateResult {
    const tool = (name: AnyIcon, text: string, run: (() => void) | null): TemplateResult =>
      html`<button type="button" class="small" aria-disabled=${run ? 'false' : 'true'} @click=${() => run?.()}>
        ${anyIcon(name)}${text}
      </button>`;
    return html`<div class="buttons position-tools" role="group" aria-label=${t('tools')}>
      ${tool('undo', t('undo'), staging.past.length > 0 ? () => this.stage(undone(staging)) : null)}
      ${tool('bin', t(positions.cards ? 'clear' : 'reset'), () => this.replace(positions.empty(this.settings)))}
      ${positions.cards ? tool('deal', t('deal'), () => this.deal()) : nothing}
    </div>`;
  }

  private stacking(staging: Staging): TemplateResult {
    const tick = (event: Event): void => this.stage({ ...staging, onTop: (event.target as HTMLInputElement).checked });
    return html`<label class="tick">
      <input type="checkbox" .checked=${staging.onTop} @change=${tick} />
      <span>${t('onTop')}</span>
    </label>`;
  }

  private verdictText(game: GamePage, positions: PositionPage): string | TemplateResult {
    const { verdict } = this;
    switch (verdict?.kind) {
      case 'good': {
        const { due, turn } = verdict.snapshot;
        const ready = due === 'chance' ? t('verdict.chance') : t('verdict.good', { side: sideName(turn) });
        const position = this.staging?.position;
        const why = position ? (positions.unreachable?.(position) ?? '') : '';
        return why === '' ? ready : inTurn(ready, why);
      }
      case 'over':
        return t('verdict.over', { why: game.words.reason(verdict.snapshot, NAMELESS) });
      case 'secret':
        return t('verdict.secret');
      case 'bad':
        return positions.problem(verdict.error) || html`${t('verdict.bad')} ${rawDetails(verdict.error)}`;
      default:
        return '';
    }
  }

  // --- what is done ------------------------------------------------------------------------------------------------------------

  private tap(cell: number): void {
    const { staging } = this;
    const cards = this.fetched?.cards;
    if (!staging || !cards) return;
    const next = tapped(staging, cell, cards);
    this.stage(next);
    if (staging.hand === HOLE) return;
    const name = this.nameOf(cell);
    if (staging.hand !== '')
      this.said = t(next.text === staging.text ? 'say.dropped' : 'say.laid', this.words(staging.hand, name));
    else if (next.hand !== '') this.said = t('say.moved', this.words(next.hand, name));
  }
  private away(cell: number): void {
    const { staging } = this;
    const cards = this.fetched?.cards;
    if (!staging || !cards) return;
    const there = spacesOf(staging.position)?.cells[cell] ?? '';
    const next = takenAway(staging, cell, cards);
    if (next === staging) return;
    this.stage(next);
    this.said = t('say.away', this.words(there, this.nameOf(cell)));
  }
  private words(card: string, cell: string): { card: string; cell: string } {
    return { card: this.fetched?.cards?.name(card) ?? '', cell };
  }
  private nameOf(cell: number): string {
    return cellName(cell, { columns: (this.staging && spacesOf(this.staging.position)?.columns) ?? 1 });
  }
  private pick(what: string): void {
    if (this.staging) this.stage(picked(this.staging, what));
  }
  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.staging?.hand) return;
    event.preventDefault();
    this.stage({ ...this.staging, hand: '' });
    this.said = t('say.dropped');
  };

  /** A text of another game leads to that game: at once if it was pasted, else when all of it has been typed. */
  private readonly onText = (event: Event): void => {
    const { staging } = this;
    if (!staging) return;
    const text = (event.target as HTMLTextAreaElement).value;
    const isTyped = event instanceof InputEvent && !/^insertFrom/.test(event.inputType);
    const game = readPosition(text)?.game;
    if (!isTyped && game !== undefined && game !== this.game?.id) {
      this.page.setUp(text);
      return;
    }
    if (event.type === 'input') this.show(typed(staging, text, this.typing));
    this.typing = event.type === 'input';
  };

  private analyse(): void {
    const { verdict, page } = this;
    if (verdict?.kind !== 'good') return;
    const { game, position } = verdict.snapshot;
    page.analyse({ game, start: position, moves: [], ply: 0, first: 0 });
  }
  private play(): void {
    const { verdict, settings, page, game } = this;
    if (verdict?.kind !== 'good' || !game) return;
    void page.begin(game.id, chosenPlayers(settings), randomUint32(), recordOfPosition(verdict.snapshot.position));
  }
}

const writeBegun = (positions: PositionPage, dealt: PositionText): string => writePosition(positions.begun(dealt));
