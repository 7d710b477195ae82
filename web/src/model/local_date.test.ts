import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayOf } from './local_date';

let zone: string | undefined;
beforeEach(() => (zone = process.env['TZ']));
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each([
  ['America/Los_Angeles', '2026-11-27T04:00:00Z', '2026-11-26'],
  ['Asia/Tokyo', '2026-11-25T22:00:00Z', '2026-11-26'],
  ['UTC', '2026-01-02T03:04:05Z', '2026-01-02'],
])('the day in %s at %s is %s', (timeZone, time, day) => {
  process.env['TZ'] = timeZone;
  expect([dayOf(new Date(time)), dayOf(Date.parse(time))]).toEqual([day, day]);
});
