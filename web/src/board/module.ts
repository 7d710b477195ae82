// A game's board of wasm with types: the page's half of the contract in src/wasm/board_exports.cpp, and nothing more. Texts go in and come
// out as strings, refused calls as their error text.

import { makeBoard } from './board_code';
import type { Flight } from './dice_module';
import type { GameId } from '../model/game_id';
import type { RandomBits } from '../model/random';
import type { PlayedMove, RefusalFacts, SeatName, Snapshot } from '../model/snapshot';
import type { BoardInstance } from '../wasm/board';
import { readText, withText } from '../wasm/text';

type BoardEventHandler = (kind: number, a: number) => void;

export type Theme = 'light' | 'dark' | 'contrast' | 'meadow' | 'dusk';
type CardOrientation = 'automatic' | 'portrait' | 'landscape';
/** With what a pointer moves cards. */
type Gestures = 'both' | 'tap' | 'drag';

/** As the board counts them. */
const THEMES: readonly Theme[] = ['light', 'dark', 'contrast', 'meadow', 'dusk'];
const ORIENTATIONS: readonly CardOrientation[] = ['automatic', 'portrait', 'landscape'];
const GESTURES: readonly Gestures[] = ['both', 'tap', 'drag'];
const SOFTWARE = 1;

const seatNumber = (seat: SeatName): number => (seat === 'red' ? 0 : 1);
/** Bit 0 red, bit 1 black. */
const maskOf = (seats: readonly SeatName[]): number => seats.reduce((mask, seat) => mask | (1 << seatNumber(seat)), 0);

export interface DeviceSize {
  width: number;
  height: number;
  /** Device pixels per CSS pixel. */
  ratio: number;
}

export interface BoardLook {
  theme: Theme;
  /** Length of a move's animation in milliseconds; 0 = none. */
  motion: number;
  cards: CardOrientation;
  gestures: Gestures;
  bottom: SeatName;
  /** The sides whose cards are turned upside down, for a player at the far end of the screen. */
  turned: readonly SeatName[];
}

