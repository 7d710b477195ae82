// The number of a deal whose cards all lie open: a record notes it, people pass it on and enter it again. It is the seed of the deal, with
// few enough digits to be read out. Deals that hide something have none: their seeds are kept nowhere.

import { plainSigns } from './notation';
import { randomBelow } from './random';

/** The record's note that holds it. */
export const DEAL_NOTE = 'deal';

const DIGITS = 9;

export const newDeal = (): string => String(randomBelow(10 ** DIGITS));

/** As people write it, in digits of any width, with or without spaces between them; null for what is no number of a deal. */
export function readDeal(text: string): string | null {
  const digits = plainSigns(text).replace(/[\s.,\u2019']/gu, '');
  return /^[0-9]+$/.test(digits) && digits.length <= DIGITS ? String(Number(digits)) : null;
}

/** In groups of three: "482 913 775". */
export const dealText = (deal: string): string => deal.replace(/\B(?=(?:[0-9]{3})+$)/g, '\u2009');
