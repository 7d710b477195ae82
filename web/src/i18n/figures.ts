// Figures that are more than whole numbers, in the page's language. Fetched with what shows some.

import { inLanguage } from './translate';

const signs = inLanguage(
  (locale) => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 0 }),
);
const tenths = inLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** "+4", "−12", "0". */
export const signed = (value: number): string => signs().format(Math.round(value)).replace('-', '−');
/** "10.5". */
export const inTenths = (value: number): string => tenths().format(value);
