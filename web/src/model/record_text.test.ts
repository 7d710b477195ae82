import { describe, expect, test } from 'vitest';
import { commentAt, commentedPlies, withoutComments } from './comments';
import { cleanLine } from './clean_text';
import { isolated } from './direction';
import {
  gameOf,
  notesIn,
  playersOf,
  readRecordText,
  recordOfPosition,
  recordVersion,
  titleOf,
  withNote,
  writeRecordText,
} from './record_text';

const RECORD = [
  'anthill-game 1',
  'start ant-war board=x turn=red lead=0',
  'note title The long round',
  'note red human Anna',
  'note black computer 3',
  'note move-0 Well begun.',
  'note move-2 A slip!',
  'moves',
  'odds:red+1',
  'take:red',
  'result playing',
  'ply 1',
  '',
].join('\n');

const parsed = (text = RECORD): NonNullable<ReturnType<typeof readRecordText>> => {
  const record = readRecordText(text);
  if (!record) throw new Error('no record');
  return record;
};

describe('a record as text', () => {
  test('comes apart', () => {
    const record = parsed();
    expect(gameOf(record)).toBe('ant-war');
    expect(record).toMatchObject({ moves: ['odds:red+1', 'take:red'], result: 'playing', ply: 1 });
    expect(titleOf(record)).toBe('The long round');
    expect(playersOf(record)).toEqual({ red: { kind: 'person', name: 'Anna' }, black: { kind: 'computer', level: 3 } });
    expect(notesIn(RECORD)).toEqual(record.notes);
    const plies = commentedPlies(record.notes);
    expect(plies.map((ply) => [ply, commentAt(record.notes, ply)])).toEqual([
      [0, 'Well begun.'],
      [2, 'A slip!'],
    ]);
  });

  test('names the Elder with its seconds, and as one of the highest level for readers that do not know it', () => {
    const black = (note: string): unknown => playersOf(parsed(RECORD.replace('computer 3', note))).black;
    expect(black('computer 10 elder 5')).toEqual({ kind: 'computer', level: 10, seconds: 5 });
    for (const note of ['computer 10', 'computer 10 elder', 'computer 10 elder 7', 'computer 10 quick 5'])
      expect(black(note)).toEqual({ kind: 'computer', level: 10 });
    expect(black('computer 3 elder 5')).toEqual({ kind: 'computer', level: 3 });
    for (const note of ['computer', 'computer 11', 'computer elder 5', 'Computer 3'])
      expect(black(note)).toEqual({ kind: 'person', name: '' });
  });

  test('and together again', () => expect(writeRecordText(parsed())).toBe(RECORD));

  test('is the same with comments, empty lines and foreign line ends', () => {
    const foreign = `# ours\r\n\r\n${RECORD.replace(/\n/g, '\r\n# and on\r\n')}`;
    expect(writeRecordText(parsed(foreign))).toBe(RECORD);
  });

  test('takes notes on and off', () => {
    expect(withNote(RECORD, 'title', 'Short')).toContain('\nnote title Short\n');
    expect(withNote(RECORD, 'title', '')).not.toContain('note title');
    expect(withoutComments(RECORD)).toBe(RECORD.replace(/note move-.*\n/g, ''));
    expect(withNote('nonsense', 'title', 'x')).toBe('nonsense');
  });

  test.each([
    ['nothing', ''],
    ['something else', 'chess 1\n'],
    ['a later version', RECORD.replace('game 1', 'game 2')],
    ['no result', RECORD.slice(0, RECORD.indexOf('result'))],
    ['no start', 'anthill-game 1\nmoves\nresult playing\n'],
  ])('is not read from %s', (_what, text) => expect(readRecordText(text)).toBeNull());

  test('tells its version', () => {
    expect(recordVersion(RECORD)).toBe(1);
    expect(recordVersion('\uFEFF# hello\nanthill-game 12\n')).toBe(12);
    expect(recordVersion('{"anthill-game 1":0}')).toBeNull();
  });

  test('of a position alone', () => {
    expect(parsed(recordOfPosition(' ant-war board=x\n turn=red '))).toMatchObject({
      start: 'ant-war board=x turn=red',
      moves: [],
      result: 'unknown',
    });
  });

  test('whoever is not named, or oddly, is a person without a name', () => {
    const odd = RECORD.replace('human Anna', 'robot 7').replace('computer 3', 'computer 99');
    const nobody = { kind: 'person', name: '' };
    expect(playersOf(parsed(odd))).toEqual({ red: nobody, black: nobody });
  });
});

describe('text from outside', () => {
  test('loses what is invisible, turns the reading or piles up', () => {
    expect(cleanLine('  An\u202Ena\u0000\u200F \n\t Bea\uFEFF ', 99)).toBe('Anna Bea');
    expect(cleanLine(`a${'\u0301'.repeat(50)}b`, 99)).toMatch(/^.{2,5}b$/u);
    expect(cleanLine('\uD800x', 99)).toBe('x');
  });
  test('keeps every script, and what holds emoji together', () => {
    expect(cleanLine('Ðóra 蟻 نملة 👩‍🚀', 99)).toBe('Ðóra 蟻 نملة 👩‍🚀');
  });
  test('is cut by characters, however gigantic', () => {
    expect(cleanLine('🐜'.repeat(5_000_000), 3)).toBe('🐜🐜🐜');
    expect(cleanLine(' '.repeat(5_000_000), 3)).toBe('');
  });
  test('markup is just text', () =>
    expect(cleanLine('<img src=x onerror=alert(1)>', 99)).toBe('<img src=x onerror=alert(1)>'));
  test('is set apart where it is read from right to left', () => {
    expect(isolated('Anna')).toBe('Anna');
    expect(isolated('نملة')).toBe('\u2068نملة\u2069');
  });
});
