import { expect, test } from 'vitest';
import { isWhole } from './integrity';

const integrity = 'sha256-LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ='; // of "hello"

test('what is kept is whole when it is what the list names', async () => {
  expect(await isWhole(new Response('hello'), { integrity })).toBe(true);
  expect(await isWhole(new Response('<!doctype html>'), { integrity })).toBe(false);
  expect(await isWhole(undefined, { integrity })).toBe(false);
});
