import { describe, expect, test } from 'vitest';
import type { Player } from '../model/player';
import { pairing } from './wording';

const nameless: Player = { kind: 'person', name: '' };
const anna: Player = { kind: 'person', name: 'Anna' };
const ben: Player = { kind: 'person', name: 'Ben' };
const egg: Player = { kind: 'computer', level: 1 };

describe('who plays whom', () => {
  test.each([
    [anna, ben, 'Anna (Red) vs. Ben (Black)'],
    [nameless, nameless, 'Two players'],
    [nameless, ben, 'Red vs. Ben (Black)'],
    [nameless, egg, 'vs. Computer, Egg'],
  ])('where each has a colour', (red, black, said) => expect(pairing('army-ants', { red, black })).toBe(said));

  test.each([
    [anna, ben, 'Anna vs. Ben'],
    [nameless, nameless, 'Two players'],
    [nameless, egg, 'vs. Computer, Egg'],
    [egg, nameless, 'vs. Computer, Egg'],
    [anna, egg, 'Anna vs. Computer, Egg'],
    [nameless, ben, 'Ben vs. a friend'],
    [egg, egg, 'Computer, Egg vs. Computer, Egg'],
  ])('where colours change hands, without them', (red, black, said) =>
    expect(pairing('ant-war', { red, black })).toBe(said),
  );
});
