// The screens that are fetched when they are opened, and the part of the rules that is fetched on demand.

import { html, type TemplateResult } from 'lit';
import type { Lessons } from '../contract/lesson';
import type { Screen } from '../contract/routes';
import type { GameId } from '../model/game_id';
import { withWords } from '../i18n/pending_catalogues';
import { modelGames } from '../screens/dialogs';
import { lazy } from '../ui/lazy';

export type LazyScreen = Exclude<Screen, 'start' | 'game'>;

const fetchAnalysis = (): Promise<unknown> => import('../analysis/analysis_screen');
const fetchEditor = (): Promise<unknown> => import('../editor/editor_screen');
const fetchLesson = (): Promise<unknown> => import('../lessons/lesson_screen');
const fetchPuzzles = (): Promise<unknown> => import('../puzzles/puzzle_screen');
const fetchRemote = (): Promise<unknown> => withWords(import('../remote/remote_screen'));
const fetchLibrary = (): Promise<unknown> => import('../library/library_screen');

const SCREENS: Readonly<Record<LazyScreen, () => unknown>> = {
  library: () => lazy(fetchLibrary, () => html`<anthill-library .models=${modelGames()}></anthill-library>`),
  lesson: () => lazy(fetchLesson, () => html`<anthill-lesson></anthill-lesson>`),
  puzzles: () => lazy(fetchPuzzles, () => html`<anthill-puzzles></anthill-puzzles>`),
  position: () => lazy(fetchEditor, () => html`<anthill-editor></anthill-editor>`),
  remote: () => lazy(fetchRemote, () => html`<anthill-remote></anthill-remote>`),
  analysis: () => lazy(fetchAnalysis, () => html`<anthill-analysis></anthill-analysis>`),
};

export const lazyScreen = (screen: LazyScreen): TemplateResult => html`${SCREENS[screen]()}`;

const fetchExample = (): Promise<unknown> => import('../lessons/worked_example');

export const workedExample = (game: GameId, lessons: Lessons, id: string): unknown =>
  lazy(fetchExample, () => html`<anthill-example .game=${game} .lessons=${lessons} .example=${id}></anthill-example>`);
