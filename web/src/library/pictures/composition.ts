// A picture of the board with what it is of written well below it: the game, who plays, how it stands. In the page's own colours and
// letters, so that it looks like the page whatever the theme.

import type { SeatName } from '../../model/snapshot';
import type { Frame, Size } from '../painting/frame';

export interface Caption {
  /** The game's name. */
  title: string;
  players: readonly { seat: SeatName; name: string }[];
  /** How it stands. */
  line: string;
}

/** All lengths follow from the width. */
const SHARES = { margin: 0.04, title: 0.05, text: 0.034, badge: 0.046 };
const LINE = 1.35;
const NAME = 'Anthill';

const colour = (token: string): string => getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/** A small card of that side: Red's pale and round, Black's dark and cut. */
function badge(pen: CanvasRenderingContext2D, seat: SeatName, x: number, y: number, side: number): void {
  const cut = side * 0.22;
  pen.beginPath();
  if (seat === 'red') pen.arc(x + side / 2, y + side / 2, side / 2, 0, 2 * Math.PI);
  else {
    const corners = [
      [cut, 0],
      [side - cut, 0],
      [side, cut],
      [side, side - cut],
      [side - cut, side],
      [cut, side],
      [0, side - cut],
      [0, cut],
    ] as const;
    for (const [right, down] of corners) pen.lineTo(x + right, y + down);
    pen.closePath();
  }
  pen.fillStyle = colour(`--${seat}-paper`);
  pen.fill();
  pen.lineWidth = side * 0.07;
  pen.strokeStyle = colour(seat === 'red' ? '--red-ink' : '--black-edge');
  pen.stroke();
}

/** The board stands in the upper left corner. @param board null: its place is left empty */
export function compose(size: Size, board: Frame | null, { title, players, line }: Caption): HTMLCanvasElement {
  const { width } = size;
  const margin = Math.round(width * SHARES.margin);
  const lines = [SHARES.title, ...players.map(() => SHARES.badge), SHARES.text].map((share) => share * width * LINE);
  const below = lines.reduce((sum, height) => sum + height, 0);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round(size.height + below + margin);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no pictures can be made here');
  pen.fillStyle = colour('--table');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  if (board) pen.putImageData(new ImageData(board.pixels, board.width, board.height), 0, 0);

  const rightToLeft = document.documentElement.dir === 'rtl';
  pen.direction = rightToLeft ? 'rtl' : 'ltr';
  pen.textAlign = 'start';
  pen.textBaseline = 'middle';
  const write = (text: string, inset: number, middle: number, room: number): void =>
    pen.fillText(text, rightToLeft ? width - margin - inset : margin + inset, middle, room);
  const room = width - 2 * margin;
  let top = size.height + margin / 2;
  const next = (): number => {
    const height = lines.shift() ?? 0;
    top += height;
    return top - height / 2;
  };

  pen.fillStyle = colour('--ink');
  pen.font = `600 ${Math.round(width * SHARES.title)}px ${colour('--display')}`;
  write(title, 0, next(), room);
  const side = width * SHARES.badge;
  for (const { seat, name } of players) {
    const middle = next();
    badge(pen, seat, rightToLeft ? width - margin - side : margin, middle - side / 2, side);
    pen.fillStyle = colour('--ink');
    pen.font = `600 ${Math.round(width * SHARES.text)}px ${colour('--body')}`;
    write(name, side * 1.4, middle, room - side * 1.4);
  }
  pen.font = `400 ${Math.round(width * SHARES.text)}px ${colour('--body')}`;
  pen.fillStyle = colour('--ink-soft');
  const middle = next();
  const own = pen.measureText(NAME).width;
  write(line, 0, middle, room - own - margin);
  pen.textAlign = 'end';
  pen.fillText(NAME, rightToLeft ? margin : width - margin, middle);
  return canvas;
}

/** All of a canvas. */
export function pixelsOf(canvas: HTMLCanvasElement): Frame {
  const { width, height } = canvas;
  const image = canvas.getContext('2d')?.getImageData(0, 0, width, height);
  if (!image) throw new Error('no pictures can be made here');
  return { width, height, pixels: image.data };
}
