// The messages between the page and the worker that paints pictures.

import type { GameId } from '../../model/game_id';
import type { Snapshot } from '../../model/snapshot';
import type { FilmAnswer, FilmJob } from '../pictures/film_messages';
import type { Frame, Look, Size } from './frame';

export type Job =
  /** With the address of that game's board. */
  | { kind: 'open'; game: GameId; address: string; record: string; look: Look }
  /** Answered by a picture of the board, in a box that it fills as well as its shape allows. */
  | { kind: 'paint'; ply: number; box: Size; ratio: number }
  | FilmJob;

export type Answer =
  | { kind: 'opened'; snapshot: Snapshot }
  | { kind: 'painted'; frame: Frame; snapshot: Snapshot }
  | { kind: 'progress'; done: number }
  | { kind: 'failed'; problem: 'broken' }
  | FilmAnswer;
