import { describe, expect, test } from 'vitest';
import type { Answer, Priority, Question } from '../thinker/thinker';
import { ThinkerFailure } from '../thinker/thinker';
import { Engine, readVariation } from './engine';

/** Says what the test lets it say. */
class Talker {
  questions: Question[] = [];
  tell: (info: string) => void = () => undefined;
  end: (answer: Answer | null) => void = () => undefined;
  fail: (error: Error) => void = () => undefined;
  signal = new AbortController().signal;
  ask(question: Question, _: Priority, signal: AbortSignal, told?: (info: string) => void): Promise<Answer | null> {
    this.questions.push(question);
    this.signal = signal;
    this.tell = told ?? this.tell;
    signal.addEventListener('abort', () => this.end(null));
    return new Promise((resolve, reject) => {
      this.end = resolve;
      this.fail = reject;
    });
  }
  certify(): Promise<readonly string[]> {
    return Promise.resolve(['end']);
  }
}
const ASKED = { start: 'army-ants board=a', moves: ['a1-a2'] };
const ANSWER: Answer = { move: 'b', score: 1, exact: false, scores: [1] };
const info = (depth: number, number: number, move: string): string =>
  `info depth ${depth} multipv ${number} score ${10 - number} nodes ${100 * depth} nps 1 time 1 pv ${move} c`;
const talk = (): { talker: Talker; engine: Engine } => {
  const talker = new Talker();
  return { talker, engine: new Engine(talker, () => undefined) };
};
const firsts = ({ lines }: Engine): string => lines.map(({ moves }) => moves[0]).join(' ');
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a line of the engine', () => {
  test('is told with its number, its depth and its moves', () => {
    expect(readVariation(info(7, 2, 'e4xe7'))).toEqual({
      number: 2,
      depth: 7,
      score: 8,
      exact: false,
      moves: ['e4xe7', 'c'],
      aim: '',
      turns: null,
    });
  });
  test.each([
    ['info depth 3 multipv 1 score win 3 nodes 5 nps 1 time 1 pv a', { score: 100_000, turns: 3 }],
    ['info depth 3 multipv 1 score loss 12 nodes 5 nps 1 time 1 pv a', { score: -100_000, turns: 12 }],
    ['info depth 9 multipv 1 score exact -200 nodes 5 nps 1 time 1 pv a', { score: -200, exact: true, turns: null }],
    [
      'info depth 1 multipv 3 score 4 nodes 5 nps 1 time 1 aim 925 -157 pv throw:1b@2;3',
      { aim: '925 -157', number: 3 },
    ],
  ])('may be proven, exact, or a throw: %s', (line, expected) => {
    expect(readVariation(line)).toMatchObject(expected);
  });
  test('is not in a sign of life', () => expect(readVariation('info nodes 5 nps 1 time 1000')).toBeNull());
});

describe('the engine at work', () => {
  test('shows the lines of whole depths only, and stops', async () => {
    const { talker, engine } = talk();
    void engine.analyse(ASKED);
    expect(talker.questions).toEqual([{ ...ASKED, limits: 'multipv 3 movetime 30000' }]);
    for (const [number, move] of [
      [1, 'p'],
      [2, 'q'],
      [3, 'r'],
    ] as const)
      talker.tell(info(1, number, move));
    expect(firsts(engine)).toBe('p q r');
    talker.tell(info(2, 1, 's'));
    talker.tell(info(2, 2, 'p'));
    expect(firsts(engine)).toBe('p q r');
    talker.tell('info nodes 900 nps 1 time 1000');
    expect(engine.nodes).toBe(900);
    engine.stop();
    await settled();
    expect([engine.state, talker.signal.aborted]).toEqual(['off', true]);
  });

  test('stops by itself when all its lines are proven', async () => {
    const { talker, engine } = talk();
    void engine.analyse(ASKED);
    for (const [number, score] of [
      [1, 'win 3'],
      [2, 'exact 20'],
      [3, 'loss 4'],
    ] as const)
      talker.tell(`info depth 4 multipv ${number} score ${score} nodes 5 nps 1 time 1 pv ${'pqr'[number - 1]}`);
    expect([engine.state, firsts(engine), talker.signal.aborted]).toEqual(['done', 'p q r', true]);
    await settled();
    void engine.analyse(ASKED, true);
    expect([engine.state, talker.questions.length]).toEqual(['done', 1]);
  });

  test('stops by itself after a while, and looks again when it is asked to', async () => {
    const { talker, engine } = talk();
    void engine.analyse(ASKED);
    talker.tell(info(1, 1, 'p'));
    talker.tell('info nodes 900 nps 1 time 29400');
    talker.end(ANSWER);
    await settled();
    expect([engine.state, firsts(engine)]).toEqual(['enough', 'p']);
    void engine.analyse(ASKED);
    expect(talker.questions).toHaveLength(1);
    void engine.analyse(ASKED, true);
    expect([engine.state, talker.questions.length]).toEqual(['working', 2]);
  });

  test('what a finger is on stays under it', () => {
    const { talker, engine } = talk();
    void engine.analyse(ASKED);
    const tell = (depth: number, moves: string): void =>
      moves.split('').forEach((move, index) => talker.tell(info(depth, index + 1, move)));
    tell(1, 'pqr');
    engine.freeze(true);
    tell(2, 'stu');
    expect(firsts(engine)).toBe('p q r');
    engine.freeze(false);
    expect(firsts(engine)).toBe('s t u');
  });

  test('shows fewer lines where there are fewer moves', async () => {
    const { talker, engine } = talk();
    void engine.analyse(ASKED);
    talker.tell(info(1, 1, 'p'));
    talker.tell(info(2, 1, 'q'));
    expect(firsts(engine)).toBe('p');
    talker.end(ANSWER);
    await settled();
    expect([firsts(engine), engine.state]).toEqual(['q', 'done']);
  });

  test('asks once for a position, and forgets it for another one', async () => {
    const { talker, engine } = talk();
    void engine.analyse(ASKED);
    void engine.analyse(ASKED);
    for (const number of [1, 2, 3]) talker.tell(info(1, number, `m${number}`));
    expect(talker.questions).toHaveLength(1);
    void engine.analyse({ ...ASKED, moves: [] });
    expect([talker.questions.length, engine.lines.length, engine.state]).toEqual([2, 0, 'working']);
    await settled();
    expect(engine.state).toBe('working');
    expect(engine.isAbout(ASKED)).toBe(false);
  });

  test('a dead engine is said to be dead', async () => {
    const { talker, engine } = talk();
    void engine.analyse(ASKED);
    talker.fail(new ThinkerFailure('gone'));
    await settled();
    expect(engine.state).toBe('failed');
  });
  test('makes way for a proof', async () => {
    const { talker, engine } = talk();
    void engine.analyse(ASKED);
    const answer = engine.certify(ASKED, new AbortController().signal);
    expect(talker.signal.aborted).toBe(true);
    expect(engine.state).toBe('off');
    expect(await answer).toEqual(['end']);
  });
});
