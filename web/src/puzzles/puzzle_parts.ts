// Parts of the puzzles' screen that know nothing of its state: its head, its tools, and what stands there when there is no puzzle.

import { html, nothing, type TemplateResult } from 'lit';
import type { GamePage } from '../contract/game_page';
import type { PageContext } from '../contract/page_context';
import type { Puzzle } from '../contract/puzzle';
import { cameFrom } from '../contract/entry';
import { screenBar } from '../contract/screen_bar';
import { t as later } from '../i18n/later_en';
import { t as shared } from '../i18n/translate';
import { nothingYet } from '../screens/nothing_yet';
import type { PostGameAnalysis } from '../session/post_game_analysis';
import { icon } from '../ui/icons';
import { lazy } from '../ui/lazy';
import { anyIcon } from '../ui/lazy_icons';
import { toolButton } from '../ui/tool_button';
import type { Exercises } from './exercises';
import { t } from './en';

type Run = (() => void) | null;

export const puzzleHead = (page: PageContext, game: GamePage, below: string): TemplateResult =>
  screenBar(
    page,
    html`<h1 class="status">
      <span>${t('title', { game: page.gameName(game.id) })}</span>
      <small>${below}</small>
    </h1>`,
    // The game whose review led here.
    cameFrom() === 'game' ? { to: 'game', back: later('game.back') } : {},
  );

/** The origin of a puzzle as its head tells it: the day, a repetition that is due, or its set. */
export function originText(exercises: Exercises, puzzle: Puzzle, isOfDay: boolean, comesBack: boolean): string {
  const n = `${puzzle.grade}`;
  if (isOfDay) return t('grade.day', { n });
  return comesBack ? t('grade.due', { n }) : exercises.origin(puzzle);
}

/** No mistake is known: how to come by some. @param all shows the collection */
export const noMistakes = (page: PageContext, game: GamePage, isUnread: boolean, all: () => void): TemplateResult =>
  html`<main class="game lesson puzzle nothing-yet">
    ${puzzleHead(page, game, t('own'))}
    ${nothingYet(t(isUnread ? 'own.unread' : 'own.none'), [
      { text: shared('start.library'), go: () => page.goTo('library') },
      { text: t('own.others'), go: all },
    ])}
  </main>`;

const fetchCertificate = (): Promise<unknown> => import('../accessories/certificate/certificate');

export function certificate(analysis: PostGameAnalysis | null, game: GamePage, { start }: Puzzle): unknown {
  const sequence = { start, moves: [] };
  return lazy(
    fetchCertificate,
    () => html`<anthill-certificate .sequence=${sequence} .thinker=${analysis} .game=${game.id}></anthill-certificate>`,
  );
}

export const toolbar = (tools: unknown): TemplateResult =>
  html`<div class="tools" role="toolbar" aria-label=${t('tools')}>${tools}</div>`;

/** null: it can do nothing now. `day` undefined: not offered. */
interface PuzzleTools {
  /** Those of the game. */
  readonly commands: unknown;
  readonly again: Run;
  readonly hint: Run;
  readonly solution: Run;
  readonly day: Run | undefined;
  readonly next: Run;
  /** To the game, where the only puzzle that it had is solved. */
  readonly leave: Run;
  readonly isRight: boolean;
}
export const puzzleTools = ({
  commands,
  again,
  hint,
  solution,
  day,
  next,
  leave,
  isRight,
}: PuzzleTools): TemplateResult =>
  toolbar(html`
    ${toolButton(anyIcon('again'), t('again'), again)} ${commands} ${toolButton(icon('hint'), t('hint'), hint)}
    ${toolButton(anyIcon('eye'), t('solution'), solution)}
    ${day === undefined ? nothing : toolButton(anyIcon('calendar'), t('day'), day)}
    ${
      leave
        ? toolButton(icon('back'), later('game.back'), leave, { kind: 'onward' })
        : toolButton(anyIcon(isRight ? 'next' : 'skip'), t(isRight ? 'next' : 'skip'), next, {
            kind: isRight ? 'onward' : '',
          })
    }
  `);

export const rushTools = (commands: unknown, end: Run, skip: Run): TemplateResult =>
  toolbar(
    html`${toolButton(icon('close'), t('rush.end'), end)} ${commands} ${toolButton(anyIcon('skip'), t('skip'), skip)}`,
  );
