// Plural forms: gettext numbers them by a formula in the head of a language's file, Intl.PluralRules, which the page goes by, has names.

import { runInNewContext } from 'node:vm';

// Those of the GNU gettext manual.
const FORMULAS = [
  'nplurals=1; plural=0;',
  'nplurals=2; plural=(n != 1);',
  'nplurals=2; plural=(n > 1);',
  'nplurals=2; plural=(n % 10 != 1 || n % 100 == 11);',
  'nplurals=3; plural=(n % 10 == 1 && n % 100 != 11 ? 0 : n != 0 ? 1 : 2);',
  'nplurals=3; plural=(n % 10 == 0 || n % 100 >= 11 && n % 100 <= 19 ? 0 : n % 10 == 1 ? 1 : 2);',
  'nplurals=5; plural=(n == 1 ? 0 : n == 2 ? 1 : n < 7 ? 2 : n < 11 ? 3 : 4);',
  'nplurals=3; plural=(n == 1 ? 0 : n == 2 ? 1 : 2);',
  'nplurals=3; plural=(n == 1 ? 0 : n == 0 || n % 100 >= 1 && n % 100 <= 19 ? 1 : 2);',
  'nplurals=3; plural=(n % 10 == 1 && n % 100 != 11 ? 0 : n % 10 >= 2 && (n % 100 < 10 || n % 100 >= 20) ? 1 : 2);',
  'nplurals=3; plural=(n % 10 == 1 && n % 100 != 11 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20) ? 1 : 2);',
  'nplurals=3; plural=(n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2);',
  'nplurals=3; plural=(n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20) ? 1 : 2);',
  'nplurals=4; plural=(n % 100 == 1 ? 0 : n % 100 == 2 ? 1 : n % 100 == 3 || n % 100 == 4 ? 2 : 3);',
  'nplurals=6; plural=(n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 ? 4 : 5);',
];

const NUMBERS = Array.from({ length: 1001 }, (_, n) => n);

/** The names of the forms that whole numbers take, in the order in which a formula numbers them; null where it does not tell them
 * apart as the language does. */
export function formsBy(formula: string, language: string): Intl.LDMLPluralRule[] | null {
  const [, count, expression] =
    /^\s*nplurals\s*=\s*(\d+)\s*;\s*plural\s*=\s*([n\d\s()%=!<>&|?:]+);?\s*$/.exec(formula) ?? [];
  if (count === undefined || expression === undefined) return null;
  const index = runInNewContext(`(n) => Number(${expression})`) as (n: number) => number;
  const rules = new Intl.PluralRules(language);
  const forms: Intl.LDMLPluralRule[] = [];
  for (const n of NUMBERS) {
    const [at, form] = [index(n), rules.select(n)];
    if (forms.includes(form) ? forms[at] !== form : forms[at] !== undefined) return null;
    forms[at] = form;
  }
  return forms.length === Number(count) ? forms : null;
}

export function formulaFor(language: string): string {
  const formula = FORMULAS.find((each) => formsBy(each, language));
  if (!formula) throw new Error(`no known formula for the plurals of ${language}: write a Plural-Forms line by hand`);
  return formula;
}
