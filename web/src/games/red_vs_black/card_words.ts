// What the page says of this game before the game is there.
import { sources } from 'translations:red_vs_black/card';
import { translator } from '../../i18n/translate';
import { en } from './card_en';

export const t = translator(en, sources);
