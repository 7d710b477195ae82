// The English captions of sounds: what is heard, and what that means. Fetched with the first of them.

export const en = {
  'caption.move': 'A tap: a move',
  'caption.capture': 'Two thuds: a capture',
  'caption.back': 'A rustle: taken back',
  'caption.refused': 'Two knocks: not possible',
  'caption.won': 'Three rising notes: the game is won',
  'caption.draw': 'Two notes: a draw',
} as const;
