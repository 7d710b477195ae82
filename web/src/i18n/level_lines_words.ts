import { sources } from 'translations:i18n/level_lines';
import { translator } from './translate';
import { en } from './level_lines_en';

export const t = translator(en, sources);
