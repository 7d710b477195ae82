// The screens that are fetched when they are opened, and the part of the rules that is fetched on demand.

import { html, type TemplateResult } from 'lit';
import type { GamePage } from '../contract/game_page';
import type { Lessons } from '../contract/lesson';
import type { Screen } from '../contract/routes';
import type { GameId } from '../model/game_id';
import type { SessionState } from '../session/state';
import type { Settings } from '../storage/settings';
import { withWords } from '../i18n/pending_catalogues';
import { modelGames } from '../screens/dialogs';
import { lazy } from '../ui/lazy';

export type LateScreen = Exclude<Screen, 'start' | 'game'>;

interface LateView {
  /** The chosen one, once it is fetched. */
  readonly game: GamePage | null;
  /** Fetches it again where it did not arrive. */
  readonly retry: (() => void) | null;
  readonly state: SessionState;
  /** A dialog is up. */
  readonly covered: boolean;
  readonly settings: Settings;
}

const fetchAnalysis = (): Promise<unknown> => import('../analysis/analysis_screen');
const fetchEditor = (): Promise<unknown> => import('../editor/editor_screen');
const fetchLesson = (): Promise<unknown> => import('../lessons/lesson_screen');
const fetchPuzzles = (): Promise<unknown> => import('../puzzles/puzzle_screen');
const fetchRemote = (): Promise<unknown> => withWords(import('../remote/remote_screen'));
const fetchLibrary = (): Promise<unknown> => import('../library/library_screen');

const CONTENT: Readonly<Record<LateScreen, (view: LateView) => unknown>> = {
  library: () => lazy(fetchLibrary, () => html`<anthill-library .models=${modelGames()}></anthill-library>`),
  lesson: ({ game, settings, state, retry }) =>
    lazy(
      fetchLesson,
      () => html`<anthill-lesson .game=${game} .settings=${settings} .state=${state} .retry=${retry}></anthill-lesson>`,
    ),
  puzzles: ({ game, settings, state, covered, retry }) =>
    lazy(
      fetchPuzzles,
      () =>
        html`<anthill-puzzles
          .game=${game}
          .settings=${settings}
          .state=${state}
          .covered=${covered}
          .retry=${retry}
        ></anthill-puzzles>`,
    ),
  position: ({ game, settings, retry }) =>
    lazy(
      fetchEditor,
      () => html`<anthill-editor .game=${game} .settings=${settings} .retry=${retry}></anthill-editor>`,
    ),
  remote: ({ game, state, settings }) =>
    lazy(
      fetchRemote,
      () => html`<anthill-remote .game=${game} .state=${state} .settings=${settings}></anthill-remote>`,
    ),
  analysis: ({ game, state, settings, retry }) =>
    lazy(
      fetchAnalysis,
      () =>
        html`<anthill-analysis .game=${game} .state=${state} .settings=${settings} .retry=${retry}></anthill-analysis>`,
    ),
};

export const lateScreen = (screen: LateScreen, view: LateView): TemplateResult => html`${CONTENT[screen](view)}`;

const fetchExample = (): Promise<unknown> => import('../lessons/worked_example');

export const workedExample = (game: GameId, lessons: Lessons, id: string): unknown =>
  lazy(fetchExample, () => html`<anthill-example .game=${game} .lessons=${lessons} .example=${id}></anthill-example>`);
