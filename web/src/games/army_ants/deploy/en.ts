// The English texts of the secret set-up. Fetched with the first game that has one.

import { sources } from 'translations:deploy';
import { translator } from '../../../i18n/translate';

const en = {
  // Set-ups that are kept under a name.
  'kept.name': 'Name of this setup',
  'kept.save': 'Save this setup',
  'kept.incomplete': 'Once all your cards are placed, you can save the setup here.',
  'kept.list': 'Saved setups',
  'kept.empty': 'No saved setups for this edition yet.',
  'kept.lay': 'Use “{name}”',
  'kept.rename': 'Rename “{name}”',
  'kept.delete': 'Delete “{name}”',
  'kept.rename.save': 'Save',
  'kept.rename.cancel': 'Cancel',
  'kept.saved': '“{name}” is saved.',
  'kept.deleted': 'Deleted: {name}',
  'kept.undo': 'Undo',
  'kept.full': 'This browser has no room to save it. Delete a saved setup or game first.',
  'kept.most': 'You can keep {n} setups. Delete one to save another.',
  // Set-ups that were saved in a game whose set-up is still secret.
  'kept.hidden': {
    one: '{n} saved setup is hidden while its game is secret.',
    other: '{n} saved setups are hidden while their games are secret.',
  },
  'kept.damaged': {
    one: '{n} saved setup couldn’t be read. It hasn’t been deleted, and you can download it as it is.',
    other: '{n} saved setups couldn’t be read. They haven’t been deleted, and you can download them as they are.',
  },
  'kept.damaged.download': 'Download',
  'kept.damaged.delete': 'Delete',

  'deploy.title': '{player}: set up your cards',
  'deploy.row': 'Minor Deployment · row {row} of 4',
  'deploy.waiting': 'The computer is arranging its cards…',
  'deploy.field': '{side}’s half, front row first',
  'deploy.hand': 'Cards in hand',
  'deploy.tools': 'Setup',
  'deploy.card': '{card} on {cell}',
  'deploy.hint': 'Tap a card, then a space. Or drag the card there.',
  'deploy.chosen': 'Where does the {card} go?',
  'deploy.whole': 'All cards are placed. Swap any two, or press Done.',
  'deploy.refused': 'The {card} can’t go there: the Queen can’t start next to one of her own 9s.',
  'deploy.arrange': 'Arrange',
  'deploy.arrange.long': 'Arrange for me',
  'deploy.shuffle': 'Shuffle',
  'deploy.shuffle.long': 'Shuffle the rest',
  'deploy.clear': 'Clear',
  'deploy.clear.long': 'Clear: take all cards back',
  // In place of “Clear”, after it.
  'deploy.restore': 'Restore',
  'deploy.restore.long': 'Restore: put the cards back where they were before “Clear”',

  'deploy.kept': 'Save or load',
  'deploy.kept.long': 'Save or load setups',
  'deploy.done': 'Done',
  'deploy.done.long': 'Done: use this setup',

  'handover.title': '{player}, it’s your turn',
  'handover.text': 'Only {player} should see the cards that come next.',
  'handover.hold': 'Hold to see the cards',
  'handover.again': 'Press again to see the cards',
  'seal.summary': 'The computer’s setup is sealed',
  'seal.why':
    'The computer arranged its cards before you placed your first one. This SHA-256 fingerprint, made with a secret salt, will be checked at the reveal to prove it.',
  'seal.kept': 'All cards are face up. The computer’s setup matches its seal.',
  'seal.broken': 'All cards are face up. The computer’s setup doesn’t match its seal.',
  'seal.show': 'Show the seal',
  'seal.title': 'The computer’s seal',
  'seal.check': 'To check it yourself: this is the SHA-256 of the salt, a space and the setup line.',
  'seal.salt': 'Salt',
  'seal.line': 'Setup line',
  'seal.hash': 'SHA-256',
  'seal.close': 'Close',
} as const;

export const t = translator(en, sources);
