import { describe, expect, test, vi } from 'vitest';
import type { SeatName } from '../../model/snapshot';
import { warSnapshotOf } from '../../testing/war_snapshot';
import type { Answer } from '../../thinker/thinker';
import {
  aboutCard,
  barName,
  cardName,
  cellLabel,
  cutSentence,
  moveSentence,
  moveText,
  oddsSentence,
  oddsText,
  oddsValue,
  personName,
  playerTitle,
  readOdds,
  roundSentence,
  statusOf,
} from './labels';
import { appraise, betterColour } from './appraisal';
import { proofSentence } from './ant_war';
import type { AntWarMove, AntWarSnapshot } from './snapshot';

const PLAYERS = { red: { kind: 'person', name: 'Anna' }, black: { kind: 'person', name: '' } } as const;

/** As in a lesson. */
const LEARNER = { red: { kind: 'person', name: 'You' }, black: { kind: 'person', name: '' } } as const;

const move = (text: string, seat: SeatName, phase: AntWarMove['phase'] = 'play'): AntWarMove => ({
  text,
  seat,
  player: seat,
  phase,
  round: 1,
});

/** Cards on a1, b1, c1, a2 and so on. */
const lying = (...cards: string[]): AntWarSnapshot['cells'] =>
  Array.from({ length: 9 }, (_, cell) => ({ card: cards[cell] ?? '', hole: false, under: [], marks: [] }));

test('while a round is counted, the plates have its colours', () => {
  const counted = { round: 1 as const, points: { red: 1, black: 2 }, swapped: false, cards: [] };
  const names = (change: Partial<AntWarSnapshot>) =>
    barName(warSnapshotOf({ coloured: false, counted, ...change }), PLAYERS, 'red');
  expect(names({ held: false })).toEqual({ colour: null, name: ['Anna'] });
  expect(names({ held: true, swapped: false })).toEqual({ colour: 'red', name: ['Anna', 'Red'] });
  expect(names({ held: true, swapped: true })).toEqual({ colour: 'black', name: ['Anna', 'Black'] });
});

describe('odds', () => {
  test.each([
    [{ colour: 'red', halves: 0 }, 'odds:none', 'A cut decides who moves first: if the card is red, Red does.'],
    [{ colour: 'red', halves: 1 }, 'odds:red+0.5', 'Half a turn counts as none, so a cut decides.'],
    [{ colour: 'black', halves: 2 }, 'odds:black+1', 'Black has 1 turn before Red moves.'],
    [{ colour: 'red', halves: 5 }, 'odds:red+2.5', 'Red has 2 turns, then a cut decides who moves next.'],
    [{ colour: 'black', halves: 19 }, 'odds:black+9.5', 'Black has 9 turns, then a cut decides who moves next.'],
  ] as const)('%o', (odds, text, sentence) => {
    expect(oddsText(odds)).toBe(text);
    expect(readOdds(text)).toEqual(odds);
    expect(oddsSentence(odds)).toBe(sentence);
  });

  test.each([
    [0, 'No extra turns'],
    [1, '½ turn for Red'],
    [2, '1 turn for Red'],
    [3, '1½ turns for Red'],
    [4, '2 turns for Red'],
    [19, '9½ turns for Red'],
  ])('of %i halves on the dial', (halves, value) => {
    expect(oddsValue({ colour: 'red', halves })).toBe(value);
  });
});

