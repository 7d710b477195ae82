import { expect, test } from 'vitest';
import { isWhole, listedAddress } from './integrity';

const integrity = 'sha256-LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ='; // of "hello"

test('what is kept is whole when it is what the list names', async () => {
  expect(await isWhole(new Response('hello'), { integrity })).toBe(true);
  expect(await isWhole(new Response('<!doctype html>'), { integrity })).toBe(false);
  expect(await isWhole(undefined, { integrity })).toBe(false);
});

test('the list has a folder as its page, in any spelling, and a file whatever follows the question mark', () => {
  for (const asked of ['', 'index.html', 'INDEX.HTML', '?renderer=webgl', '?pseudo#game'])
    expect(listedAddress(`https://host/anthill/${asked}`)).toBe('https://host/anthill/index.html');
  expect(listedAddress('https://host/anthill/assets/a.js?b=1')).toBe('https://host/anthill/assets/a.js');
  expect(listedAddress('https://host/anthill/my-index.html')).toBe('https://host/anthill/my-index.html');
});
