// Ants: Red vs. Black on the page. Fetched when the game is chosen or played; its rules are fetched later still.

import { html, nothing, type TemplateResult } from 'lit';
import { other, type RefusalFacts, type SeatName } from '../../model/snapshot';
import type { BoardPort } from '../../session/ports';
import type { Explanations } from '../../session/explanations';
import type { Players } from '../../model/player';
import type { Settings } from '../../storage/settings';
import type { Answer } from '../../thinker/thinker';
import type { DialogContent } from '../../ui/dialog_content';
import { lineOf } from '../../ui/message';
import type { MenuItem } from '../../ui/menu';
import type { Lessons } from '../../contract/lesson';
import type { ModelGame } from '../../contract/model_game';
import type { PositionPage } from '../../contract/position_page';
import type { Puzzles } from '../../contract/puzzle';
import { positionOn } from '../../contract/match_view';
import type { PageContext } from '../../contract/page_context';
import { withWords } from '../../i18n/pending_catalogues';
import { sideName } from '../../i18n/labels';
import { isPlaying } from '../../session/mode';
import { commonReason, playerTitle } from '../../session/wording';
import {
  GamePage,
  personDecides,
  type AdvicePage,
  type Command,
  type Refused,
  type RulesPage,
  type MatchView,
} from '../../contract/game_page';
import './army';
import './commit_panel';
import './resolution';
import { throwDice } from './dice';
import { flyingThrow, moveSentence, moveText, tableLabel, unitsIn } from './labels';
import { luckPicture } from './luck';
import { lazy } from '../../ui/lazy';
import { commitsInSecret, dealOptions, dealOptionsOf, questions, seats, throwsOwnDice, variantName } from './options';
import { playbackMilliseconds } from './playback';
import { refusalOf } from './refusals';
import './reinforce_panel';
import { logContent } from './resolution';
import type { RedVsBlackMove, RedVsBlackSnapshot } from './snapshot';
import './tactics_panel';
import './throw_pad';
import './throw_panel';
import { latestTurn } from './turns';
import { t } from './words';
import './panels.css';
import './red_vs_black.css';
import './arrangement.css';
import './sideways.css';

type S = RedVsBlackSnapshot;

/** A person's decision is due, and nothing is still being told or flying. */
const isDue = (view: MatchView<S>): boolean => personDecides(view) && !view.snapshot.held && !view.snapshot.animating;

/** Two people share this device and nothing else; both throw real dice. */
const withOwnDice = ({ page, players }: MatchView<S>): boolean =>
  bothPeople(players) && !page.inSandbox && page.session.aimed === null && throwsOwnDice(page.settings);
const bothPeople = ({ red, black }: Players): boolean => red.kind === 'person' && black.kind === 'person';
const fetchOwnDice = (): Promise<unknown> => withWords(import('./own_dice_panel'));

function logDialog(page: PageContext, close: () => void): DialogContent | null {
  const snapshot = positionOn<S>(page.session.state, 'red-vs-black');
  const lookAt = (ply: number): void => {
    close();
    page.session.review.goTo(ply);
  };
  return (
    snapshot && {
      heading: t('log.show'),
      size: 'large',
      content: logContent(snapshot, page.session.review.first, lookAt),
    }
  );
}
const showLog = (page: PageContext): void => page.show({ dialog: 'own', content: (close) => logDialog(page, close) });

