import { sources } from 'translations:puzzles';
import { translator } from '../i18n/translate';
import { en } from './en';

export const t = translator(en, sources);
