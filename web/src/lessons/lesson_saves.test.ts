import { describe, expect, it } from 'vitest';
import type { LessonStep } from '../contract/lesson';
import { readSavedGame, writeSavedGame } from '../model/saved_game';
import { lessonSaves } from './lesson_saves';

const START = 'army-ants board=a turn=black';
const STEP: LessonStep = { id: 'far', start: START, before: ['a1-a2', 'pass'], solution: [] };

describe('the positions of a lesson', () => {
  it('are games that the session can open', async () => {
    const saves = lessonSaves('army-ants', [STEP]);
    const game = await saves.find('far');
    expect(game?.record).toBe(`anthill-game 1\nstart ${START}\nmoves\na1-a2\npass\nresult unknown\n`);
    expect(game?.ply).toBe(2);
    expect(game && readSavedGame(writeSavedGame(game))).toEqual(game);
    expect(await saves.find('near')).toBeNull();
  });

  it('seat the learner, and the computer where it is a game', async () => {
    const saves = lessonSaves('army-ants', [{ ...STEP, seat: 'black', level: 1 }]);
    const game = await saves.find('far');
    expect(game?.players.black.kind).toBe('person');
    expect(game?.players.red).toEqual({ kind: 'computer', level: 1 });
  });

  it('are kept nowhere', async () => {
    const saves = lessonSaves('army-ants', [STEP]);
    expect(await saves.save()).toBe('saved');
    expect(await saves.load()).toBeNull();
  });
});
