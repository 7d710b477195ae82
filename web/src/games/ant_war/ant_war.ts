// Ant War on the page. Fetched when the game is chosen or played; its rules are fetched later still.

import { html, nothing, type TemplateResult } from 'lit';
import { cardPicture } from '../../art/art';
import { moreArtSprite } from '../../art/more_art';
import { antWarSprite } from './art';
import { other, type RefusalFacts, type SeatName } from '../../model/snapshot';
import type { Players } from '../../model/player';
import type { Settings } from '../../storage/settings';
import type { Answer } from '../../thinker/thinker';
import type { DialogContent } from '../../ui/dialog_content';
import { action, lineOf } from '../../ui/message';
import type { MenuItem } from '../../ui/menu';
import type { Lessons } from '../../contract/lesson';
import type { ModelGame } from '../../contract/model_game';
import type { PositionPage } from '../../contract/position_page';
import type { Puzzles } from '../../contract/puzzle';
import { positionOn } from '../../contract/match_view';
import type { PageContext } from '../../contract/page_context';
import { withWords } from '../../i18n/pending_catalogues';
import { cellName, sideName } from '../../i18n/labels';
import { isPlaying } from '../../session/mode';
import type { Explanations } from '../../session/explanations';
import { commonReason } from '../../session/wording';
import {
  GamePage,
  personDecides,
  type AdvicePage,
  type Command,
  type Refused,
  type RulesPage,
  type MatchView,
} from '../../contract/game_page';
import { countMilliseconds } from './count';
import './cut_panel';
import {
  aboutCard,
  cardName,
  cellLabel,
  cutSentence,
  deckOf,
  moveSentence,
  moveText,
  isAlone,
  personName,
  plateTitle,
  playerTitle,
  selectionSentence,
} from './labels';
import './odds_panel';
import { chosenVariant, dealOptions, dealOptionsOf, optionsName, questions, seats, variantName } from './options';
import { endingTable, playerNotes } from './player_notes';
import { proofSentence } from './proof';
import { refusalOf } from './refusals';
import type { AntWarMove, AntWarSnapshot } from './snapshot';
import './colour_panel';
import { inTurn } from '../../i18n/translate';
import { t } from './words';
import './ant_war.css';
import './sideways.css';
import './strip.css';

type S = AntWarSnapshot;

function stackDialog(page: PageContext): DialogContent | null {
  const snapshot = positionOn<S>(page.session.state, 'ant-war');
  const looked = snapshot?.looked ?? null;
  const here = looked === null ? undefined : snapshot?.cells[looked];
  if (!snapshot || looked === null || !here) return null;
  return {
    heading: t('stack.title', { cell: cellName(looked, snapshot.layout) }),
    content: html`${moreArtSprite()}${antWarSprite()}
      <p>${t('stack.text')}</p>
      <ol class="stack">
        ${[here.card, ...here.under].map((card) => html`<li>${cardPicture(card)}<span>${cardName(card)}</span></li>`)}
      </ol>`,
  };
}

/** The card that the last move has cut; "" where it was none, or a coin. */
function drawnCard({ moves, ply }: S): string {
  const card = /^cut:(..)$/.exec(moves[ply - 1]?.text ?? '');
  return card?.[1] ?? '';
}

class AntWar extends GamePage<S> {
  readonly id = 'ant-war';
  readonly hasOwnSide = false;
  get seats(): GamePage['seats'] {
    return seats();
  }
  get rulesTitle(): string {
    return t('rules.title');
  }

  questions(page: PageContext): TemplateResult {
    return questions(page);
  }
  dealOptions(settings: Settings): string {
    return dealOptions(settings);
  }
  optionsName(options: string): string {
    return optionsName(options);
  }
  get lengthByLink(): string {
    return t('remote.length');
  }

