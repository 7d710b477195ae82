import { describe, expect, test } from 'vitest';
import { EDITIONS, snapshotOf } from '../../testing/fake_board';
import type { SeatName } from '../../model/snapshot';
import { resultSentence } from '../../session/result';
import { playerTitle } from '../../session/wording';
import { armyAnts } from './army_ants';
import { cardName, cellLabel, moveSentence, selectionSentence } from './labels';
import { enRules, type RuleText } from './rules_en';
import { holds } from './variants';

const BOARD = snapshotOf();

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
  const said = (text: string, seat: SeatName, cards: string[], captured: string[] = []): string =>
    moveSentence({ text, seat, cards, captured }, BOARD);
  test.each([
    [said('d1-c1', 'red', ['7h']), 'Red: 7 of hearts to c1.'],
    [said('a3:c3-a4', 'red', ['2h', '3h', '4h']), 'Red marches 3 cards to a4.'],
    [said('a5:a8-b5', 'black', ['2s', '3s', '4s', '5s']), 'Black marches 4 cards to b5.'],
    [said('a1=b1', 'red', ['Qh', '2h']), 'Red swaps 2 of hearts and Queen of hearts.'],
    [said('e4xe7', 'red', ['9d', '5s'], ['5s']), 'Red: 9 of diamonds on e7 captures 5 of spades.'],
    [
      said('e7xe4', 'black', ['5h', '5s'], ['5h', '5s']),
      'Black attacks e4: 5 of spades and 5 of hearts are both removed.',
    ],
    [said('favor', 'red', ['Qh']), 'Red uses the Queen’s Favor and ends its rally.'],
    [said('pass', 'black', []), 'Black passes.'],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
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
