// Army Ants on the page. Fetched when the game is chosen or played; its rules and its secret set-up are fetched later still.

import { html, nothing, type TemplateResult } from 'lit';
import type { RefusalFacts, SeatName } from '../../model/snapshot';
import type { Players } from '../../model/player';
import type { Settings } from '../../storage/settings';
import type { Answer } from '../../thinker/thinker';
import { lineOf, action } from '../../ui/message';
import { offerDraw, type PageContext } from '../../contract/page_context';
import { withWords } from '../../i18n/pending_catalogues';
import { sideName } from '../../i18n/labels';
import { commonReason, playerTitle } from '../../session/wording';
import type { Explanations } from '../../session/explanations';
import {
  GamePage,
  personDecides,
  type AdvicePage,
  type Command,
  type Refused,
  type RulesPage,
  type MatchView,
} from '../../contract/game_page';
import type { Lessons } from '../../contract/lesson';
import type { ModelGame } from '../../contract/model_game';
import type { PositionPage } from '../../contract/position_page';
import type { Puzzles } from '../../contract/puzzle';
import type { Dealt } from '../../session/game_play';
import { readRecordText } from '../../model/record_text';
import type { SecretSetup, SecretSetupHost } from '../../session/secret_setup';
import './chooser';
import { favorDialog } from './dialogs';
import { hintFor } from './hints';
import { cellLabel, favorName, moveSentence, selectionSentence, setupPlies, variantOf } from './labels';
import { chosenVariant, dealOptions, dealOptionsOf, optionsName, questions, seats } from './options';
import { playerNotes } from './player_notes';
import { refusalSection, refusalText, ruleNumber } from './refusals';
import type { ArmyAntsMove, ArmyAntsSnapshot } from './snapshot';
import { rulesVariantOf } from './variants';
import { lazy } from '../../ui/lazy';
import type { MenuItem } from '../../ui/menu';
import { t } from './words';
import './army_ants.css';

const DRAW_MARGIN = 100;
/** Two computers agree to a draw after so many moves in which nothing was taken: a Queen alone flees for ever. Measured over 720 games
 * between equal levels (the six lowest, 40 games of each in every edition): 4 had so many, all others 40 at most. */
const QUIET_MOVES = 100;

const fetchDeployScreen = (): Promise<unknown> => import('./deploy_screen');

const isSecret = (dealt: Dealt): boolean => {
  const begun = dealt.kind === 'deal' ? dealt.options : (readRecordText(dealt.record)?.start ?? '');
  return /\bsetup=(?!random)/.test(begun) || !begun.includes('setup=');
};

class ArmyAnts extends GamePage<ArmyAntsSnapshot> {
  readonly id = 'army-ants';
  readonly hasOwnSide = true;
  private secret: typeof import('./deploy/secret') | null = null;
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

  variant(snapshot: ArmyAntsSnapshot): string {
    return variantOf(snapshot);
  }
  rematchOptions({ rules, setup }: ArmyAntsSnapshot): string {
    return dealOptionsOf(rulesVariantOf(rules), setup);
  }
  override dealsOpenly(options: string): boolean {
    return options.includes('setup=random');
  }
  boardRole(): string {
    return t('game.board.role');
  }
  cellLabel(snapshot: ArmyAntsSnapshot, cell: number): string {
    return cellLabel(snapshot, cell);
  }
  moveSentence(move: ArmyAntsMove, after: ArmyAntsSnapshot): string {
    return moveSentence(move, after);
  }
  override momentSentence(before: ArmyAntsSnapshot, after: ArmyAntsSnapshot): string {
    if (before.phase === 'deploy' && after.phase === 'rally') return t('moment.reveal');
    return before.phase === 'rally' && after.phase === 'battle' ? t('moment.battle') : '';
  }
  override warning({ queenThreatened, turn }: ArmyAntsSnapshot): string {
    return queenThreatened ? t('warning.queen', { side: sideName(turn) }) : '';
  }
  selectionSentence(snapshot: ArmyAntsSnapshot): string {
    return selectionSentence(snapshot);
  }
  refusal(facts: RefusalFacts, { snapshot }: MatchView<ArmyAntsSnapshot>): Refused {
    const section = refusalSection(facts);
    return { text: refusalText(facts, snapshot), section, number: ruleNumber(section) };
  }
  reason(snapshot: ArmyAntsSnapshot, players: Players): string {
    const { kind, winner, reason } = snapshot.status;
    const loser: SeatName = winner === 'red' ? 'black' : 'red';
    switch (reason) {
      case 'queen':
        return t('end.queen', { side: sideName(loser) });
      case 'repetition':
        return kind === 'won' ? t('end.repetition.lost', { side: sideName(loser) }) : t('end.repetition.draw');
      case 'queens-only':
        return t('end.queens-only');
      default:
        return commonReason(snapshot, playerTitle(players, loser));
    }
  }
  override async ready(dealt: Dealt): Promise<void> {
    if (isSecret(dealt)) this.secret ??= await withWords(import('./deploy/secret'));
  }
  override secretSetup(host: SecretSetupHost): SecretSetup | null {
    return this.secret && new this.secret.Deployment(host);
  }
  override firstPly(snapshot: ArmyAntsSnapshot): number {
    return setupPlies(snapshot);
  }

