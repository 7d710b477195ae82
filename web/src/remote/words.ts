import { sources } from 'translations:remote';
import { translator } from '../i18n/translate';
import { en } from './en';

export const t = translator(en, sources);
