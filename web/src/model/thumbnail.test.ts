import * as v from 'valibot';
import { expect, test } from 'vitest';
import { pictureSchema } from './thumbnail';

test.each([
  ['nothing', null],
  ['no columns', { cells: [] }],
  ['columns by the million', { columns: 1_000_000, cells: [] }],
  ['cells by the million', { columns: 5, cells: new Array(1_000_000).fill('') }],
  ['cells that are no texts', { columns: 5, cells: [7] }],
  ['cells that are novels', { columns: 5, cells: ['x'.repeat(1000)] }],
])('a picture is not read from %s', (_what, value) => expect(v.safeParse(pictureSchema, value).success).toBe(false));