describe('players', () => {
  test('go by name or number, and by a colour once they have one', () => {
    const before = warSnapshotOf({ phase: 'odds', coloured: false });
    expect(playerTitle(before, PLAYERS, 'red')).toBe('Anna');
    expect(playerTitle(before, PLAYERS, 'black')).toBe('Player 2');
    expect(playerTitle(warSnapshotOf(), PLAYERS, 'black')).toBe('Player 2 (Black)');
  });
  test('stay who they are when the colours have changed hands', () => {
    const swapped = { red: PLAYERS.black, black: { kind: 'person', name: '' } } as const;
    const after = warSnapshotOf({ swapped: true });
    expect(personName(after, swapped, 'black')).toBe('Player 1');
    expect(playerTitle(after, swapped, 'red')).toBe('Player 2 (Red)');
  });
  test('alone against the computer are "you" in lists, and a colour in sentences', () => {
    const alone = { red: { kind: 'person', name: '' }, black: { kind: 'computer', level: 1 } } as const;
    expect(personName(warSnapshotOf(), alone, 'red')).toBe('You');
    expect(personName(warSnapshotOf(), alone, 'black')).toBe('Computer');
    expect(playerTitle(warSnapshotOf(), alone, 'red')).toBe('Red');
    expect(moveSentence(move('take:red', 'red', 'take'), warSnapshotOf(), alone)).toBe('You play Red.');
    expect(moveSentence(move('take:black', 'red', 'take'), warSnapshotOf(), alone)).toBe('The computer plays Black.');
    // In a lesson the other player is no computer.
    expect(moveSentence(move('take:red', 'red', 'take'), warSnapshotOf(), LEARNER)).toBe('You play Red.');
    expect(playerTitle(warSnapshotOf(), LEARNER, 'red')).toBe('Red');
    expect(barName(warSnapshotOf(), LEARNER, 'red').name).toEqual(['You', 'Red']);
    expect(barName(warSnapshotOf(), LEARNER, 'black').name).toEqual(['Black']);
    expect(playerTitle(warSnapshotOf(), LEARNER, 'black')).toBe('Player 2 (Black)');
    expect(statusOf(warSnapshotOf({ phase: 'odds', coloured: false }), LEARNER).title).toBe('Set the odds');
  });
});

describe('the result of a round', () => {
  const counted = (points: Record<SeatName, number>, change: Partial<AntWarSnapshot> = {}): AntWarSnapshot =>
    warSnapshotOf({ held: true, counted: { round: 1, swapped: false, points, cards: [] }, ...change });
  const alone = { red: { kind: 'person', name: '' }, black: { kind: 'computer', level: 1 } } as const;

  test('names the player who wins it', () => {
    expect(roundSentence(counted({ red: 13, black: 7 }), PLAYERS)).toBe('Anna wins the round by 6 points.');
    expect(roundSentence(counted({ red: 6, black: 7 }), PLAYERS)).toBe('Player 2 wins the round by 1 point.');
    expect(roundSentence(counted({ red: 7, black: 7 }), PLAYERS)).toBe('The round is a draw.');
  });
  test('speaks to a person alone, and to a learner', () => {
    expect(roundSentence(counted({ red: 13, black: 7 }), alone)).toBe('You win the round by 6 points.');
    expect(roundSentence(counted({ red: 3, black: 7 }), alone)).toBe('The computer wins the round by 4 points.');
    expect(roundSentence(counted({ red: 13, black: 7 }), LEARNER)).toBe('You win the round by 6 points.');
    expect(roundSentence(counted({ red: 3, black: 7 }), LEARNER)).toBe('Player 2 wins the round by 4 points.');
  });
  test('goes with that of the match after the second round', () => {
    const second = counted(
      { red: 13, black: 7 },
      {
        counted: { round: 2, swapped: true, points: { red: 13, black: 7 }, cards: [] },
        swapped: true,
        round: 2,
        total: { red: 10, black: 20 },
      },
    );
    expect(roundSentence(second, alone)).toBe(
      'You win the round by 6 points. After both rounds, you have 23 and the computer has 27.',
    );
    const own = { red: PLAYERS.red, black: { kind: 'person', name: 'Bo', own: true } } as const;
    expect(roundSentence(second, own)).toBe(
      'Anna wins the round by 6 points. After both rounds, you have 27 and Anna has 23.',
    );
    expect(roundSentence(second, LEARNER)).toBe(
      'You win the round by 6 points. After both rounds, Red has 23 and Player 1 has 27.',
    );
  });
});

describe('cards and cells', () => {
  test('have names', () => {
    expect(['As', 'Td', 'Jc', 'Qh', 'Ks', '**'].map(cardName)).toEqual([
      'Ace of spades',
      '10 of diamonds',
      'Soldier of clubs',
      'Queen of hearts',
      'Drone of spades',
      'joker',
    ]);
  });
  test('a label says card, side, place, stack and what can be done', () => {
    const cells = lying('Qh', '**', '9s');
    cells[0] = { card: 'Qh', hole: false, under: ['3c', '4d'], marks: ['selected'] };
    cells[2] = { card: '9s', hole: false, under: [], marks: ['attack', 'last-to'] };
    const snapshot = warSnapshotOf({ cells });
    expect(cellLabel(snapshot, 0)).toBe('Queen of hearts, Red, a1, on top of 2 cards; selected');
    expect(cellLabel(snapshot, 1)).toBe('joker, b1');
    expect(cellLabel(snapshot, 2)).toBe('9 of spades, Black, c1; can be covered and last move');
    expect(cellLabel(snapshot, 3)).toBe('a2, empty');
  });
  test('a part of a frame has the names of the frame', () => {
    const { layout } = warSnapshotOf();
    const snapshot = warSnapshotOf({ layout: { ...layout, firstColumn: 2, firstRow: 7 } });
    expect(cellLabel(snapshot, 0)).toBe('c8, empty');
    expect(cellLabel(snapshot, 8)).toBe('e10, empty');
  });
  test('a joker says whom it feeds', () => {
    const about = (fed: SeatName | null): string => aboutCard(warSnapshotOf({ cells: lying('**'), looked: 0, fed }));
    expect(about('red')).toContain('Now: Red.');
    expect(about(null)).toContain('Now: nobody.');
  });
});