  /**
   * If a repetition goes on without end, the computer accepts a draw already when the person who offers does not
   * stand worse.
   */
  acceptsDrawOffer({ score }: Answer, { phase, thirdOccurrence }: ArmyAntsSnapshot): boolean {
    return phase === 'battle' && (score ?? 0) >= (thirdOccurrence ? 0 : DRAW_MARGIN);
  }
  override agreesDraw({ score }: Answer, snapshot: ArmyAntsSnapshot): boolean {
    return (snapshot.thirdOccurrence && (score ?? 0) <= 0) || movesWithoutCapture(snapshot) >= QUIET_MOVES;
  }

  status({ snapshot }: MatchView<ArmyAntsSnapshot>): { title: null; note: string } {
    const note =
      snapshot.phase === 'rally'
        ? t('game.phase.rally', { n: snapshot.rally[snapshot.turn === 'red' ? 0 : 1] })
        : t('game.phase.battle');
    return { title: null, note };
  }
  playerNotes({ snapshot }: MatchView<ArmyAntsSnapshot>, seat: SeatName): TemplateResult {
    return playerNotes(snapshot, seat);
  }
  commands({ page, snapshot }: MatchView<ArmyAntsSnapshot>): Command[] {
    const { favor, pass } = snapshot.actions;
    const commands: Command[] = [];
    if (favor) {
      const run = (): void => page.show({ dialog: 'own', content: (close) => favorDialog(page, close) });
      commands.push({ icon: 'crown', text: favorName(snapshot.rules), note: t('game.favor.note'), run });
    }
    if (pass) {
      const note = snapshot.phase === 'rally' ? t('game.pass.rally') : t('game.pass.battle');
      commands.push({
        icon: 'pass',
        text: t('game.pass'),
        note,
        run: () => page.session.command('pass', snapshot.ply),
      });
    }
    return commands;
  }
  hint({ snapshot }: MatchView<ArmyAntsSnapshot>): { text: string; isUrgent: boolean } {
    // About to lose by the rule of repetition is more than a hint.
    return { text: hintFor(snapshot), isUrgent: snapshot.repetitionThreatens };
  }
  override notice(view: MatchView<ArmyAntsSnapshot>): TemplateResult | null {
    const { page, state, snapshot } = view;
    if (state.notice?.kind !== 'seal-checked') {
      if (!snapshot.thirdOccurrence || !personDecides(view)) return null;
      return lineOf(
        'told',
        t('repetition.third'),
        action(t('repetition.draw'), () => offerDraw(page)),
      );
    }
    return this.secret?.sealNotice(page) ?? null;
  }
  override overlay({ snapshot }: MatchView<ArmyAntsSnapshot>): unknown {
    return snapshot.question ? html`<anthill-chooser .snapshot=${snapshot}></anthill-chooser>` : nothing;
  }
  override setupScreen({ state, snapshot }: MatchView<ArmyAntsSnapshot>): TemplateResult | null {
    if (snapshot.phase !== 'deploy') return null;
    return html`${lazy(fetchDeployScreen, () => html`<anthill-deploy .state=${state}></anthill-deploy>`)}`;
  }
  override menu(page: PageContext): MenuItem[] {
    return this.secret?.sealMenu(page) ?? [];
  }
  override isDangerous({ phase, rally }: ArmyAntsSnapshot): boolean {
    return phase === 'battle' || (phase === 'rally' && rally[0] + rally[1] === 1);
  }
  async explanations(): Promise<Explanations> {
    return (await withWords(import('./reasons'))).explanations;
  }
  async advice(): Promise<AdvicePage<ArmyAntsSnapshot>> {
    return (await withWords(import('./advice'))).advicePage;
  }

  rulesVariant(snapshot: ArmyAntsSnapshot | null, settings: Settings): string {
    return snapshot ? rulesVariantOf(snapshot.rules) : chosenVariant(settings);
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

export const armyAnts = new ArmyAnts();

/** Those of the battle, up to the present position. */
function movesWithoutCapture({ phase, moves, ply }: ArmyAntsSnapshot): number {
  if (phase !== 'battle') return 0;
  let quiet = 0;
  while (quiet < ply && moves[ply - 1 - quiet]?.captured.length === 0) quiet += 1;
  return quiet;
}
