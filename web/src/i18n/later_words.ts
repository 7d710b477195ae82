import { sources } from 'translations:i18n/later';
import { translator } from './translate';
import { en } from './later_en';

export const t = translator(en, sources);
