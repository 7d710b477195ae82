import { speaker } from '../../words/words';
import { en } from './en';

export const t = speaker(en);
export type WordKey = keyof typeof en;
