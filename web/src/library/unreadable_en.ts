// What is said of saved games that could not be read.

export const en = {
  'unreadable.title': 'A saved game could not be read',
  'unreadable.text': 'Nothing was thrown away: it has been set aside, and can be downloaded as it is.',
  'unreadable.newer':
    'A newer Anthill has saved it. It has been set aside and can be downloaded; after loading the page anew, take it in through the library.',
  'unreadable.download': 'Download it',
  'unreadable.delete': 'Delete it',
  'unreadable.many': { one: '{n} saved game could not be read', other: '{n} saved games could not be read' },
  'unreadable.many.text': 'Nothing was thrown away: they have been set aside, and can be downloaded as they are.',
  'unreadable.download.all': 'Download them',
  'unreadable.delete.all': 'Delete them',
} as const;
