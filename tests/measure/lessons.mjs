// Measures how long the lessons take a player who reads every word, at a reader's pace: the text, a pause for each move, and what really
// moves on the page meanwhile. Each step is solved as its lesson knows it; the short game at the end is played by the Pupa, move by move.

import { atRest } from '../browser/support/game.mjs';
import { find } from '../browser/support/roles.mjs';
import { printTable, withBrowser } from './figures.mjs';

const wordsPerMinute = 200;
const secondsPerMove = 3;
const tablet = { viewport: { width: 820, height: 1180 }, pixelRatio: 1, touch: true };
const games = (process.env.ANTHILL_GAMES ?? 'army-ants,ant-war,red-vs-black').split(',');

/** Runs in the page: all steps of the lesson, what is read in each, how many moves are made, and how long the page takes over them. */
async function takeLesson(game) {
  const app = document.querySelector('anthill-app');
  const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const until = async (holds) => {
    while (!holds()) await pause(20);
  };
  const count = (text) => text.split(/\s+/).filter(Boolean).length;
  const play = () => document.querySelector('anthill-lesson')?.play;
  const state = () => app.session.state;
  const isStill = () => state().match?.snapshot.animating === false && !state().thinking;

  const opened = async (id) => {
    app.learn(game, id);
    await until(() => play()?.step?.id === id && state().match?.snapshot.start && isStill());
    await pause(300);
  };
  const throwDice = () => document.querySelector('anthill-throw button.primary');

  /** One step by its solution. */
  const solve = async (step) => {
    let moves = 0;
    for (const move of step.solution) {
      if (typeof move === 'object') continue;
      moves += 1;
      app.session.command(move, state().match.snapshot.ply);
      await pause(50);
      await until(() => isStill() && (play().isRight || !play().busy));
    }
    await until(() => play().isRight && isStill());
    return { moves, asked: 0 };
  };
  /** The short game; `asked` milliseconds went into finding the learner's moves. */
  const playGame = async () => {
    let [moves, asked] = [0, 0];
    while (state().match.snapshot.status.kind === 'playing' && moves < 200) {
      const {
        match: { snapshot },
        mode,
      } = state();
      if (mode.kind === 'confirming') app.session.confirmation.confirm();
      else if (snapshot.held) app.session.proceed();
      else if (isStill() && snapshot.due === 'decision' && snapshot.turn === 'red') {
        const began = performance.now();
        moves += 1;
        if (throwDice()) throwDice().click();
        else {
          const answer = await app.session.consult([], 'level 3', {
            aims: false,
            signal: new AbortController().signal,
          });
          asked += performance.now() - began;
          if (answer) app.session.command(answer.move, snapshot.ply);
        }
      }
      await pause(100);
    }
    return { moves, asked };
  };

  await opened('game');
  const { fetched: lessons } = document.querySelector('anthill-lesson');
  const steps = [];
  for (const step of lessons.steps) {
    await opened(step.id);
    const read = (...parts) => parts.reduce((sum, part) => sum + count(lessons.text(`${step.id}.${part}`)), 0);
    const words = step.level ? read('title', 'task', 'won') : read('title', 'task', 'right');
    const began = performance.now();
    const { moves, asked } = step.level ? await playGame() : await solve(step);
    steps.push({
      id: step.id,
      words,
      moves,
      seconds: (performance.now() - began - asked) / 1000,
      game: Boolean(step.level),
    });
  }
  return steps;
}

await withBrowser(async ({ browsers, server }) => {
  const rows = [['lesson', 'steps', 'words', 'moves', 'the page moves', 'steps', 'short game', 'all']];
  const minutes = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;
  for (const game of games) {
    const page = await browsers.open(tablet);
    await page.goto(server.address);
    await find(page, 'button', 'Start the game');
    await atRest(page);
    const steps = await page.evaluate(takeLesson, game);
    await browsers.close(page);
    const timeOf = (some) =>
      some.reduce(
        (sum, { words, moves, seconds }) => sum + (words * 60) / wordsPerMinute + moves * secondsPerMove + seconds,
        0,
      );
    const total = (key) => steps.reduce((sum, step) => sum + step[key], 0);
    const [small, short] = [steps.filter((step) => !step.game), steps.filter((step) => step.game)];
    rows.push([
      game,
      steps.length,
      total('words'),
      total('moves'),
      `${Math.round(total('seconds'))} s`,
      minutes(timeOf(small)),
      minutes(timeOf(short)),
      minutes(timeOf(steps)),
    ]);
    for (const step of steps) console.log(game, JSON.stringify(step));
  }
  printTable(rows);
});
