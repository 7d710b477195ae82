import { sources } from 'translations:certificate';
import { translator } from '../../i18n/translate';
import { en } from './en';

export const t = translator(en, sources);
