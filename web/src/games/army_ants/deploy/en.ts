// The English texts about set-ups that are kept under a name. Fetched when they are first opened.

export const en = {
  'kept.name': 'Name of this set-up',
  'kept.save': 'Save this set-up',
  'kept.incomplete': 'As soon as all cards lie, the set-up can be saved here under a name.',
  'kept.list': 'Saved set-ups',
  'kept.empty': 'None has been saved for this edition yet.',
  'kept.lay': 'Lay the cards as in “{name}”',
  'kept.rename': 'Rename “{name}”',
  'kept.delete': 'Delete “{name}”',
  'kept.rename.save': 'Save',
  'kept.rename.cancel': 'Cancel',
  'kept.saved': '“{name}” is saved.',
  'kept.deleted': 'Deleted: {name}',
  'kept.undo': 'Undo',
  'kept.full': 'This browser has no room for it.',
  'kept.damaged': {
    one: '{n} saved set-up could not be read. It is still there, and can be downloaded as it is.',
    other: '{n} saved set-ups could not be read. They are still there, and can be downloaded as they are.',
  },
  'kept.damaged.download': 'Download',
  'kept.damaged.delete': 'Delete',
} as const;
