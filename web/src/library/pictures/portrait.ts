// The picture of a game's position and the moving picture of its moves, with the words below.

import { SEATS, type Snapshot } from '../../model/snapshot';
import type { Players } from '../../model/player';
import type { SavedGame } from '../../model/saved_game';
import { dayOf } from '../../model/local_date';
import { readRecordText, titleOf } from '../../model/record_text';
import { listOf } from '../../i18n/translate';
import { playerTitle } from '../../session/wording';
import { resultSentence } from '../../session/result';
import type { PageContext } from '../../contract/page_context';
import { loadLetters } from '../../ui/letters';
import { compose, pixelsOf, type Caption } from './composition';
import { cutsOf, MOST_CUTS } from './limits';
import { lookOfPage } from '../painting/look';
import type { Frame, Look, Size } from '../painting/frame';
import type { FilmPlan } from './film_messages';
import { pngOf } from './png';
import { readsBack } from './readback';
import { Studio } from '../painting/studio';
import { t } from './en';
import { hasTrait } from '../../model/game_id';

/** Pixels: sharp on a large screen, and in a film small enough to be sent. */
const STILL: Size = { width: 1200, height: 1500 };
const FILM: Size = { width: 540, height: 680 };
// The width of a line on them, in pixels.
const STILL_RATIO = 2.5;
const FILM_RATIO = 1;

export interface Portrait {
  blob: Blob;
  /** The file's name. */
  name: string;
  alt: string;
  /** How many moves it shows, where that is not all of them. */
  cutTo: number | null;
  /** The board alone, since this browser reads no canvas: what is written below it is painted on one. */
  bare: boolean;
}

async function writtenBelow(board: Frame, caption: Caption): Promise<Blob> {
  const canvas = compose(board, board, caption);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('this browser writes no pictures');
  return blob;
}

const surroundings = (board: Size, caption: Caption): Omit<FilmPlan, 'cuts'> => ({
  around: pixelsOf(compose(board, null, { ...caption, line: '' })),
  ending: pixelsOf(compose(board, null, caption)),
});

/** For players who cannot see it. */
const spoken = ({ title, players, line }: Caption): Record<'title' | 'players' | 'line', string> => ({
  title,
  players: listOf(players.map(({ name }) => name)),
  line,
});

export class Portraits {
  private studio: Studio | null = null;

  constructor(
    private readonly page: PageContext,
    private readonly game: SavedGame,
  ) {}

  /** Whatever is being painted is void. */
  stop(): void {
    this.studio?.close();
    this.studio = null;
  }

  /** The position after so many moves. */
  still(ply: number): Promise<Portrait> {
    return this.withStudio(async (studio) => {
      const { frame, snapshot } = await studio.paint(ply, STILL, STILL_RATIO);
      const caption = await this.caption(snapshot);
      const bare = !readsBack();
      const blob = bare ? pngOf(frame) : await writtenBelow(frame, caption);
      return { blob, name: this.fileName(`${ply}.png`), alt: t('pictures.alt', spoken(caption)), cutTo: null, bare };
    });
  }

  /** The moves from `first`, or from the beginning, up to the present. */
  film(first: number | null, onProgress: (done: number, of: number) => void): Promise<Portrait> {
    return this.withStudio(async (studio, snapshot) => {
      const last = this.game.ply;
      const begin = first ?? Math.min(last, (await this.page.play(snapshot.game)).firstPly(snapshot));
      const cuts = cutsOf(begin, last);
      const { frame } = await studio.paint(begin, FILM, FILM_RATIO);
      const caption = await this.caption(snapshot);
      const bare = !readsBack();
      const plan = { cuts, ...(bare ? { around: frame, ending: frame } : surroundings(frame, caption)) };
      const { bytes } = await studio.ask({ kind: 'film', plan }, 'film', (done) => onProgress(done, cuts.length));
      const shown = cuts.length - 1;
      return {
        blob: new Blob([bytes], { type: 'image/gif' }),
        name: this.fileName(`${begin}-${last}.gif`),
        alt: t('pictures.alt.film', spoken(caption)),
        cutTo: shown < last - begin && cuts.length === MOST_CUTS ? shown : null,
        bare,
      };
    });
  }

  private async withStudio<Made>(make: (studio: Studio, present: Snapshot) => Promise<Made>): Promise<Made> {
    this.stop();
    const studio = (this.studio = new Studio());
    try {
      await loadLetters();
      return await make(studio, await studio.open(this.game.game, this.game.record, this.look));
    } finally {
      studio.close();
      if (this.studio === studio) this.studio = null;
    }
  }

  /** As it is seen on the page, where the game is on the board there. */
  private get look(): Look {
    return lookOfPage(this.page.settings, this.onBoard?.layout.bottom ?? 'red');
  }
  private get onBoard(): Snapshot | null {
    const { session } = this.page;
    return (session.id === this.game.id && session.state.match?.snapshot) || null;
  }

  private async caption(painted: Snapshot): Promise<Caption> {
    const { game, page } = this;
    const { red, black } = game.players;
    const players: Players = painted.swapped ? { red: black, black: red } : { red, black };
    const record = readRecordText(game.record);
    return {
      title: (record && titleOf(record)) || page.gameName(game.game),
      players: SEATS.map((seat) => ({ seat, name: playerTitle(players, seat) })),
      line: await this.standing(painted, players),
    };
  }

  private async standing(painted: Snapshot, players: Players): Promise<string> {
    const { page, onBoard } = this;
    if (painted.status.kind !== 'playing') {
      const { game } = page.session.state.match ?? {};
      if (game && onBoard) return resultSentence(game, onBoard.ply === painted.ply ? onBoard : painted, players);
      return painted.status.kind === 'draw'
        ? t('pictures.draw')
        : t('pictures.won', { player: playerTitle(players, painted.status.winner) });
    }
    const n = (await page.play(painted.game)).countAt(painted, painted.ply);
    const text = hasTrait(painted.game, 'turns') ? 'pictures.turn' : 'pictures.after';
    return n > 0 ? t(text, { n, player: playerTitle(players, painted.turn) }) : t('pictures.begin');
  }

  private fileName(end: string): string {
    return `${this.game.game}-${dayOf(this.game.time)}-${end}`;
  }
}
