// How a match comes onto the board: dealt, begun at a given position, or taken up again. The board and the match on it stay as they are
// unless the new one can be put there whole, and only the latest opening counts.

import { t } from '../i18n/translate';
import { DEAL_NOTE, newDeal } from '../model/deal';
import type { GameId } from '../model/game_id';
import { type ComputerPlayer, type Player, type Players, computerText } from '../model/player';
import { dealSeed, randomUint32 } from '../model/random';
import { GIVEN_NOTE } from '../model/record_text';
import { contradictionIn, type KeptBeside, type SavedGame } from '../model/saved_game';
import type { Dealt, GamePlay, GameSource } from './game_play';
import type { Match } from './match';
import type { BoardPort, Opened, SavesPort } from './ports';
import type { Review } from './review';
import type { SandboxPosition } from './sandbox';
import { dayOf } from '../model/local_date';
import { SEATS } from '../model/snapshot';
import type { Notice } from './state';

/** The board's choice that shows what the last turn or round has come to. */
const SHOW_ACCOUNT = 1;

/** Notes the players, for those who read the record later. */
function signRecord(board: BoardPort, players: Players): void {
  for (const seat of SEATS) {
    const player = players[seat];
    board.setNote(seat, player.kind === 'person' ? `human ${player.name}`.trim() : computerText(player));
  }
  board.setNote('date', dayOf(Date.now()));
}

/** The session's part in this. */
interface MatchLoaderHost<Game> {
  /** The match on the board is another one. @param stored null: it does not come from the saves */
  seat(game: Game, players: Players, seed: number, stored: KeptBeside | null): void;
  /** It can be played. @param dealt its cards have just been dealt */
  enter(notice: Notice | null, dealt?: boolean): void;
}

export class MatchLoader<Game extends GamePlay> {
  /** How many matches have been begun or opened, or were about to be. */
  private count = 0;

  constructor(
    private readonly match: Match<Game>,
    private readonly saves: SavesPort,
    private readonly games: GameSource<Game>,
    private readonly review: Review,
    private readonly host: MatchLoaderHost<Game>,
  ) {}

  /** Supersedes pending openings. Returns a check whether this one has been superseded. */
  supersede(): () => boolean {
    this.count += 1;
    const { count } = this;
    return () => count !== this.count;
  }

  // --- a new match ---------------------------------------------------------------------------------------------------------

  /**
   * Deals a new game. An unfinished one is put away and can be had back.
   * @param seed for the computer's choices
   * @param number that of an open deal; null: another one
   */
  deal(game: Game, players: Players, seed: number, options: string, number: string | null = null): Promise<void> {
    return this.begin(game, players, seed, { kind: 'deal', options, number });
  }
  /** Begins at a position that was set up by hand. */
  beginAt(game: Game, players: Players, seed: number, record: string): Promise<void> {
    return this.begin(game, players, seed, { kind: 'record', record });
  }

  /** The same players once more, by the same rules. @param number as for deal() @param computer if it shall be another one */
  readonly rematch = async (
    swapped: boolean,
    number: string | null = null,
    computer?: ComputerPlayer,
  ): Promise<void> => {
    const { playersAtStart: players, shown } = this.match;
    if (!players || !shown) return;
    const { game, snapshot } = shown;
    const at = (player: Player): Player => (player.kind === 'computer' ? (computer ?? player) : player);
    const [red, black] = [at(players.red), at(players.black)];
    const seated = swapped ? { red: black, black: red } : { red, black };
    this.match.timing.again();
    await this.deal(game, seated, randomUint32(), game.play.rematchOptions(snapshot), number).catch(this.sayFailed);
  };

  private async begin(game: Game, players: Players, seed: number, dealt: Dealt): Promise<void> {
    const isSuperseded = this.supersede();
    const { autosave } = this.match;
    await autosave.archiveCurrent(this.match.state);
    if (isSuperseded()) return;
    const [board] = await this.prepare(game, game.id, dealt);
    if (isSuperseded()) return;
    if (this.match.reportError(layOut(board, game, dealt))) return;
    signRecord(board, players);
    autosave.begin();
    this.host.seat(game, players, seed, null);
    this.host.enter(autosave.previous === '' ? null : { kind: 'new-game' }, dealt.kind === 'deal');
  }

  // --- one that there was --------------------------------------------------------------------------------------------------

