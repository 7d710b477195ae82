import { sources } from 'translations:ant_war/drawing';
import { translator } from '../../i18n/translate';
import { en } from './drawing_en';

export const t = translator(en, sources);
