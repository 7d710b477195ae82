import { sources } from 'translations:ant_war';
import { speaker } from '../../i18n/translate';
import { en } from './en';

export const t = speaker(en, sources);
export type WordKey = keyof typeof en;
