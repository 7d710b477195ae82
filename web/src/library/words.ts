import { sources } from 'translations:library';
import { translator } from '../i18n/translate';
import { en } from './en';

/** The words of the library and of everything that goes out and comes in; fetched with them. */
export const t = translator(en, sources);
