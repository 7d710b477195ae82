// The texts about saved games, settings and progress that could not be read.

import { sources } from 'translations:library/unreadable';
import { translator } from '../i18n/translate';

const en = {
  'unreadable.title': 'A saved game couldn’t be read',
  'unreadable.text': 'It hasn’t been deleted. You can download it as it is.',
  'unreadable.newer':
    'It was saved by a newer version of Anthill. Download it, reload the page to update, then import it under “Saved games”.',
  'unreadable.settings.title': 'Your settings couldn’t be read',
  'unreadable.settings.text':
    'Anthill is now using its default settings. What was stored hasn’t been deleted. You can download it as it is.',
  'unreadable.progress.title': 'Your progress in {game} couldn’t be read',
  'unreadable.progress.text':
    'Solved puzzles, lessons and beaten levels may be missing. What was stored hasn’t been deleted. You can download it as it is.',
  'unreadable.download': 'Download it',
  'unreadable.delete': 'Delete it',
  'unreadable.many': { one: '{n} saved game couldn’t be read', other: '{n} saved games couldn’t be read' },
  'unreadable.many.text': 'They haven’t been deleted. You can download them as they are.',
  'unreadable.download.all': 'Download them',
  'unreadable.delete.all': 'Delete them',
} as const;

export const t = translator(en, sources);
