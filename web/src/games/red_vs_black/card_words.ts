// The page's words about this game that are needed before the game is loaded.
import { sources } from 'translations:red_vs_black/card';
import { translator } from '../../i18n/translate';
import { en } from './card_en';

export const t = translator(en, sources);
