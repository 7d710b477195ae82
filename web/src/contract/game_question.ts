// A game's own questions on the start screen: the question is the text `start.NAME`, an answer `start.NAME.ANSWER`, and what that means
// `start.NAME.note.ANSWER`.

import type { TemplateResult } from 'lit';
import type { GameId } from '../model/game_id';
import { segmented, type Option } from '../ui/segmented';
import type { PageContext } from './page_context';

type AnswerText<Name extends string, Answer extends string> =
  `start.${Name}.${Answer}` | `start.${Name}.note.${Answer}`;

/** Against a computer. */
export const SIDES = ['red', 'black', 'chance'] as const;

export const answersTo = <Name extends string, Answer extends string>(
  name: Name,
  answers: readonly Answer[],
  say: (key: AnswerText<Name, Answer>) => string,
): Option<Answer>[] =>
  answers.map((value) => ({ value, text: say(`start.${name}.${value}`), note: say(`start.${name}.note.${value}`) }));

/** @param barred answers that cannot be chosen now */
export const question = <Name extends string, Answer extends string>(
  page: PageContext,
  game: GameId,
  name: Name,
  answers: readonly Answer[],
  chosen: Answer,
  say: (key: `start.${Name}` | AnswerText<Name, Answer>) => string,
  barred: readonly Answer[] = [],
): TemplateResult =>
  segmented(
    name,
    say(`start.${name}`),
    answersTo(name, answers, say).map((answer) => ({ ...answer, disabled: barred.includes(answer.value) })),
    chosen,
    (answer) => page.choose(game, name, answer),
  );
