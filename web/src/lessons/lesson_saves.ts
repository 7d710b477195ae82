// Where a lesson's positions come from. Nothing of what is played on them is kept: it is no game of the library, and it is not counted.

import { learnerOf, type LessonStep } from '../contract/lesson';
import type { GameId } from '../model/game_id';
import { randomUint32 } from '../model/random';
import { recordOfPosition } from '../model/record_text';
import type { SavedGame } from '../model/saved_game';
import type { SavesPort } from '../session/ports';
import type { SaveOutcome } from '../storage/saves';

/** A step as the game that it is played in. Whoever learns also sits at the other side: what that plays, the lesson plays. */
function gameOfStep(game: GameId, step: LessonStep): SavedGame {
  const before = step.before ?? [];
  const seat = learnerOf(step);
  const person = { kind: 'person', name: '' } as const;
  const opponent = step.level === undefined ? person : ({ kind: 'computer', level: step.level } as const);
  return {
    id: step.id,
    game,
    record: recordOfPosition(step.start, before),
    ply: before.length,
    players: seat === 'red' ? { red: person, black: opponent } : { red: opponent, black: person },
    seed: randomUint32(),
    stamp: 0,
    time: 0,
    played: 0,
    over: false,
    hints: 0,
    result: null,
    picture: null,
    deploy: null,
    secret: false,
  };
}

export class LessonSaves implements SavesPort {
  readonly working = true;

  constructor(
    private readonly game: GameId,
    private readonly steps: readonly LessonStep[],
  ) {}

  find(id: string): Promise<SavedGame | null> {
    const step = this.steps.find((each) => each.id === id);
    return Promise.resolve(step ? gameOfStep(this.game, step) : null);
  }
  load(): Promise<null> {
    return Promise.resolve(null);
  }
  save(): Promise<SaveOutcome> {
    return Promise.resolve('saved');
  }
  put(): Promise<boolean> {
    return Promise.resolve(true);
  }
  remove(): Promise<void> {
    return Promise.resolve();
  }
  quarantine(): Promise<boolean> {
    return Promise.resolve(true);
  }
}
