import { sources } from 'translations:screens/today';
import { translator } from '../i18n/translate';
import { en } from './today_en';

export const t = translator(en, sources);
