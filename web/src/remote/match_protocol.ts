// The engine of matches between two devices (src/remote/match_protocol.h) with types: what it says of the match on it and of the message
// that is being made. Each game has a module of its own, fetched with its first match; a game with dice fetches the dice module as well.

import { GAME_IDS, isGameId, type GameId } from '../model/game_id';
import { gameIn, readName, type MatchSide, type RemoteMatch } from '../model/remote_match';
import type { Flight } from '../board/dice_module';
import type * as Dice from './dice_module';
import { startRemote, type Ask } from './remote_module';
import { requestText, writtenName } from './written';

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

/** Fetched with the first match of a game with dice. */
let dice: typeof Dice | null = null;

/** How the dice of this move fly; null: it is no throw that was asked for. */
export const flightOf = (move: string): Flight | null => dice?.flightOf(move) ?? null;

/** The protocol of the match on the board has a module of its own: whatever else is looked at meanwhile leaves its message alone. */
type Which = 'board' | 'shared';
const loading = new Map<string, Promise<Ask>>();
/** After so long a module that is still on its way counts as one that does not come, until it does. */
const PATIENCE_MILLISECONDS = 15_000;

function loadModule(game: GameId, which: Which): Promise<Ask> {
  const key = `${which} ${game}`;
  const module = loading.get(key) ?? startProtocol(game);
  loading.set(key, module);
  module.catch(() => loading.delete(key));
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no engine of ${game}`)), PATIENCE_MILLISECONDS);
  });
  return Promise.race([module, late]);
}
async function startProtocol(game: GameId): Promise<Ask> {
  const ask = await startRemote(game, {
    // While it is not known, the engine says no more than that the game has dice.
    diceFingerprint: () => dice?.diceFingerprint() ?? 'unknown',
    throwDice(...cast) {
      if (!dice) throw new Error('the dice are not there yet');
      return dice.throwDice(...cast);
    },
  });
  if (ask(`dice ${game}`) === '') return ask;
  dice = await import('./dice_module');
  await dice.prepareDice();
  return ask;
}

export class MatchProtocol {
  private constructor(private readonly engine: Ask) {}

  /** Shared: who asks it opens a match first, and waits for nothing before the last question about that. */
  static async forGame(game: GameId): Promise<MatchProtocol> {
    return new MatchProtocol(await loadModule(game, 'shared'));
  }
  /** A transcript that names no game of ours gets a protocol as well, which says so. */
  static forMatch(transcript: string): Promise<MatchProtocol> {
    return MatchProtocol.forGame(gameIn(transcript) ?? GAME_IDS[0]);
  }
  static async forBoard(transcript: string): Promise<MatchProtocol> {
    return new MatchProtocol(await loadModule(gameIn(transcript) ?? GAME_IDS[0], 'board'));
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
    return this.engine(requestText(request));
  }
}

/** The facts of a transcript. Rejects where it does not fit: the protocol still has the match of before then. */
export async function factsOf(transcript: string): Promise<MatchFacts> {
  const protocol = await MatchProtocol.forMatch(transcript);
  const error = protocol.open(transcript);
  if (error) throw new Error(error);
  return protocol.facts;
}

/** By the ids of the matches, without those of another version of Anthill, and those whose game's part did not arrive. */
export async function factsOfAll(
  matches: readonly Pick<RemoteMatch, 'id' | 'text'>[],
): Promise<ReadonlyMap<string, MatchFacts>> {
  const facts = matches.map(async ({ id, text }): Promise<[string, MatchFacts]> => [id, await factsOf(text)]);
  const read = await Promise.allSettled(facts);
  return new Map(read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])));
}
