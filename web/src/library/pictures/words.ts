import { sources } from 'translations:pictures';
import { translator } from '../../i18n/translate';
import { en } from './en';

/** The words of the pictures that go out. */
export const t = translator(en, sources);
