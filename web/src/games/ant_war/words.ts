import { sources } from 'translations:ant_war';
import { translator } from '../../i18n/translate';
import { en } from './en';

export const t = translator(en, sources);
export type WordKey = keyof typeof en;
