// The engine's best lines for the position that is shown, each with its value in words and its moves to be tried.

import { html, nothing, type TemplateResult } from 'lit';
import { chancesBar, estimated } from '../accessories/review/chances_bar';
import { standingOf, type Finished } from '../accessories/review/standing';
import type { GamePage, MatchView } from '../contract/game_page';
import { sideName } from '../i18n/labels';
import { inLanguage } from '../i18n/translate';
import type { Level } from '../model/levels';
import { other, type PlayedMove } from '../model/snapshot';
import { icon } from '../ui/icons';
import { lazy } from '../ui/lazy';
import type { Answer, MoveSequence } from '../thinker/thinker';
import { isProven, LINES, type Engine, type Variation } from './engine';
import { levelRanges } from '../thinker/level_moves';
import { t } from './en';

/** At most this many moves of a line are shown; the rest is guesswork. */
const MOST_MOVES = 10;

const compact = inLanguage(
  (locale) => new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }),
);

/** A line is one stop of Tab: arrows go along its moves. */
function along(event: KeyboardEvent): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
  const isOnward = (key === 'ArrowRight') === (document.documentElement.dir !== 'rtl');
  const next = isOnward ? target.nextElementSibling : target.previousElementSibling;
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

/** The position that is shown, as far as its worth is told in words. */
export interface AnalysedPosition {
  readonly game: GamePage;
  readonly view: MatchView;
  readonly finished: Finished;
}

interface LinesHost {
  /** There is something to be asked here. */
  readonly isAsked: boolean;
  /** The engine works wherever it can. */
  readonly running: boolean;
  /** Sets it to work, once more where it has done all it may, or stops it. */
  readonly run: (on: boolean) => void;
  /** The position, as the engine is asked about it. */
  readonly sequence: MoveSequence | null;
  /** The levels that would begin with this move. */
  readonly levelMoves: (move: string) => readonly Level[];
  /** Tries the moves, one after the other. */
  readonly play: (moves: readonly string[]) => void;
}

/** "Red 63 %", "Black ahead by 4, proven", "Red wins within 3 moves". */
function worth({ view: { snapshot }, finished }: AnalysedPosition, { score, exact, turns }: Variation): string {
  if (turns !== null)
    return t('line.wins', { side: sideName(score > 0 ? snapshot.turn : other(snapshot.turn)), n: turns });
  const standing = standingOf(finished, snapshot.ply, score);
  if (finished.advice.measure === 'chances')
    return t('line.chances', { side: sideName('red'), n: Math.round(standing) });
  // By the colours that they have now.
  const ahead = Math.round(snapshot.swapped ? -standing : standing);
  const said =
    ahead === 0 ? t('line.even') : t('line.ahead', { side: sideName(ahead > 0 ? 'red' : 'black'), n: Math.abs(ahead) });
  return exact ? t('line.proven', { worth: said }) : said;
}

/** The engine's notation as the list of moves shows it. */
const shownMove = ({ game, view: { snapshot } }: AnalysedPosition, text: string): string =>
  game.words.moveText({ text, seat: snapshot.turn } satisfies PlayedMove, snapshot);

const answerOf = (move: string): Answer => ({ move, score: null, exact: false, scores: [] });

/** The whole first move in a sentence. */
const sentence = ({ finished, view }: AnalysedPosition, { aim, moves }: Variation): string =>
  finished.advice.of(answerOf(aim || (moves[0] ?? '')), view).move;

function movesOf(position: AnalysedPosition, variation: Variation, host: LinesHost): unknown {
  const { advice } = position.finished;
  const { aim, moves } = variation;
  if (aim !== '') {
    const text = advice.aimText?.(aim) ?? aim;
    return html`<button type="button" class="whole" @click=${() => advice.of(answerOf(aim), position.view).play()}>
      ${text}
    </button>`;
  }
  return moves
    .slice(0, MOST_MOVES)
    .map(
      (move, index) =>
        html`<button
          type="button"
          dir="auto"
          title=${index === 0 ? sentence(position, variation) : nothing}
          tabindex=${index === 0 ? 0 : -1}
          @click=${() => host.play(moves.slice(0, index + 1))}
        >
          ${shownMove(position, move)}
        </button>`,
    );
}

