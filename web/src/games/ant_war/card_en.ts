// The English texts that come with the page before the game does: what the start screen, the library and the credits say of it.

export const en = {
  // As the start screen offers the game.
  name: 'Ant War',
  goal: 'Cover ants with ants: in the end only what lies on top counts.',
  facts: '2 players · two rounds',
  twist: 'odds make it fair',

  // Who made the game: at the end of its rules, and in About.
  credits: 'Ant War was designed by Thorin N. Tatge.',
} as const;