class RedVsBlack extends GamePage<S> {
  readonly id = 'red-vs-black';
  readonly hasOwnSide = true;
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
    return variantName(options);
  }
  get lengthByLink(): string {
    return t('remote.length');
  }
  override get playsOnCells(): boolean {
    return false;
  }
  /** Only the dice decide a throw, so it cannot be typed. */
  override takesTypedMoves(snapshot: S): boolean {
    return super.takesTypedMoves(snapshot) && snapshot.phase !== 'throw';
  }
  override asksToConfirm(): boolean {
    return false;
  }

  variant(snapshot: S): string {
    return variantName(this.rematchOptions(snapshot));
  }
  rematchOptions(snapshot: S): string {
    return dealOptionsOf(snapshot);
  }
  boardRole(): string {
    return t('game.board.role');
  }
  cellLabel(snapshot: S): string {
    return tableLabel(snapshot);
  }
  moveSentence(move: RedVsBlackMove, after: S): string {
    return moveSentence(move, after);
  }
  selectionSentence(): string {
    return '';
  }
  refusal(facts: RefusalFacts): Refused {
    return refusalOf(facts);
  }
  reason(snapshot: S, players: Players): string {
    const { kind, winner, reason } = snapshot.status;
    if (reason !== 'units') return commonReason(snapshot, playerTitle(players, other(winner)));
    const [red, black] = (['red', 'black'] as const).map((seat) => unitsIn(snapshot.armies[seat], 0, 1).length);
    return t(kind === 'draw' ? 'end.units.draw' : 'end.units', { red: red ?? 0, black: black ?? 0 });
  }
  override keepsInSuspense(snapshot: S): boolean {
    return flyingThrow(snapshot) !== null;
  }
  override get listsMovesBesidePanel(): boolean {
    return true;
  }
  override moveText(move: RedVsBlackMove): string {
    return moveText(move);
  }

  acceptsDrawOffer({ score }: Answer): boolean {
    return (score ?? 0) > 100; // a unit
  }
  override throwsDice({ phase }: S): boolean {
    return phase === 'throw';
  }
  /** The computer throws as people do: the simulation decides what comes of its aim. */
  override throwDice(aimed: string, snapshot: S, board: BoardPort): Promise<string> {
    const { turn, dice } = snapshot;
    const [speed = 0, direction = 0] = aimed.split(' ').map(Number);
    return throwDice(turn, dice[turn], { speed, direction }, snapshot, board);
  }

  override readingMilliseconds(snapshot: S): number {
    return playbackMilliseconds(snapshot);
  }

  status({ snapshot }: MatchView<S>): { title: string | null; note: string } {
    const { turn, phase, turnNumber, held, animating } = snapshot;
    const note = t('status.turn', { n: turnNumber });
    if (held) return { title: t('status.resolved', { n: turnNumber }), note: '' };
    if (animating) return { title: t('status.flying'), note };
    return { title: t(`status.${phase}`, { side: sideName(turn) }), note };
  }
  playerNotes({ snapshot, players }: MatchView<S>, seat: SeatName): TemplateResult {
    const byHand = players[seat].kind === 'person';
    return html`<anthill-army .snapshot=${snapshot} .seat=${seat} .byHand=${byHand}></anthill-army>`;
  }
  commands({ page }: MatchView<S>): Command[] {
    return [{ icon: 'log', text: t('log.show'), run: () => showLog(page) }];
  }
  hint({ snapshot }: MatchView<S>): { text: string; isUrgent?: boolean } {
    const { phase, turn } = snapshot;
    return { text: t(`hint.${phase}`, { side: sideName(turn) }) };
  }
  override notice({ snapshot }: MatchView<S>): TemplateResult | null {
    return snapshot.animating ? lineOf('told', t('throw.skip')) : null;
  }
  override overlay(view: MatchView<S>): unknown {
    const { snapshot } = view;
    const throws = isDue(view) && snapshot.phase === 'throw';
    const real = withOwnDice(view);
    return html`<anthill-throw-pad
        .snapshot=${snapshot}
        .due=${throws && !real}
        .real=${real}
        .still=${view.page.settings.gestures === 'tap'}
        .numbered=${isDue(view) && snapshot.phase === 'tactics' ? snapshot.turn : null}
      ></anthill-throw-pad
      >${
        throws && real
          ? lazy(fetchOwnDice, () => html`<anthill-real-dice .snapshot=${snapshot}></anthill-real-dice>`)
          : nothing
      }`;
  }
  override panel(view: MatchView<S>): TemplateResult | null {
    const { page, snapshot, players, state } = view;
    if (!isPlaying(state.mode)) return null;
    if (snapshot.held) {
      return html`<anthill-resolution .snapshot=${snapshot}></anthill-resolution>`;
    }
    if (!isDue(view)) return null;
    const player = playerTitle(players, snapshot.turn);
    switch (snapshot.phase) {
      case 'commit':
        return html`<anthill-commit
          .snapshot=${snapshot}
          .player=${player}
          .secret=${bothPeople(players) && !page.inSandbox && commitsInSecret(page.settings)}
        ></anthill-commit>`;
      case 'throw':
        if (withOwnDice(view))
          return html`<section class="panel beside" aria-labelledby="throw-heading">
            <h2 id="throw-heading">${t('throw.own', { side: player, n: snapshot.dice[snapshot.turn] })}</h2>
            <p class="why">${t(snapshot.clear ? 'throw.own.why.clear' : 'throw.own.why')}</p>
          </section>`;
        return html`<anthill-throw .snapshot=${snapshot} .player=${player}></anthill-throw>`;
      case 'tactics':
        return html`<anthill-tactics .snapshot=${snapshot} .player=${player}></anthill-tactics>`;
      case 'reinforce':
        return html`<anthill-reinforce .snapshot=${snapshot} .player=${player}></anthill-reinforce>`;
    }
  }
  override menu(page: PageContext): MenuItem[] {
    const snapshot = positionOn<S>(page.session.state, 'red-vs-black');
    if (!snapshot || snapshot.held || !latestTurn(snapshot)) return [];
    return [
      { icon: 'log', text: t('log.show'), run: () => showLog(page) },
      { icon: 'dice', text: t('menu.resolved'), run: () => page.session.choose(1) },
    ];
  }
  override ending({ snapshot }: MatchView<S>): unknown {
    return latestTurn(snapshot) ? luckPicture(snapshot) : nothing;
  }

  async explanations(): Promise<Explanations> {
    return (await withWords(import('./reasons'))).explanations;
  }
  async advice(): Promise<AdvicePage<S>> {
    return (await withWords(import('./advice'))).advicePage;
  }
  /** Not while dice are flying. */
  override advises(view: MatchView<S>): boolean {
    return super.advises(view) && !view.snapshot.animating;
  }

  rulesVariant(snapshot: S | null, settings: Settings): string {
    return snapshot ? this.rematchOptions(snapshot) : dealOptions(settings);
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

export const redVsBlack = new RedVsBlack();
