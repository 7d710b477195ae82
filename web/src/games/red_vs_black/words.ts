import { sources } from 'translations:red_vs_black';
import { translator } from '../../i18n/translate';
import { en } from './en';

export const t = translator(en, sources);
export type WordKey = keyof typeof en;