  /** Takes up the game that was played last. */
  readonly resume = (): Promise<Opened> => this.open(() => this.saves.load());
  /** Takes up a game of the library; the one on the board stays there too. */
  readonly openKept = (id: string): Promise<Opened> => this.open(() => this.saves.find(id));
  /** Shows a game that came by a link, ready to be gone through. It is saved from touch() on. */
  readonly openLinked = (game: SavedGame): Promise<Opened> => this.open(() => Promise.resolve(game), 'linked');
  /** Shows a model game. It is saved from its first change on. */
  readonly openModel = (game: SavedGame): Promise<Opened> => this.open(() => Promise.resolve(game), 'model');
  /** Back to the game that the last new deal put away. */
  readonly restorePrevious = (): Promise<Opened> => this.openKept(this.match.autosave.previous).catch(this.sayFailed);
  /** Fetches the game here that another tab has played on. */
  readonly takeBack = (): Promise<Opened> => {
    const { id } = this.match.autosave;
    return this.open(async () => (await this.saves.find(id)) ?? this.saves.load()).catch(this.sayFailed);
  };

  /** @param shown the game is only looked at, and comes from there */
  private async open(find: () => Promise<SavedGame | null>, shown?: 'linked' | 'model'): Promise<Opened> {
    const isSuperseded = this.supersede();
    const { match } = this;
    const game = await find().catch(() => null); // the library says by itself that it cannot be read
    if (isSuperseded()) return 'superseded';
    if (!game) return 'missing';
    const [board, page] = await this.prepareFor(game.game, game.record);
    if (isSuperseded()) return 'superseded';
    const error = contradictionIn(game) || this.load(board, game.game, game.record, game.ply);
    if (error) {
      if (!shown) await match.autosave.quarantine(game);
      if (!isSuperseded()) match.showNotice(t('error.load'), error);
      return 'refused';
    }
    if (!shown && !game.over && page.play.hasAccount?.(board.snapshot())) board.choose(SHOW_ACCOUNT);
    match.withdraw();
    match.autosave.adopt(game, shown !== undefined);
    this.host.seat(page, game.players, game.seed, game);
    this.host.enter(null);
    if (shown === 'linked') this.review.introduce();
    return 'opened';
  }

  /** Puts a position onto the board, which is no game: nothing of it is saved. */
  readonly place = async ({ game, record, players, deploy = null }: SandboxPosition): Promise<Opened> => {
    const isSuperseded = this.supersede();
    const [board, page] = await this.prepareFor(game, record);
    if (isSuperseded()) return 'superseded';
    if (this.match.reportError(this.load(board, game, record))) return 'refused';
    this.match.autosave.begin();
    this.host.seat(page, players, randomUint32(), { deploy });
    this.host.enter(null);
    return 'opened';
  };

  // --- inside ----------------------------------------------------------------------------------------------------------------

  /** The game on the board is there at once: no move comes between what leaves the board and what is laid. */
  private prepareFor(id: GameId, record: string): Promise<[BoardPort, Game]> {
    const shown = this.match.shown?.game;
    return this.prepare(shown?.id === id ? shown : this.games(id), id, { kind: 'record', record });
  }
  /** The board and the game's part of the page, once they can do what is to be dealt or opened. */
  private async prepare(page: Game | Promise<Game>, id: GameId, dealt: Dealt): Promise<[BoardPort, Game]> {
    const board = this.match.place;
    if (!board) throw new Error('no board attached');
    const ready = async (): Promise<Game> => {
      const game = await page;
      await game.play.secret?.fetch(dealt);
      return game;
    };
    const [game] = await Promise.all([ready(), board.readyFor(id)]);
    await board.readyFor(id); // it may have been remade meanwhile
    return [board, game];
  }

  /** "", or what is wrong: then the board holds again what it held before. @param ply of the record; else its end */
  private load(board: BoardPort, game: GameId, record: string, ply: number | null = null): string {
    const before = this.match.shown && { record: board.record(), ply: board.snapshot().ply };
    const error = board.open(record);
    if (error) return error;
    const refusal = board.snapshot().game !== game ? `not ${game}` : ply === null ? '' : board.goTo(ply);
    if (refusal && before) {
      board.open(before.record);
      board.goTo(before.ply);
    }
    return refusal;
  }

  /** A part that the game takes did not arrive. It stays as it was, and the same command can be given again. */
  private readonly sayFailed = (reason: unknown): 'refused' => {
    if (reason instanceof WebAssembly.RuntimeError) reportError(reason);
    this.match.showNotice(t('late.failed'));
    return 'refused';
  };
}

/** Deals, or opens a record: "", or what the board has against it. */
function layOut(board: BoardPort, game: GamePlay, dealt: Dealt): string {
  if (dealt.kind === 'record') {
    const error = board.open(dealt.record);
    if (error === '') board.setNote(GIVEN_NOTE, 'yes');
    return error;
  }
  const number = game.play.dealsOpenly?.(dealt.options) ? (dealt.number ?? newDeal()) : null;
  const error = board.newGame(`${game.id} ${dealt.options} seed=${number ?? dealSeed()}`);
  if (error === '' && number !== null) board.setNote(DEAL_NOTE, number);
  return error;
}