/** Device pixels along each side of the canvas. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const unheard = (): void => undefined;

export class BoardModule {
  /** Heard in the middle of a call into the module. */
  onEvent: BoardEventHandler = unheard;
  onAbort: () => void = unheard;
  /** The moves of the last snapshot. */
  private moves: readonly PlayedMove[] = [];

  private constructor(
    readonly game: GameId,
    private readonly wasm: BoardInstance,
  ) {}

  /** Not shown before its start; it can be asked all the same. @param address where the wasm of its game is */
  static async load(game: GameId, address: string): Promise<BoardModule> {
    const made: { module?: BoardModule } = {};
    const wasm = await makeBoard(game, address, {
      onBoardEvent: (kind, a) => made.module?.onEvent(kind, a),
      onAbort: () => made.module?.onAbort(),
    });
    return (made.module = new BoardModule(game, wasm));
  }

  /** @param canvas the element, called "canvas" and in the document: SDL looks for it there */
  start(canvas: object, size: DeviceSize, software: boolean): boolean {
    this.wasm.canvas = canvas;
    return (
      this.wasm._board_start(size.width, size.height, Math.round(size.ratio * 1000), software ? SOFTWARE : 0) === 1
    );
  }
  /** Why the start that has just failed did. */
  get startError(): string {
    return this.text(this.wasm._board_start_error());
  }
  resize(size: DeviceSize): void {
    this.wasm._board_resize(size.width, size.height, Math.round(size.ratio * 1000));
  }
  quit(): void {
    this.wasm._board_quit();
  }
  contextLost(): void {
    this.wasm._board_context_lost();
  }
  cancelPointer(): void {
    this.wasm._board_cancel_pointer();
  }
  redraw(): void {
    this.wasm._board_redraw();
  }

  setLook({ theme, motion, cards, gestures, bottom, turned }: BoardLook): void {
    this.wasm._board_set_theme(THEMES.indexOf(theme));
    this.wasm._board_set_motion(motion);
    this.wasm._board_set_cards(ORIENTATIONS.indexOf(cards));
    this.wasm._board_set_gestures(GESTURES.indexOf(gestures));
    this.wasm._board_set_bottom(seatNumber(bottom));
    this.wasm._board_set_turned(maskOf(turned));
  }
  setPlayers(hands: readonly SeatName[]): void {
    this.wasm._board_set_players(maskOf(hands));
  }
  setEnabled(enabled: boolean): void {
    this.wasm._board_set_enabled(enabled ? 1 : 0);
  }
  setPremoves(on: boolean): void {
    this.wasm._board_set_premoves(on ? 1 : 0);
  }
  setWatcher(seat: SeatName | null): void {
    this.wasm._board_set_watcher(seat === null ? -1 : seatNumber(seat));
  }
  setEdges({ left, top, right, bottom }: Edges): void {
    this.wasm._board_set_edges(left, top, right, bottom);
  }

  // Each returns "" when it was done, else the error, and then nothing has changed.
  newGame(gameAndOptions: string): string {
    return this.withText(gameAndOptions, (address) => this.text(this.wasm._board_new_game(address)));
  }
  load(record: string): string {
    return this.withText(record, (address) => this.text(this.wasm._board_load(address)));
  }
  play(move: string): string {
    return this.withText(move, (address) => this.text(this.wasm._board_play(address)));
  }
  playChance([high, low]: RandomBits): string {
    return this.text(this.wasm._board_play_chance(high, low));
  }
  goTo(ply: number): string {
    return this.text(this.wasm._board_go_to(ply));
  }
  resign(seat: SeatName): string {
    return this.text(this.wasm._board_resign(seatNumber(seat)));
  }
  agreeDraw(): string {
    return this.text(this.wasm._board_agree_draw());
  }

  setup(seat: SeatName): string {
    return this.text(this.wasm._board_setup(seatNumber(seat)));
  }
  question(seat: SeatName): string {
    return this.text(this.wasm._board_question(seatNumber(seat)));
  }
  checkSetup(setup: string): string {
    return this.withText(setup, (address) => this.text(this.wasm._board_check_setup(address)));
  }
  checkDeal(gameAndOptions: string): string {
    return this.withText(gameAndOptions, (address) => this.text(this.wasm._board_check_deal(address)));
  }
  setNote(key: string, value: string): string {
    return this.withText(key, (keyAddress) =>
      this.withText(value, (address) => this.text(this.wasm._board_set_note(keyAddress, address))),
    );
  }
  record(): string {
    return this.text(this.wasm._board_record());
  }
  variants(gameId: string): unknown {
    return JSON.parse(this.withText(gameId, (address) => this.text(this.wasm._board_variants(address))));
  }
  /** The board sends the moves that are new since the snapshot before; here they are joined to the earlier ones. */
  snapshot(): Snapshot {
    const text = this.text(this.wasm._board_snapshot(this.moves.length));
    const { since, ...sent } = JSON.parse(text) as Snapshot & { since: number };
    const moves = [...this.moves.slice(0, since), ...sent.moves];
    this.moves = moves;
    return { ...sent, moves };
  }
  refusal(): RefusalFacts {
    return JSON.parse(this.text(this.wasm._board_refusal())) as RefusalFacts;
  }
  premove(move: string): string {
    return this.withText(move, (address) => this.text(this.wasm._board_premove(address)));
  }
  refusalOf(move: string): RefusalFacts | null {
    const facts = this.withText(move, (address) => this.text(this.wasm._board_refusal_of(address)));
    return JSON.parse(facts) as RefusalFacts | null;
  }
  premoveRefusal(): RefusalFacts | null {
    return JSON.parse(this.text(this.wasm._board_premove_refusal())) as RefusalFacts | null;
  }

  activate(cell: number): void {
    this.wasm._board_activate(cell);
  }
  extend(cell: number): void {
    this.wasm._board_extend(cell);
  }
  choose(choice: number): void {
    this.wasm._board_choose(choice);
  }
  clearSelection(): void {
    this.wasm._board_clear_selection();
  }
  focus(cell: number): void {
    this.wasm._board_focus(cell);
  }
  finishAnimation(): void {
    this.wasm._board_finish_animation();
  }

  /** How the throw flies that is about to be played. */
  expectThrow({ dice, frames, poses }: Flight): void {
    const address = this.wasm._board_poses(poses.length);
    this.wasm.HEAPF32.set(poses, address >> 2);
    this.wasm._board_expect_throw(dice, frames);
  }
  hold(x: number, y: number): void {
    this.wasm._board_hold(x, y);
  }
  aim(speed: number, direction: number): void {
    this.wasm._board_aim(speed, direction);
  }

  /** The board at this size, RGBA, rows from the top: while it is not shown. */
  paint(size: DeviceSize): Uint8ClampedArray<ArrayBuffer> {
    const { wasm } = this;
    const address = wasm._board_paint(size.width, size.height, Math.round(size.ratio * 1000));
    const pixels = new Uint8ClampedArray(size.width * size.height * 4);
    pixels.set(wasm.HEAPU8.subarray(address, address + pixels.length));
    return pixels;
  }

  private text(address: number): string {
    return readText(this.wasm, address);
  }
  private withText(text: string, call: (address: number) => string): string {
    return withText(this.wasm, text, call);
  }
}
