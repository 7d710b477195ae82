import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licencesText } from '../../licences';
import { SHIPPED } from './licences';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('licences.txt has the text of everything that is shipped, and of nothing else', () => {
  const [, ...parts] = licencesText().split(/^={20,}\n(.+)\n={20,}$/m);
  expect(parts.filter((_, index) => index % 2 === 0)).toEqual(SHIPPED.map(({ heading }) => heading));
  expect(parts.filter((text) => text.trim() === '')).toEqual([]);
});

test('every package that the page is built of is named', () => {
  const { dependencies } = JSON.parse(read('../../package.json')) as { dependencies: Record<string, string> };
  expect(SHIPPED.flatMap(({ packages }) => packages ?? []).sort()).toEqual(Object.keys(dependencies).sort());
});

test('whoever contributes is told why each package is there', () => {
  const { dependencies, devDependencies } = JSON.parse(read('../../package.json')) as Record<
    string,
    Record<string, string>
  >;
  const told = read('../../../.github/CONTRIBUTING.md');
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) expect(told).toContain(`\`${name}\``);
});
