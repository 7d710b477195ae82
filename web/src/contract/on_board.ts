// The ways from the rules to the steps of a lesson that show on the board what they say.

import { html, type TemplateResult } from 'lit';
import { t } from '../i18n/translate';
import type { GameId } from '../model/game_id';
import { icon } from '../ui/icons';
import type { Lessons } from './lesson';
import type { PageContext } from './page_context';

export const onBoard = (
  page: PageContext,
  game: GameId,
  lessons: Lessons,
  steps: readonly string[] = [],
): readonly TemplateResult[] =>
  steps.map(
    (step) =>
      html`<button type="button" class="small on-board" @click=${() => page.learn(game, step)}>
        ${icon('play')}${t('rules.onBoard', { title: lessons.text(`${step}.title`) })}
      </button>`,
  );
