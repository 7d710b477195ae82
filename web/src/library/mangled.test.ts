import { describe, expect, test } from 'vitest';
import { snapshotOf } from '../testing/fake_board';
import { readIncoming, textOf } from './incoming';
import { writeLink } from './link';

const START =
  'army-ants edition=2020 setup=random board=6s7s..3s8c/9s4c3c4sAc/7c8sQsAs2c/2s9c6c5c5s/4h7h4d8h5d/7dQhAh9hAd/5h3d8d6h9d/2h3h..6d2d turn=red phase=rally rally=5,5';
const RECORD = [
  'anthill-game 1',
  `start ${START}`,
  'note red human Ren\u00e9 \u2013 the first',
  'note move-1 Into the gap, they say.',
  'moves',
  'b1-c1',
  'a3:c3-b3',
  'e4xe7',
  'result playing',
  'ply 2',
  '',
].join('\n');

/** As strict as the board: the record, but for empty lines and spaces around a line. */
const reader = () =>
  Promise.resolve((record: string) => {
    const lines = record.split('\n').map((line) => line.replace(/\r$/, '').replace(/^ +| +$/g, ''));
    const text = `${lines.filter(Boolean).join('\n')}\n`;
    if (text !== RECORD && !text.startsWith(`anthill-game 1\nstart ${START}\nmoves\nresult unknown`))
      return { error: 'line 1' };
    return { record: text, snapshot: snapshotOf({ ply: 2, length: 3 }) };
  });
const counting = () => Promise.resolve({ countAt: (_snapshot: unknown, ply: number) => ply });
const take = (text: string) => readIncoming(text, counting, reader);
const takes = async (text: string): Promise<string> => {
  const incoming = await take(text);
  return 'problem' in incoming ? incoming.problem : (incoming.games[0]?.record ?? '');
};

const lines = (change: (line: string) => string): string => RECORD.split('\n').map(change).join('\n');
const notNotes = (change: (line: string) => string): string =>
  lines((line) => (line.startsWith('note') ? line : change(line)));

describe('a record is read', () => {
  test.each([
    ['as it is', RECORD],
    ['with lines of Windows', RECORD.replace(/\n/g, '\r\n')],
    ['with lines of old Macs', RECORD.replace(/\n/g, '\r')],
    ['with empty lines', RECORD.replace(/\n/g, '\n\n')],
    ['indented', lines((line) => `    ${line}`)],
    ['with no-break spaces', RECORD.replace(/ /g, '\u00a0')],
    ['with one no-break space', RECORD.replace('start ', 'start\u00a0')],
    ['quoted', lines((line) => `> ${line}`)],
    ['quoted twice', lines((line) => `>> ${line}`)],
    ['behind a sentence', `Dear Anna, here is our game:\n\n${RECORD}`],
    ['before a signature', `${RECORD}\n-- \nBen\nSent from my telephone`],
    ['in a fence', `\`\`\`\n${RECORD}\`\`\``],
    ['behind a mark of direction', `\u200e${RECORD}`],
    ['with marks of direction in its lines', lines((line) => `\u202a${line}\u202c`)],
    ['with en dashes', notNotes((line) => line.replace(/-/g, '\u2013'))],
    ['with minus signs', notNotes((line) => line.replace(/-/g, '\u2212'))],
    ['with no-break hyphens', notNotes((line) => line.replace(/-/g, '\u2011'))],
    ['with entities', notNotes((line) => line.replace(/-/g, '&#45;').replace(/=/g, '&#x3d;'))],
    ['with lines broken at 76 signs', lines((line) => line.replace(/(.{30,76}) /g, '$1\n'))],
  ])('%s', async (_what, text) => expect(await takes(text)).toBe(RECORD));

  test('with a note of any signs, as it is', async () => {
    const note = 'note move-1 a \u2014 b &amp; c\u00a0d';
    const odd = RECORD.replace(/note move-1 .*/, note);
    const board = () => Promise.resolve((record: string) => ({ record, snapshot: snapshotOf({ ply: 2, length: 3 }) }));
    const incoming = await readIncoming(odd, counting, board);
    expect('games' in incoming && incoming.games[0]?.record).toContain(note);
  });
});

