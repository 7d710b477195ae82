import { sources } from 'translations:library/ladder';
import { translator } from '../i18n/translate';
import { en } from './ladder_en';

export const t = translator(en, sources);
