import { sources } from 'translations:screens/model_games';
import { translator } from '../i18n/translate';
import { en } from './model_games_en';

export const t = translator(en, sources);