describe('a link is read', () => {
  const link = writeLink(RECORD);
  const address = `https://x.org/anthill/#${link}`;
  const safe = encodeURIComponent(address);
  test.each([
    ['in a sentence', `Look at ${address}, my best!`],
    ['in angle brackets', `<${address}>`],
    ['of Slack', `<${address}|our game>`],
    ['with an encoded sign', `https://x.org/anthill/%23${link}`],
    ['with one that is encoded twice', `https://x.org/anthill/%2523${link}`],
    ['checked by Outlook', `https://eur01.safelinks.protection.outlook.com/?url=${safe}&data=05%7C02%7C&reserved=0`],
    ['checked by Google', `https://www.google.com/url?q=${safe}&sa=D&source=docs`],
    ['checked by Proofpoint', `https://urldefense.com/v3/__https://x.org/anthill/*${link}__;Iw!!AbC!d-e$`],
    [
      'checked by Proofpoint as before',
      `https://urldefense.proofpoint.com/v2/url?u=${`https://x.org/anthill/`.replace(/:/g, '-3A').replace(/\//g, '_')}-23${link.replace(/[-_]/g, (sign) => (sign === '-' ? '-2D' : '-5F'))}&d=Dw`,
    ],
    ['broken over two lines', address.replace(link, `${link.slice(0, 80)}\n${link.slice(80)}`)],
    ['broken over many lines and quoted', `> ${address.replace(/(.{60})/g, '$1\n> ')}`],
    ['broken as mail is encoded', address.replace(/(.{75})/g, '$1=\n')],
    ['with an entity', address.replace(/-/g, '&#45;')],
    ['with dashes for hyphens', address.replace(/--/g, '\u2014').replace(/-/g, '\u2013')],
    ['with soft hyphens', address.replace(/(.{20})/g, '$1\u00ad')],
    ['with what a network adds', `https://x.org/anthill/?fbclid=x#${link}`],
    ['with what is added behind', `${address}&utm_source=1`],
  ])('%s', async (_what, text) => expect(await takes(text)).toBe(RECORD));

  test('and what it lacks is said', async () => {
    expect(await takes(address.slice(0, -30))).toBe('link');
    expect(await takes('Look: https://x.org/anthill/')).toBe('no-game');
    expect(await takes('Look at this')).toBe('unknown');
  });

  test.each([
    ['its link', 'https://x.org/anthill/#m1.S8wrycjPU8hNLEn'],
    ['its link in a letter', 'Your turn:\n> https://x.org/?u=https%3A%2F%2Fx.org%2Fanthill%2F%23m1.S8wrycjPU8hNLEn'],
    ['its messages', 'anthill-match 1 rules=3 id=00'],
  ])('a match by link is recognised by %s', async (_what, text) => {
    expect(await takes(text)).toBe('match');
  });
});

describe('a position is read', () => {
  test.each([
    ['as it is', START],
    ['in a sentence', `What now? "${START}", I ask.`],
    ['at the end of one', `What now? ${START}.`],
    ['with other spaces and dashes', START.replace(/ /g, '\u00a0').replace(/-/g, '\u2013')],
    ['broken', START.replace(/ /g, '\n')],
  ])('%s', async (_what, text) => expect(await takes(text)).toContain(START));
});

describe('a file is read', () => {
  const file = (...bytes: number[]) => textOf(new Blob([Uint8Array.from(bytes)]));
  const units = (text: string) => Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  test('in UTF-16 that says so', async () => {
    const text = `\ufeff${RECORD}`;
    expect(await file(...units(text).flatMap((unit) => [unit & 255, unit >> 8]))).toBe(RECORD);
    expect(await file(...units(text).flatMap((unit) => [unit >> 8, unit & 255]))).toBe(RECORD);
  });
  test('in the encoding of Windows, where it is a record', async () => {
    const text = RECORD.replace('\u2013', '-');
    expect(await file(...units(text))).toBe(text);
    expect(await file(...units('Ren\u00e9'))).toEqual({ problem: 'bytes' });
  });
});
