// The English texts that offer the copy of the page in one file.

import { sources } from 'translations:single_file';
import { translator } from '../i18n/translate';

const en = {
  title: 'Offline copy',
  text: 'The whole app in one file. It runs from a USB stick or a folder, with no internet. Its saved games are separate from the ones here. To move a game across, save it as a file and import it there.',
  link: 'Download the offline copy',
} as const;

export const t = translator(en, sources);
