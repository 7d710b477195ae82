// The engine of matches between two devices (src/remote/desk.h) with types: what it says of the match on it and of the message that is
// being made. Fetched with the first match; a match with dice fetches the dice module as well.

import createRemote, { type RemoteInstance } from '#wasm/remote.mjs';
import remoteAddress from '#wasm/remote.wasm?url';
import { readText, withText } from '../wasm/text';
import { isGameId, type GameId } from '../model/game_id';
import type { MatchSide } from '../model/remote_match';
import { diceFingerprint, loadDice, throwDice } from './dice_module';
import { readName, requestText, writtenName } from './written';

/** The facts about a match. */
export interface MatchFacts {
  readonly id: string;
  readonly game: GameId | null;
  /** As the deal reads them, one space between. */
  readonly options: string;
  /** The host's seat. */
  readonly seat: 'red' | 'black' | 'random';
  readonly names: Readonly<Record<MatchSide, string>>;
  readonly messages: number;
  /** "won red queen", "draw agreed"; "" while it goes on. */
  readonly result: string;
  /** The side that sends the next message. */
  readonly next: MatchSide;
  /** The side that has the red seat; null before the deal. */
  readonly red: MatchSide | null;
  /** The kind of chance that the last message needs. */
  readonly asked: 'deal' | 'cut' | 'round' | 'throw' | null;
  readonly offersDraw: boolean;
  /** How many moves are asked back; 0: none. */
  readonly asksUndo: number;
  readonly due: 'move' | 'seal' | 'cards' | 'open' | 'hand' | null;
  /** The position before the first move; "" while nothing may be seen. */
  readonly start: string;
  readonly moves: readonly string[];
  /** As many of the last moves stand in for what is sealed. */
  readonly hidden: number;
}
/** Besides, of the message that is being made. */
export interface DraftFacts extends MatchFacts {
  readonly choices: number;
  readonly complete: boolean;
  /** The next decision is this device's. */
  readonly decides: boolean;
  /** An offer or a question has to be answered first. */
  readonly answers: boolean;
  /** How many moves may be asked back. */
  readonly undoable: number;
  readonly resignable: boolean;
  readonly drawable: boolean;
  readonly secret: string;
  /** `start` and `moves` are what to set up on. */
  readonly setup: boolean;
}

const SIDES: readonly string[] = ['host', 'guest'];
const sideOf = (word: string | undefined): MatchSide | null =>
  word !== undefined && SIDES.includes(word) ? (word as MatchSide) : null;

/** The desk of the screen, and one for what arrives meanwhile: each is a module of its own. */
const loading: { screen: Promise<RemoteInstance> | null; apart: Promise<RemoteInstance> | null } = {
  screen: null,
  apart: null,
};

function loadModule(which: keyof typeof loading): Promise<RemoteInstance> {
  const module = loading[which] ?? createRemote({ locateFile: () => remoteAddress, throwDice, diceFingerprint });
  loading[which] = module;
  module.catch(() => (loading[which] = null));
  return module;
}

export class Desk {
  private constructor(private readonly module: RemoteInstance) {}

  /** @param transcripts say whether dice are thrown in one of them */
  static async forGame(transcripts: string): Promise<Desk> {
    return Desk.withDiceOf(transcripts, 'screen');
  }
  /** Another one, for a message that arrives while one is made. */
  static async apart(transcripts: string): Promise<Desk> {
    return Desk.withDiceOf(transcripts, 'apart');
  }
  private static async withDiceOf(transcripts: string, which: keyof typeof loading): Promise<Desk> {
    const [module] = await Promise.all([loadModule(which), transcripts.includes(' dice=') ? loadDice() : undefined]);
    return new Desk(module);
  }
  static async forInvitation(game: GameId): Promise<Desk> {
    const desk = new Desk(await loadModule('screen'));
    if (desk.ask(`dice ${game}`) !== '') await loadDice();
    return desk;
  }

  /** The sentence of `anthill verify`. */
  verify(transcript: string): string {
    return this.ask(`verify\n${transcript}`);
  }
  // Each returns "" when it was done, else a sentence that says why not, and then nothing has changed.
  open(transcript: string): string {
    return this.ask(`open\n${transcript}`);
  }
  invite(id: string, root: string, game: GameId, options: string, seat: string, name: string, after: string): string {
    const words = [id, root, game, options.split(' ').join(',') || '-', seat, writtenName(name), after || '-'];
    return this.ask(`invite ${words.join(' ')}`);
  }
  accept(root: string, name: string): string {
    return this.ask(`accept ${root} ${writtenName(name)}`);
  }
  add(line: string): string {
    return this.ask(`add ${line}`);
  }
  begin(side: MatchSide, root: string, secret: string): string {
    return this.ask(`begin ${side} ${root} ${secret || '-'}`);
  }
  choose(choice: string): string {
    return this.ask(`choose ${choice}`);
  }
  back(): string {
    return this.ask('back');
  }
  end(): string {
    return this.ask('end');
  }

  get text(): string {
    return this.ask('text');
  }
  get record(): string {
    return this.ask('record');
  }
  get facts(): DraftFacts {
    const said = new Map<string, string>();
    for (const line of this.ask('facts').split('\n')) {
      const [word = ''] = line.split(' ', 1);
      said.set(word, line.slice(word.length + 1));
    }
    const number = (word: string): number => Number(said.get(word) ?? 0);
    const text = (word: string): string => said.get(word) ?? '';
    const game = said.get('game');
    return {
      id: text('id'),
      game: isGameId(game) ? game : null,
      options: text('options').split(',').join(' '),
      seat: text('seat') as MatchFacts['seat'],
      names: { host: readName(text('host')), guest: readName(text('guest')) },
      messages: number('messages'),
      result: text('result'),
      next: sideOf(said.get('next')) ?? 'host',
      red: sideOf(said.get('red')),
      asked: (said.get('asked') as MatchFacts['asked'] | undefined) ?? null,
      offersDraw: said.has('draw'),
      asksUndo: number('undo'),
      due: (said.get('due') as MatchFacts['due'] | undefined) ?? null,
      start: text('start'),
      moves: text('moves').split(' ').filter(Boolean),
      hidden: number('hidden'),
      choices: number('choices'),
      complete: said.has('complete'),
      decides: said.has('decides'),
      answers: said.has('answer'),
      undoable: number('undoable'),
      resignable: said.has('resignable'),
      drawable: said.has('drawable'),
      secret: text('secret'),
      setup: said.has('setup'),
    };
  }

  private ask(request: string): string {
    return withText(this.module, requestText(request), (address) =>
      readText(this.module, this.module._remote_ask(address)),
    );
  }
}
