// Each level of the computer says one short line with character beside its picture, another when it has won, and a note says how it plays.

import { sources } from 'translations:i18n/level_lines';
import { translator } from './translate';

const en = {
  'line.1': 'Tap, tap. Is it my turn yet?', // said by the Egg
  'line.2': 'I’m small, but I’m hungry.', // said by the Larva
  'line.3': 'Wake me when it gets exciting.', // said by the Pupa
  'line.4': 'Don’t worry. I’ll be gentle.', // said by the Nurse
  'line.5': 'One step at a time.', // said by the Worker
  'line.6': 'I know the way from here.', // said by the Forager
  'line.7': 'I saw that coming.', // said by the Scout
  'line.8': 'Stand your ground!', // said by the Soldier
  'line.9': 'I planned this an hour ago.', // said by the Captain
  'line.10': 'Show me what you can do.', // said by the General
  'line.elder': 'Take your time. I will, too.', // said by the Elder
  // Said when that level has won against the player: it makes the player want another game.
  'won.1': 'Did I just win? Again, again!', // said by the Egg
  'won.2': 'Yum. Is there more?', // said by the Larva
  'won.3': 'That was worth waking up for.', // said by the Pupa
  'won.4': 'Chin up. You’re getting better.', // said by the Nurse
  'won.5': 'Done. On to the next one?', // said by the Worker
  'won.6': 'I found the way home.', // said by the Forager
  'won.7': 'I told you I saw it coming.', // said by the Scout
  'won.8': 'At ease. You fought well.', // said by the Soldier
  'won.9': 'All according to plan.', // said by the Captain
  'won.10': 'A worthy fight. Once more?', // said by the General
  'won.elder': 'You’re close. I can feel it.', // said by the Elder
  // How strong it is: the band first.
  'note.1': 'Beginner. For your very first game: it misses most of what it could do.',
  'note.2': 'Beginner. For players who know the rules: it misses half of its chances and often misjudges who is ahead.',
  'note.3': 'Easy. Your first real contest: it still misses many chances.',
  'note.4': 'Easy. For players who win now and then: it misses a few things and hardly plans ahead.',
  'note.5': 'Medium. For careful players: it misses little, but doesn’t look far ahead.',
  'note.6': 'Medium. For practised players: it looks well ahead before every move.',
  'note.7': 'Hard. For practised players with a plan of their own: it sees far ahead.',
  'note.8': 'Hard. For strong players: it looks further ahead than the Scout and misses little.',
  'note.9': 'Expert. For strong players: it makes fewer mistakes than the Soldier.',
  'note.10': 'Expert. Plays its best without stopping to think. No pushover.',
  'note.elder':
    'Strongest of all. It uses the time you give it, thinks during your turns too, and so plays better than the General.',
} as const;

export const t = translator(en, sources);