/** "Levels 1-4 play this"; nothing where no level does, or of a throw. */
function levelsText({ aim, moves: [first] }: Variation, host: LinesHost): unknown {
  const levels = aim === '' && first !== undefined ? host.levelMoves(first) : [];
  if (levels.length === 0) return nothing;
  const counts = { n: levels.length, levels: levelRanges(levels) };
  const whole = t('line.levels.whole', counts);
  return html`<small aria-hidden="true" title=${whole}>${t('line.levels', counts)}</small
    ><span class="visually-hidden">${whole}</span>`;
}

function progress({ state, lines, nodes }: Engine, { isAsked }: LinesHost): string {
  if (!isAsked) return t('engine.nothing');
  if (state === 'failed') return t('engine.failed');
  const depth = Math.max(0, ...lines.map((line) => line.depth));
  if (depth === 0) return state === 'working' ? t('engine.begins') : t('engine.rests');
  if (state === 'done') return t('engine.done');
  return t(state === 'enough' ? 'engine.enough' : 'engine.depth', { n: depth, nodes: compact().format(nodes) });
}

/** For those who hear: the best line, as it is when the engine is stopped. */
export function saidLines({ lines }: Engine, position: AnalysedPosition): string {
  const [best] = lines;
  return best ? `${sentence(position, best)} ${worth(position, best)}.` : '';
}

const fetchCertificate = (): Promise<unknown> => import('../accessories/certificate/certificate');

const proof = (engine: Engine, { game }: AnalysedPosition, sequence: MoveSequence): unknown =>
  lazy(
    fetchCertificate,
    () => html`<anthill-certificate .sequence=${sequence} .thinker=${engine} .game=${game.id}></anthill-certificate>`,
  );

function bar(position: AnalysedPosition, best: Variation | undefined): TemplateResult {
  if (!best) return chancesBar('lines', 'chances', null);
  const { view, finished } = position;
  const { snapshot } = view;
  const { advice } = finished;
  const point = { standing: standingOf(finished, snapshot.ply, best.score), exact: isProven(best) };
  const estimate = estimated(advice, snapshot, point, `${worth(position, best)}.`);
  return chancesBar('lines', advice.measure, estimate, snapshot.swapped);
}

export function bestLines(engine: Engine, position: AnalysedPosition, host: LinesHost): TemplateResult {
  const { lines } = engine;
  const goesOn = host.running && engine.state !== 'enough';
  return html`<section class="lines" aria-label=${t('lines')}>
    <header>
      <h2>${t('lines')}</h2>
      <p>${progress(engine, host)}</p>
      <button
        type="button"
        class="icon-button"
        role="switch"
        aria-checked=${goesOn ? 'true' : 'false'}
        aria-label=${t('engine')}
        title=${t(goesOn ? 'engine.stop' : 'engine.go')}
        @click=${() => host.run(!goesOn)}
      >
        ${icon(goesOn ? 'pause' : 'play')}
      </button>
    </header>
    ${bar(position, lines[0])}
    <ol @pointerdown=${() => engine.freeze(true)}>
      ${Array.from({ length: LINES }, (_, index) => {
        const variation = lines[index];
        return html`<li>
          ${
            variation
              ? html`<span class="worth"
                    ><span>${worth(position, variation)}</span> ${levelsText(variation, host)}</span
                  >
                  <span class="line" tabindex="-1" @keydown=${along}>${movesOf(position, variation, host)}</span>`
              : nothing
          }
        </li>`;
      })}
    </ol>
    ${lines[0] && isProven(lines[0]) && host.sequence ? proof(engine, position, host.sequence) : nothing}
  </section>`;
}
