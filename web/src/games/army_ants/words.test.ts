import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { EDITIONS, snapshotOf } from '../../testing/fake_board';
import { cellNumber } from '../../i18n/labels';
import { resultSentence } from '../../session/result';
import { playerTitle } from '../../session/wording';
import { armyAnts } from './army_ants';
import { cardName, cellLabel, moveSentence, selectionSentence } from './labels';
import { REFUSALS, RULE_SECTIONS, refusalOf } from './refusals';
import { enRules, type RuleText } from './rules_en';
import type { ArmyAntsMove, ArmyAntsSnapshot } from './snapshot';
import { holds } from './variants';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

const BOARD = snapshotOf();

describe('refusals', () => {
  test('every reason that the rules can give has words and a section', () => {
    const code = readFileSync(`${repository}/src/games/army_ants/refusal_words.cpp`, 'utf8');
    const names = [...code.matchAll(/Reason::\w+,\s*"([\w-]+)"/g)]
      .map((match) => match[1] ?? '')
      .filter((name) => name !== 'none');
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !(name in REFUSALS))).toEqual([]);
  });

  test('name the place and the values', () => {
    expect(refusalOf({ reason: 'way-blocked', cell: 12 }, BOARD).text).toBe('The card on c3 is in the way.');
    expect(refusalOf({ reason: 'target-stronger', cell: 12, value: 4, targetValue: 9 }, BOARD).text).toBe(
      'Value 4 is too low to capture 9: it must be equal or higher.',
    );
  });

  test('an unknown reason still says something', () => {
    expect(refusalOf({ reason: 'moon' }, BOARD).text).toBe('The rules don’t allow that.');
    expect(refusalOf({ reason: 'moon' }, BOARD).section).toBe('goal');
  });

  test('every section is in the rules', () => {
    expect(Object.keys(enRules)).toEqual([...RULE_SECTIONS]);
  });

  test.each(EDITIONS.map((facts) => [facts.name, facts] as const))(
    'the rules of edition %s are whole: a title and a text for every section',
    (_name, facts) => {
      const shown = Object.values<RuleText>(enRules).map(({ title, blocks }) => ({
        titles: typeof title === 'string' ? 1 : Object.values(title).filter(({ when }) => holds(when, facts)).length,
        blocks: Object.values(blocks).filter(({ when }) => !when || holds(when, facts)),
      }));
      for (const { titles, blocks } of shown) {
        expect(titles).toBeGreaterThan(0);
        expect(blocks.length).toBeGreaterThan(0);
      }
    },
  );

  test('the Favor goes by the name that the edition gives it', () => {
    const facts = { reason: 'favor-not-in-battle' };
    expect(EDITIONS.map((rules) => refusalOf(facts, snapshotOf({ rules })).text)).toEqual([
      'The Queen’s Favor is only possible during the rally.',
      'The Queen’s Favor is only possible during the rally.',
      'The Queen’s Gambit is only possible during the rally.',
    ]);
  });
});

describe('cells and cards', () => {
  test('cards', () => {
    expect(cardName('9h')).toBe('9 of hearts');
    expect(cardName('As')).toBe('Ace of spades');
    expect(cardName('Qc')).toBe('Queen of clubs');
  });

  test('labels say card, side, place and what can be done', () => {
    const cells = snapshotOf().cells;
    cells[10] = { card: '9h', marks: ['selected'] };
    cells[25] = { card: '3c', marks: ['attack', 'last-to'] };
    const snapshot = snapshotOf({ cells });
    expect(cellLabel(snapshot, 10)).toBe('9 of hearts, Red, a3; selected');
    expect(cellLabel(snapshot, 25)).toBe('3 of clubs, Black, a6; can be attacked and last move');
    expect(cellLabel(snapshot, 11)).toBe('b3, empty');
    expect(cellLabel(snapshot, 37)).toBe('c8, empty, Black’s anthill');
  });
});

describe('announcements', () => {
  const after = (cells: Record<string, string>): ArmyAntsSnapshot => {
    const board = snapshotOf().cells;
    for (const [name, card] of Object.entries(cells)) board[cellNumber(name, { columns: 5 })] = { card, marks: [] };
    return snapshotOf({ cells: board });
  };
  const cases: [ArmyAntsMove, ArmyAntsSnapshot, string][] = [
    [{ text: 'd1-c1', seat: 'red', captured: [] }, after({ c1: '7h' }), 'Red: 7 of hearts to c1.'],
    [{ text: 'a3:c3-a4', seat: 'red', captured: [] }, after({}), 'Red marches 3 cards to a4.'],
    [{ text: 'a5:a8-b5', seat: 'black', captured: [] }, after({}), 'Black marches 4 cards to b5.'],
    [
      { text: 'a1=b1', seat: 'red', captured: [] },
      after({ a1: '2h', b1: 'Qh' }),
      'Red swaps 2 of hearts and Queen of hearts.',
    ],
    [
      { text: 'e4xe7', seat: 'red', captured: ['5s'] },
      after({ e7: '9d' }),
      'Red: 9 of diamonds on e7 captures 5 of spades.',
    ],
    [
      { text: 'e7xe4', seat: 'black', captured: ['5s', '5h'] },
      after({}),
      'Black attacks e4: 5 of spades and 5 of hearts are both removed.',
    ],
    [{ text: 'favor', seat: 'red', captured: [] }, after({}), 'Red uses the Queen’s Favor and ends its rally.'],
    [{ text: 'pass', seat: 'black', captured: [] }, after({}), 'Black passes.'],
  ];
  test.each(cases)('%o', (move, snapshot, sentence) => {
    expect(moveSentence(move, snapshot)).toBe(sentence);
    expect(sentence.split(' ').length).toBeLessThanOrEqual(15);
  });

  test('a selection says what is in hand and how many targets it has', () => {
    const cells = snapshotOf().cells;
    cells[10] = { card: '9h', marks: ['selected'] };
    cells[11] = { card: '', marks: ['move'] };
    cells[12] = { card: '', marks: ['move'] };
    expect(selectionSentence(snapshotOf({ cells, selection: [10] }))).toBe('Selected: 9 of hearts, 2 targets.');
    expect(selectionSentence(snapshotOf({ cells, selection: [10, 11] }))).toBe('Selected: line of 2 cards, 2 targets.');
  });

  test('results name the winner by name and colour', () => {
    const players = { red: { kind: 'person', name: 'Anna' }, black: { kind: 'computer', level: 1 } } as const;
    expect(playerTitle(players, 'black')).toBe('Computer (Black)');
    const lost = snapshotOf({ status: { kind: 'won', winner: 'black', reason: 'repetition' } });
    expect(resultSentence(armyAnts, lost, players)).toBe(
      'Computer (Black) wins. Red Aggression: Red loses for shuffling back and forth too long.',
    );
    const drawn = snapshotOf({ status: { kind: 'draw', winner: 'red', reason: 'queens-only' } });
    expect(resultSentence(armyAnts, drawn, players)).toBe('Draw. Only the two Queens are left.');
  });
});