describe('moves', () => {
  test('in the list', () => {
    const texts = [
      'a1-b2',
      'pass',
      'odds:none',
      'odds:black+1.5',
      'odds:red+0.5',
      'take:red',
      'cut:Td',
      'cut:**',
      'cut:red',
      'deal:482913775',
    ];
    expect(texts.map((text) => moveText({ text }))).toEqual([
      'a1-b2',
      'pass',
      'no odds',
      'Black +1½',
      'Red +½',
      'picks Red',
      'cut 10♦',
      'cut joker',
      'cut Red',
      'round 2 dealt',
    ]);
  });
  test('said once', () => {
    const after = warSnapshotOf({ cells: lying('', 'Qh') });
    expect(moveSentence(move('a1-b1', 'red'), after, PLAYERS)).toBe('Red: Queen of hearts covers the ant on b1.');
    expect(moveSentence(move('pass', 'black'), after, PLAYERS)).toBe('Black passes.');
    expect(moveSentence(move('deal:482913775', 'red', 'deal'), after, PLAYERS)).toBe('Round 2 is dealt.');
    expect(moveSentence(move('take:black', 'red', 'take'), after, PLAYERS)).toBe('Player 2 plays Black.');
    const counted = { round: 1, points: { red: 43, black: 38 }, swapped: false, cards: [] } as const;
    const ended = warSnapshotOf({ held: true, counted: { ...counted, cards: [] } });
    expect(moveSentence(move('pass', 'red'), ended, PLAYERS)).toBe(
      'Both colours have passed. Round 1 is over: Red 43, Black 38.',
    );
  });
  test('a cut names card and side', () => {
    const moves = [move('cut:Kd', 'black', 'cut')];
    expect(cutSentence(warSnapshotOf({ moves, ply: 1 }))).toBe('The cut shows the Drone of diamonds. Red moves next.');
    expect(cutSentence(warSnapshotOf({ moves: [move('cut:red', 'red', 'cut')], ply: 1 }))).toBe(
      'The coin toss: Red moves next.',
    );
    expect(cutSentence(warSnapshotOf({ moves, ply: 1, phase: 'cut' }))).toBe('');
  });
});

describe('what the computer believes', () => {
  const answer = (score: number, change: Partial<Answer> = {}): Answer => ({
    move: 'odds:red+1.5',
    score,
    exact: false,
    scores: [score - 250, score],
    ...change,
  });
  test('about a deal: fair odds, what either first move is worth', async () => {
    const consult = vi
      .fn()
      .mockResolvedValueOnce(answer(-80))
      .mockResolvedValueOnce(answer(700))
      .mockResolvedValueOnce(answer(400));
    expect(await appraise({ consult } as never)).toEqual({
      odds: { colour: 'red', halves: 3 },
      redFirst: 7,
      blackFirst: -4,
    });
    expect(consult.mock.calls.map(([moves]) => moves as string[])).toEqual([
      [],
      ['odds:red+1', 'take:red'],
      ['odds:black+1', 'take:black'],
    ]);
  });
  test('nothing, when something came between', async () => {
    expect(await appraise({ consult: () => Promise.resolve(null) } as never)).toBeNull();
    expect(await betterColour({ consult: () => Promise.resolve(null) } as never)).toBeNull();
  });
  test('proofs name the winner from either side', () => {
    const exact = (score: number): Answer => answer(score, { exact: true });
    expect(proofSentence(exact(700), 'black')).toBe('Proven: Black wins this round by 7 with best play.');
    expect(proofSentence(exact(-700), 'black')).toBe('Proven: Red wins this round by 7 with best play.');
    expect(proofSentence(exact(0), 'red')).toBe('Proven: this round is even with best play.');
    expect(proofSentence(answer(700), 'red')).toBe('');
  });
});