  variant(snapshot: S): string {
    return variantName(snapshot.shape, deckOf(snapshot));
  }
  rematchOptions(snapshot: S): string {
    return dealOptionsOf(snapshot.shape, deckOf(snapshot));
  }
  override dealsOpenly(): boolean {
    return true;
  }
  override asksToConfirm({ phase }: S): boolean {
    return phase === 'play';
  }
  boardRole({ layout: { columns, rows } }: S): string {
    return t('game.board.role', { columns, rows });
  }
  cellLabel(snapshot: S, cell: number): string {
    return cellLabel(snapshot, cell);
  }
  moveSentence(move: AntWarMove, after: S, players: Players): string {
    return moveSentence(move, after, players);
  }
  override momentSentence(_before: S, after: S): string {
    return cutSentence(after);
  }
  override momentPicture(snapshot: S): unknown {
    const card = drawnCard(snapshot);
    return card === '' ? nothing : html`${moreArtSprite()}${antWarSprite()}${cardPicture(card)}`;
  }
  selectionSentence(snapshot: S): string {
    return selectionSentence(snapshot);
  }
  refusal(facts: RefusalFacts, { snapshot }: MatchView<S>): Refused {
    return refusalOf(facts, snapshot);
  }
  reason(snapshot: S, players: Players): string {
    const { winner, reason } = snapshot.status;
    if (reason !== 'score') return commonReason(snapshot, playerTitle(snapshot, players, other(winner)));
    const sums = (['red', 'black'] as const).map((seat) => snapshot.points[seat] + snapshot.total[seat]);
    const [high, low] = [Math.max(...sums), Math.min(...sums)];
    return high === low ? t('end.even', { n: high }) : t('end.score', { n: high - low, high, low });
  }
  override title(snapshot: S, players: Players, seat: SeatName): string {
    return playerTitle(snapshot, players, seat);
  }
  override barName(snapshot: S, players: Players, seat: SeatName): { colour: boolean; name: string[] } {
    const name = plateTitle(snapshot, players, seat);
    return { colour: snapshot.coloured, name: snapshot.coloured ? [name, sideName(seat)] : [name] };
  }
  override moveSide({ phase, seat }: AntWarMove): SeatName | null {
    return phase === 'play' ? seat : null;
  }
  override get rematchSwapped(): string {
    return t('end.rematch');
  }
  override moveText(move: AntWarMove): string {
    return moveText(move);
  }

  override remark(answer: Answer, { phase, turn }: S): string {
    return phase === 'play' ? proofSentence(answer, turn) : '';
  }
  override readingMilliseconds(snapshot: S): number {
    return countMilliseconds(snapshot);
  }
  /** In the last round, when the person who offers is ahead in the match. */
  acceptsDrawOffer({ score }: Answer, { phase, round, rounds, turn, total }: S): boolean {
    const ahead = (score ?? 0) / 100 + total[turn] - total[other(turn)];
    return phase === 'play' && round === rounds && ahead > 0;
  }

