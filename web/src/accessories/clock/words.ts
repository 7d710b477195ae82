import { sources } from 'translations:clock';
import { translator } from '../../i18n/translate';
import { en } from './en';

/** The words of the clocks. */
export const t = translator(en, sources);
