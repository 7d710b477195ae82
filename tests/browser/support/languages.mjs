// The languages that the page speaks: English, and those with a file of their own.

import { readdirSync } from 'node:fs';

const files = readdirSync(new URL('../../../web/locales', import.meta.url));

export const LANGUAGES = ['en', ...files.filter((name) => name.endsWith('.po')).map((name) => name.slice(0, -3))];