  status({ snapshot, players }: MatchView<S>): { title: string | null; note: string } {
    const { phase, round, rounds, turn, held, counted } = snapshot;
    const note = rounds === 1 ? t('status.only') : t('status.round', { n: round });
    if (held && counted) return { title: t('status.counted', { n: counted.round }), note: '' };
    switch (phase) {
      case 'odds':
      case 'take':
        return {
          title: isAlone(players, turn)
            ? t(`status.${phase}.you`)
            : t(`status.${phase}`, { player: personName(snapshot, players, turn) }),
          note,
        };
      case 'cut':
        return { title: t('status.cut'), note };
      default:
        return { title: null, note };
    }
  }
  playerNotes({ snapshot }: MatchView<S>, seat: SeatName): TemplateResult {
    return playerNotes(snapshot, seat);
  }
  commands(view: MatchView<S>): Command[] {
    const { page, snapshot } = view;
    if (snapshot.phase !== 'play' || snapshot.held) return [];
    const note = snapshot.passed ? t('game.pass.end') : t('game.pass.note');
    return [{ icon: 'pass', text: t('game.pass'), note, run: () => page.session.command('pass', snapshot.ply) }];
  }
  hint({ snapshot }: MatchView<S>): { text: string; isUrgent?: boolean } {
    const { turn, phase, passed, points, lead, half, canCover } = snapshot;
    const [side, opposite] = [sideName(turn), sideName(other(turn))];
    if (phase !== 'play') return { text: t('hint.odds') };
    if (passed) return { text: t('hint.passed', { side, other: opposite, ...points }), isUrgent: true };
    if (!canCover) return { text: t('hint.stuck', { side }), isUrgent: true };
    if (lead > 0) return { text: t('hint.lead', { side, other: opposite, n: lead }), isUrgent: true };
    if (half) return { text: t('hint.half'), isUrgent: true };
    return { text: t('hint.choose', { side }) };
  }
  /** The abilities of a card that the player looks at; else the result of the last cut. */
  override notice({ page, snapshot, state }: MatchView<S>): TemplateResult | null {
    const { looked, cells } = snapshot;
    const below = looked === null ? [] : (cells[looked]?.under ?? []);
    if (looked !== null) {
      const stuck =
        snapshot.selection.includes(looked) &&
        !cells.some(({ marks }) => marks.includes('attack') || marks.includes('move'));
      return lineOf(
        'card-facts',
        inTurn(aboutCard(snapshot, looked), stuck ? t('look.stuck') : ''),
        below.length > 0
          ? action(t('stack.show', { n: below.length }), () =>
              page.show({ dialog: 'own', content: () => stackDialog(page) }),
            )
          : nothing,
      );
    }
    const cut = state.thinking ? '' : cutSentence(snapshot);
    if (!cut) return null;
    const card = drawnCard(snapshot);
    return lineOf(
      'told cut-card',
      html`${card !== '' ? html`${moreArtSprite()}${antWarSprite()}${cardPicture(card)}` : nothing}${cut}`,
    );
  }
  override overlay({ snapshot }: MatchView<S>): unknown {
    return snapshot.held ? html`<anthill-count-tags .snapshot=${snapshot}></anthill-count-tags>` : nothing;
  }
  override panel(view: MatchView<S>): TemplateResult | null {
    const { snapshot, players, state } = view;
    const { phase, turn, held, dealer } = snapshot;
    if (!isPlaying(state.mode)) return null;
    if (held) {
      return html`<anthill-count .snapshot=${snapshot} .players=${players}></anthill-count>`;
    }
    if (snapshot.status.kind === 'playing' && phase === 'cut')
      return html`<anthill-cut .snapshot=${snapshot}></anthill-cut>`;
    if (!personDecides(view)) return null;
    const player = isAlone(players, turn) ? '' : personName(snapshot, players, turn);
    if (phase === 'odds') return html`<anthill-odds .snapshot=${snapshot} .player=${player}></anthill-odds>`;
    if (phase !== 'take') return null;
    return html`<anthill-take
      .snapshot=${snapshot}
      .player=${player}
      .dealer=${players[dealer].kind === 'computer' ? '' : personName(snapshot, players, dealer)}
    ></anthill-take>`;
  }
  override menu(page: PageContext): MenuItem[] {
    const snapshot = positionOn<S>(page.session.state, 'ant-war');
    if (!snapshot?.counted || snapshot.held || snapshot.phase === 'over') return [];
    return [{ icon: 'tally', text: t('menu.count'), run: () => page.session.choose(1) }];
  }
  override ending(view: MatchView<S>): TemplateResult {
    return endingTable(view.snapshot, view.players);
  }

  override isDangerous({ phase }: S): boolean {
    return phase === 'play';
  }
  async explanations(): Promise<Explanations> {
    return (await withWords(import('./reasons'))).explanations;
  }
  async advice(): Promise<AdvicePage<S>> {
    return (await withWords(import('./advice'))).advicePage;
  }
  /** Odds and colours have a question to the computer of their own. */
  override advises(view: MatchView<S>): boolean {
    return super.advises(view) && view.snapshot.phase === 'play';
  }

  rulesVariant(snapshot: S | null, settings: Settings): string {
    return snapshot ? this.variant(snapshot) : chosenVariant(settings);
  }
  async printed(): Promise<() => TemplateResult> {
    return (await import('./printed')).sheets;
  }
  async rules(): Promise<RulesPage> {
    return (await import('./rules')).rulesPage;
  }
  async lessons(): Promise<Lessons> {
    return (await import('./lessons')).lessons;
  }
  async puzzles(): Promise<Puzzles> {
    return (await import('./puzzles')).puzzles;
  }
  async modelGames(): Promise<readonly ModelGame[]> {
    return (await import('./model_games')).modelGames;
  }
  async positions(): Promise<PositionPage> {
    return (await import('./positions')).positions;
  }
}

export const antWar = new AntWar();
