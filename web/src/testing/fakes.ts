// For tests: a computer player that answers when the test says so, and saves in memory.

import type { SavesPort, ThinkerPort } from '../session/ports';
import { cellOf } from '../games/army_ants/deploy/staging';
import type { GameId } from '../model/game_id';
import type { SavedGame } from '../model/saved_game';
import type { SaveOutcome } from '../storage/saves';
import {
  ThinkerFailure,
  type Answer,
  type Arrangement,
  type Explanation,
  type Priority,
  type Question,
} from '../thinker/thinker';
import { cellName } from '../i18n/labels';
import { deckOf } from './fake_board';

/** Until everything that was waiting has had its turn. */
export const turnOver = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

interface Asked {
  readonly priority: Priority;
  readonly told: (info: string) => void;
  resolve(answer: Answer | null): void;
  reject(error: Error): void;
}

/** Answers when the test says so: decisions first, then what was asked first. */
export class SlowThinker implements ThinkerPort {
  questions: Question[] = [];
  private asked: Asked[] = [];
  get busy(): boolean {
    return this.asked.length > 0;
  }
  warm: GameId | null = null;
  warmUp(game: GameId): void {
    this.warm = game;
  }
  ask(
    question: Question,
    priority: Priority,
    signal: AbortSignal,
    told: (info: string) => void = () => undefined,
  ): Promise<Answer | null> {
    this.questions.push(question);
    return new Promise((resolve, reject) => {
      const asked = { priority, told, resolve, reject };
      this.asked.push(asked);
      signal.addEventListener('abort', () => {
        this.asked = this.asked.filter((each) => each !== asked);
        resolve(null);
      });
    });
  }
  private get first(): Asked | undefined {
    return this.asked.find(({ priority }) => priority === 'move') ?? this.asked[0];
  }
  private next(): Asked | undefined {
    const { first } = this;
    this.asked = this.asked.filter((asked) => asked !== first);
    return first;
  }
  /** An info line of the search. */
  tell(info: string): void {
    this.first?.told(info);
  }
  /** The positions to explain, and the facts that are proved about them. */
  explaining: Explanation[] = [];
  facts: Readonly<Record<string, readonly string[]>> = {};
  explain(asked: Explanation): Promise<readonly string[] | null> {
    this.explaining.push(asked);
    return Promise.resolve(this.facts[asked.about] ?? []);
  }
  pondering: Question | null = null;
  ponder(question: Question, signal: AbortSignal): Promise<void> {
    this.pondering = question;
    signal.addEventListener('abort', () => (this.pondering = null));
    return Promise.resolve();
  }
  certify(): Promise<readonly string[] | null> {
    return Promise.resolve(null);
  }
  hurried = 0;
  hurry(): void {
    this.hurried += 1;
  }
  arranging: string[] = [];
  /** Lays the whole deck in order, the first time; turned by one card the next time. */
  arrange(setup: string): Promise<Arrangement | null> {
    const seat = setup.includes('side=red') ? 'red' : 'black';
    const deck = deckOf(seat);
    const cards = [...deck.slice(this.arranging.length), ...deck.slice(0, this.arranging.length)];
    this.arranging.push(setup);
    const moves = cards.map((card, position) => `${card}@${cellName(cellOf(position, seat), { columns: 5 })}`);
    return Promise.resolve({ setup: `army-ants setup=total side=${seat} cards=${cards.join('')}`, moves });
  }
  async answer(move: string, score = 0, further: Partial<Answer> = {}): Promise<void> {
    this.next()?.resolve({ move, score, exact: false, scores: [score], ...further });
    await turnOver();
  }
  async fail(): Promise<void> {
    this.next()?.reject(new ThinkerFailure('gone'));
    await turnOver();
  }
}

export class MemorySaves implements SavesPort {
  working = true;
  current: SavedGame | null = null;
  games = new Map<string, SavedGame>();
  aside: string[] = [];
  load(): Promise<SavedGame | null> {
    return Promise.resolve(this.current);
  }
  find(id: string): Promise<SavedGame | null> {
    return Promise.resolve(this.current?.id === id ? this.current : (this.games.get(id) ?? null));
  }
  private stamp = 0;
  private readonly own = new Set<number>();
  private foreign(id: string, over: number): boolean {
    return [this.current, this.games.get(id)].some(
      (stored) => stored?.id === id && stored.stamp > over && !this.own.has(stored.stamp),
    );
  }
  save(game: Omit<SavedGame, 'stamp'>, over: number, begun: boolean): Promise<SaveOutcome> {
    if (this.foreign(game.id, over)) return Promise.resolve('overtaken');
    this.stamp = Math.max(this.stamp, over) + 1;
    this.own.add(this.stamp);
    this.current = { ...game, stamp: this.stamp };
    if (begun) this.games.set(game.id, this.current);
    return Promise.resolve('saved');
  }
  /** Simulates a save by another tab. */
  saveElsewhere(change: Partial<SavedGame>): void {
    if (!this.current) throw new Error('no game was saved yet');
    this.stamp += 1000;
    this.current = { ...this.current, ...change, stamp: this.stamp };
    this.games.set(this.current.id, this.current);
  }
  put(game: SavedGame): Promise<boolean> {
    this.games.set(game.id, game);
    return Promise.resolve(true);
  }
  remove(id: string): Promise<void> {
    this.games.delete(id);
    if (this.current?.id === id) this.current = null;
    return Promise.resolve();
  }
  quarantine(text: string): Promise<boolean> {
    this.aside.push(text);
    return Promise.resolve(true);
  }
}
