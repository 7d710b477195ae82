import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../model/game_id';
import { LANGUAGES } from '../model/language';
import { LEVELS } from '../model/levels';
import { en } from './en';
import { t as lines } from './level_lines_en';
import { en as recordWords } from '../library/en';
import { cellName, cellNumber } from './labels';
import { t, translator } from './translate';

const source = fileURLToPath(new URL('..', import.meta.url));
const repository = `${source}/../..`;

/** The texts of all sources below a folder, without those of the games unless one of them is that folder. */
function sources(folder: string, games: boolean): string {
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return entry.name === 'games' && !games ? '' : sources(path, games);
      return /(?<!\.test)\.ts$/.test(entry.name) && !/^(\w+_)?en\.ts$/.test(entry.name)
        ? readFileSync(path, 'utf8')
        : '';
    })
    .join('\n');
}

/** Keys that no code says: by themselves, as one of a family (`refusal.${reason}`), or as a part of one (`line.${n}`). */
function unsaid(keys: readonly string[], code: string): string[] {
  const families = [...code.matchAll(/`((?:[\w.-]|\$\{[^{}`]*\})+)`/g)].map((match) => {
    const pattern = (match[1] ?? '').replace(/\$\{[^}]*\}/g, '[\\w-]+').replaceAll('.', '\\.');
    return new RegExp(`^${pattern}$`);
  });
  return keys.filter((key) => !code.includes(`'${key}'`) && !families.some((family) => family.test(key)));
}

/** The texts of a game's questions, which contract/game_question.ts says for it. */
const asked = (code: string): string =>
  [...code.matchAll(/(?:question\(page, GAME, |answersTo\()'(\w+)'/g)]
    .map(([, name = '']) => `'start.${name}' \`start.${name}.\${}\` \`start.${name}.note.\${}\``)
    .join(' ');

describe('the catalogues', () => {
  test('hold no text that nobody says', async () => {
    expect(unsaid(Object.keys(en), sources(source, true))).toEqual([]);
    expect(unsaid(Object.keys(recordWords), sources(`${source}/library`, false))).toEqual([]);
    for (const id of GAME_IDS) {
      const folder = `${source}/games/${id.replaceAll('-', '_')}`;
      const { en: words } = (await import(`${folder}/en.ts`)) as { en: Record<string, string> };
      const code = sources(folder, true);
      expect(unsaid(Object.keys(words), code + asked(code)), id).toEqual([]);
    }
  });

  test('numbers choose the form, and placeholders are filled', () => {
    const say = translator({ turns: { one: '{n} turn left', other: '{n} turns left' } } as const, {});
    expect(say('turns', { n: 1 })).toBe('1 turn left');
    expect(say('turns', { n: 4 })).toBe('4 turns left');
    expect(t('start.continue.players', { red: 'Anna', black: 'Ben' })).toBe('Anna vs. Ben');
  });

  test('what English does without the browser’s tables is what they say', () => {
    const say = translator({ form: { one: '{n} one', other: '{n} other' }, figure: '{n}' } as const, {});
    const plural = new Intl.PluralRules('en');
    for (const n of [-2, -1, 0, 0.5, 1, 1.5, 2, 11, 21, 101, 1000001])
      expect(say('form', { n }).split(' ')[1]).toBe(plural.select(n));
    for (const n of [-1, 0, 0.5, 7, 999, 1000, 12345])
      for (const each of LANGUAGES)
        if (each === 'en' || (Number.isInteger(n) && n >= 0 && n < 1000))
          expect(say('figure', { n }), `${each} ${n}`).toContain(new Intl.NumberFormat(`${each}-u-nu-latn`).format(n));
  });

  test('every level has a name and a description', () => {
    for (const level of LEVELS) {
      expect(t(`level.${level}`)).not.toBe('');
      expect(lines(`note.${level}`).length).toBeGreaterThan(20);
    }
  });

  test('the levels are those that the engine knows', () => {
    const header = readFileSync(`${repository}/src/players/levels.h`, 'utf8');
    expect(LEVELS.at(-1)).toBe(Number(/kLevels = (\d+)/.exec(header)?.[1]));
  });
});

describe('cells', () => {
  test('names and numbers agree', () => {
    const layout = { columns: 5 };
    expect(cellName(0, layout)).toBe('a1');
    expect(cellName(39, layout)).toBe('e8');
    for (let cell = 0; cell < 40; cell += 1) expect(cellNumber(cellName(cell, layout), layout)).toBe(cell);
  });
});
