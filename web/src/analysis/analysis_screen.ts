// Moves are tried out from a position, for both sides, and none is lost: every one is kept in a tree. Beside the board the engine shows its
// best lines, as long as it is turned on. Moves here are no game: only the tree is saved, in this tab.

import { html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { cameFrom, nameSubject, subject } from '../contract/entry';
import { personDecides, type AdvicePage, type GamePage, type MatchView } from '../contract/game_page';
import { screenBar } from '../contract/screen_bar';
import { sideName } from '../i18n/labels';
import { t as later } from '../i18n/later_en';
import { t as shared } from '../i18n/translate';
import { NAMELESS } from '../model/player';
import { setsUpInSecret, type PlayedMove, type Snapshot } from '../model/snapshot';
import { PartScreen } from '../screens/part_screen';
import { noticeLine } from '../screens/message_line';
import { nothingYet } from '../screens/nothing_yet';
import { question } from '../session/computer_player';
import { resultTitle } from '../session/result';
import { sandboxPosition } from '../session/sandbox';
import { Drafts } from '../storage/drafts';
import { badge } from '../ui/badge';
import { icon } from '../ui/icons';
import { anyIcon, type AnyIcon } from '../ui/lazy_icons';
import { iconButton, toolButton } from '../ui/tool_button';
import { askToBegin } from './begin_here';
import { Engine } from './engine';
import { readAnalysable, readTree, writeTree } from './kept_tree';
import { bestLines, saidLines, type AnalysedPosition } from './lines';
import './move_tree';
import { LevelMoves } from '../thinker/level_moves';
import {
  depthOf,
  isMain,
  lineOf,
  movesTo,
  nodeOf,
  promoted,
  pruned,
  ROOT,
  shown,
  treeOf,
  withMoves,
  type Tree,
} from './tree';
import { t } from './en';
import './analysis_screen.css';

const LIFTED = ['pointerup', 'pointercancel'] as const;

const drafts = new Drafts('analysis');

const VIEWS = ['lines', 'tree'] as const;
type Below = (typeof VIEWS)[number];

@customElement('anthill-analysis')
export class AnalysisScreen extends PartScreen<AdvicePage> {
  @state() private tree: Tree | null = null;
  @state() private said = '';
  /** The engine works wherever it can. */
  @state() private running = true;
  /** The part that a phone shows below the board. */
  @state() private below: Below = 'lines';
  private engine: Engine | null = null;
  private readonly levelMoves = new LevelMoves(() => this.requestUpdate());
  /** A position is on its way to the board. */
  private opening = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    const signal = this.untilGone;
    for (const event of LIFTED) window.addEventListener(event, this.onLifted, { signal });
    document.addEventListener('visibilitychange', this.onVisibility, { signal });
  }
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.engine?.forget();
    this.levelMoves.close();
  }

  /** The engine stops while the page is out of sight, and goes on when it is back. */
  private readonly onVisibility = (): void => {
    const { engine, session } = this;
    const snapshot = session?.state.match?.snapshot;
    if (document.visibilityState === 'hidden') {
      engine?.stop();
      void this.levelMoves.follow(null);
    } else if (snapshot) this.consult(snapshot);
  };

  /** After the click that comes of it. */
  private readonly onLifted = (): void => void setTimeout(() => this.engine?.freeze(false));

  protected override fetchPart(game: GamePage): Promise<AdvicePage> {
    return game.parts.advice();
  }

  protected override async partArrived(game: GamePage): Promise<void> {
    const tree = this.begun(game);
    if (!tree) return;
    const session = this.borrowBoard(true, () => this.follow());
    this.engine = session.review.withPorts((_match, thinker) => new Engine(thinker, () => this.requestUpdate()));
    await this.lay(tree);
  }

  /** Branches of the same game are still there. */
  private begun(game: GamePage): Tree | null {
    const kept = readTree(drafts.read(game.id), game.id);
    const given = readAnalysable(subject());
    nameSubject(); // from now on the draft has it
    if (given?.game !== game.id) return kept;
    const tree = treeOf(given);
    if (!kept || kept.start !== tree.start || textsOf(kept.before) !== textsOf(tree.before)) return tree;
    return withMoves(withMoves(kept, movesTo(tree, lineOf(tree).at(-1) ?? ROOT)), movesTo(tree, tree.current));
  }

  // --- the board and the tree --------------------------------------------------------------------------------------------------

  private show(tree: Tree): void {
    this.tree = tree;
    drafts.write(tree.game, writeTree(tree));
  }

  private open(tree: Tree): void {
    void this.attempt.run(() => this.lay(tree));
  }
  /** Puts what the tree shows on the board. */
  private async lay(tree: Tree): Promise<void> {
    const { session } = this;
    if (!session) return;
    this.engine?.forget(); // its lines begin in the position before
    this.show(tree);
    this.opening += 1;
    try {
      const moves = [...tree.before, ...movesTo(tree, tree.current)].map(({ text }) => text);
      const opened = await session.place(sandboxPosition(tree.game, tree.start, moves, NAMELESS));
      if (opened === 'refused') this.tree = null;
    } finally {
      this.opening -= 1;
    }
    this.follow();
  }

  /** A move has been made on the board, or the board lies still. */
  private follow(): void {
    const { tree, session } = this;
    const snapshot = session?.state.match?.snapshot;
    if (!tree || !snapshot || this.opening > 0) return;
    const next = withMoves(tree, this.played(snapshot).slice(tree.before.length));
    if (next.current !== tree.current || next.nodes.size !== tree.nodes.size) this.show(next);
    this.consult(snapshot);
  }

  /** The moves played, including those that the two sides still keep from each other. */
  private played({ moves, ply }: Snapshot): readonly PlayedMove[] {
    const texts = this.session?.state.match?.record.moves ?? [];
    return moves.slice(0, ply).map((move, index) => ({ ...move, text: texts[index] ?? move.text }));
  }

  private go(node: number): void {
    const { tree, session } = this;
    const { snapshot } = session?.state.match ?? {};
    if (!tree || !session || !snapshot || node === tree.current || !tree.nodes.has(node)) return;
    const { parent, move } = nodeOf(tree, node);
    // The next move is seen being made.
    if (parent === tree.current && move && snapshot.due === 'decision' && !snapshot.held)
      session.command(move.text, snapshot.ply);
    if (this.tree?.current !== node) this.open(shown(this.tree ?? tree, node));
    this.said = this.nodeText(node);
  }
  /** Makes the moves of a line, as far as nothing but the players decides. */
  private play(moves: readonly string[]): void {
    const { session } = this;
    for (const move of moves) {
      const { snapshot } = session?.state.match ?? {};
      if (!session || snapshot?.due !== 'decision' || snapshot.held) return;
      session.command(move, snapshot.ply);
    }
  }
  private change(tree: Tree): void {
    if (tree.current === this.tree?.current) this.show(tree);
    else this.open(tree);
  }

  // --- the engine --------------------------------------------------------------------------------------------------------------

  private isAsked({ status, due, held }: Snapshot): boolean {
    return status.kind === 'playing' && due === 'decision' && held !== true;
  }
  private asked({ turn }: Snapshot): ReturnType<typeof question> | null {
    return this.session?.review.withPorts(({ board }) => board && question(board, turn, '')) ?? null;
  }
  /** @param again also where the engine has done all it may */
  private consult(snapshot: Snapshot, again = false): void {
    const { engine, session, game } = this;
    if (!engine || !session || !game) return;
    const asked = this.asked(snapshot);
    const isShown =
      this.running && this.isAsked(snapshot) && !setsUpInSecret(snapshot) && !game.play.dice?.areDue(snapshot);
    void this.levelMoves.follow(isShown ? asked : null);
    if (!asked || !this.isAsked(snapshot) || setsUpInSecret(snapshot)) engine.forget();
    else if (this.running)
      void engine.analyse({ ...asked, ...(game.play.dice?.areDue(snapshot) ? { aims: true } : {}) }, again);
    else if (!engine.isAbout(asked)) engine.forget();
  }
  private switchEngine(on: boolean): void {
    const { engine, session } = this;
    const snapshot = session?.state.match?.snapshot;
    this.running = on;
    if (!on) {
      engine?.stop();
      void this.levelMoves.follow(null);
    } else if (snapshot) this.consult(snapshot, true);
    const view = this.view;
    this.said = t(on ? 'engine.on' : 'engine.off');
    if (!on && engine && view && this.fetched)
      this.said = `${this.said} ${saidLines(engine, this.analysedPosition(view, this.fetched))}`;
  }

  // --- what is shown -----------------------------------------------------------------------------------------------------------

  private analysedPosition(view: MatchView, advice: AdvicePage): AnalysedPosition {
    const { snapshot } = view;
    const game = this.game as GamePage;
    return { game, view, finished: { snapshot, first: game.play.firstPly(snapshot), advice } };
  }

  protected override render(): TemplateResult {
    const { game, tree, view } = this;
    if (!this.failure && game && this.fetched && !tree) return this.nothingYet();
    const around = html`${this.head(game, view)} ${game && tree && view ? this.around(game, tree, view) : nothing}`;
    return this.frame('analysis', view, around, {
      said: html`<div class="visually-hidden" role="status">${this.said}</div>`,
    });
  }

  private nothingYet(): TemplateResult {
    const { page } = this;
    return html`<main class="game analysis nothing-yet">
      ${this.head(this.game, null)}
      ${nothingYet(t('none'), [
        { text: shared('position.title'), go: () => page.setUp(null) },
        { text: shared('start.library'), go: () => page.goTo('library') },
      ])}
    </main>`;
  }

  private head(game: GamePage | null, view: MatchView | null): TemplateResult {
    const { page } = this;
    const from = cameFrom();
    const back = from === 'game' || from === 'position' ? from : 'start';
    return screenBar(
      page,
      html`<h1 class="status">
        <span>${shared('analysis.title')}</span>
        ${game && view ? html`<small>${this.turnText(game, view)}</small>` : nothing}
      </h1>`,
      { to: back, back: { start: shared('game.home'), game: later('game.back'), position: t('back.position') }[back] },
    );
  }
  private turnText(game: GamePage, view: MatchView): unknown {
    const { snapshot, players } = view;
    if (snapshot.status.kind !== 'playing') return resultTitle(game, snapshot, players);
    const { title } = game.words.status(snapshot, players);
    return title ?? html`${badge(snapshot.turn)} ${shared('game.toMove', { player: sideName(snapshot.turn) })}`;
  }

  private around(game: GamePage, tree: Tree, view: MatchView): TemplateResult {
    const { fetched: advice, engine } = this;
    const asked = game.table.panel?.(view);
    const notice = noticeLine(game, view);
    return html`${this.plates(game, view, 'red')} ${notice ? html`<div class="talk passing">${notice}</div>` : nothing}
      <div class="findings shows-${this.below}">
        ${this.views()} ${asked ? html`<div class="asked">${asked}</div>` : nothing}
        ${
          advice && engine
            ? bestLines(engine, this.analysedPosition(view, advice), {
                isAsked: this.isAsked(view.snapshot),
                running: this.running,
                run: (on) => this.switchEngine(on),
                sequence: this.asked(view.snapshot),
                levelMoves: (move) => this.levelMoves.of(move),
                play: (moves) => this.play(moves),
              })
            : nothing
        }
        ${this.belowLine(game, view)} ${this.actions(tree, view)}
        <anthill-move-tree
          .tree=${tree}
          .label=${(node: number) => this.nodeText(node)}
          .text=${(node: number) => this.moveText(node)}
          .go=${(node: number) => this.go(node)}
          .cut=${(node: number) => this.cut(node)}
        ></anthill-move-tree>
      </div>
      ${this.tools(game, tree, view)}`;
  }

  /** A phone has room for one of the two below its board. */
  private views(): TemplateResult {
    return html`<div class="views" role="group" aria-label=${t('views')}>
      ${VIEWS.map(
        (view) =>
          html`<button
            type="button"
            class="quiet"
            aria-pressed=${view === this.below ? 'true' : 'false'}
            @click=${() => (this.below = view)}
          >
            ${t(view)}
          </button>`,
      )}
    </div>`;
  }

  private moveText(node: number): string {
    const { tree, game, view } = this;
    const { move } = tree ? nodeOf(tree, node) : { move: null };
    return move && game && view ? game.words.moveText(move, view.snapshot) : shared('game.moves.start');
  }
  /** A move for those who hear. */
  private nodeText(node: number): string {
    const { tree, game } = this;
    const { move } = tree ? nodeOf(tree, node) : { move: null };
    if (!tree || !move || !game) return shared('game.moves.startLabel');
    const side = game.words.moveSide(move);
    const [n, text] = [depthOf(tree, node), this.moveText(node)];
    const label = side
      ? shared('game.moves.item', { n, side: sideName(side), move: text })
      : shared('game.moves.neutral', { n, move: text });
    if (isMain(tree, node)) return label;
    const [first = node] = nodeOf(tree, nodeOf(tree, node).parent).children;
    return first === node
      ? t('tree.branch', { move: label })
      : t('tree.instead', { move: label, other: this.moveText(first) });
  }

  /** The actions for the move that is shown. */
  private actions(tree: Tree, view: MatchView): TemplateResult {
    const { current } = tree;
    const { snapshot } = view;
    const begins = this.isPlayable(snapshot);
    return html`<div class="actions" role="group" aria-label=${t('actions')}>
      <h2>${t('tree')}</h2>
      ${iconButton(anyIcon('up'), t('promote'), isMain(tree, current) ? null : () => this.promote(current))}
      ${iconButton(anyIcon('bin'), t('remove'), current === ROOT ? null : () => this.cut(current))}
      <button
        type="button"
        class="small"
        aria-disabled=${begins ? 'false' : 'true'}
        @click=${() => begins && askToBegin(this.page)}
      >
        ${icon('play')}${t('begin')}
      </button>
    </div>`;
  }
  private promote(node: number): void {
    if (this.tree) this.change(promoted(this.tree, node));
    this.said = t('say.promoted');
  }
  private cut(node: number): void {
    if (!this.tree || node === ROOT) return;
    this.change(pruned(this.tree, node));
    this.said = t('say.removed');
  }

  private isPlayable({ status, secret, held, position }: Snapshot): boolean {
    return status.kind === 'playing' && !secret && held !== true && !position.includes('??');
  }
  private tools(game: GamePage, tree: Tree, view: MatchView): TemplateResult {
    const { current } = tree;
    const line = lineOf(tree, current);
    const { parent } = nodeOf(tree, current);
    const next = line[1];
    const last = line.at(-1) ?? current;
    const step = (name: AnyIcon, text: string, to: number | null): TemplateResult =>
      toolButton(anyIcon(name), text, to === null ? null : () => this.go(to), { kind: 'step', note: text });
    return html`<div class="tools" role="toolbar" aria-label=${t('tools')}>
      ${step('first', t('step.first'), current === ROOT ? null : ROOT)}
      ${step('back', t('step.back'), parent < 0 ? null : parent)} ${step('next', t('step.on'), next ?? null)}
      ${step('last', t('step.last'), last === current ? null : last)}
      ${this.commandTools(game, view, personDecides(view))}
    </div>`;
  }
}

const textsOf = (moves: readonly { text: string }[]): string => moves.map(({ text }) => text).join(' ');
