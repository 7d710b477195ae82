import { sources } from 'translations:room';
import { translator } from '../../i18n/translate';
import { en } from './en';

export const t = translator(en, sources);
