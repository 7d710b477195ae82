// The English captions of sounds: what is heard, and what that means. Fetched with the first of them.

export const en = {
  'caption.move': 'Tap: move played',
  'caption.capture': 'Two thuds: capture',
  'caption.back': 'Rustle: move undone',
  'caption.refused': 'Two knocks: not possible',
  'caption.won': 'Three rising notes: win',
  'caption.draw': 'Two notes: draw',
} as const;
