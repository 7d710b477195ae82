import { sources } from 'translations:library/unreadable';
import { translator } from '../i18n/translate';
import { en } from './unreadable_en';

export const t = translator(en, sources);
