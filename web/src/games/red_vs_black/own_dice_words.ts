import { sources } from 'translations:red_vs_black/own_dice';
import { translator } from '../../i18n/translate';
import { en } from './own_dice_en';

export const t = translator(en, sources);
