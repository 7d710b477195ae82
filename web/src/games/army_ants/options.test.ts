import type { Mode } from '../../session/mode';
import type { TemplateResult } from 'lit';
import { describe, expect, test } from 'vitest';
import type { MatchView } from '../../contract/game_page';
import { DEFAULT_SETTINGS, type Settings } from '../../storage/settings';
import { EDITION_2020, EDITIONS, snapshotOf } from '../../testing/fake_board';
import { armyAnts } from './army_ants';
import { chosenVariant, dealOptions } from './options';
import type { ArmyAntsSnapshot } from './snapshot';
import { factsOf, rulesVariantOf } from './variants';

const chosen = (answers: Record<string, string>): Settings => ({
  ...DEFAULT_SETTINGS,
  chosen: { 'army-ants': answers },
});

describe('Red Aggression', () => {
  const off = { ...EDITION_2020, repetition: 'nothing' } as const;

  test('is off only where it was chosen and the edition knows it as an option', () => {
    expect(dealOptions(DEFAULT_SETTINGS)).toBe('edition=2020 setup=random');
    expect(dealOptions(chosen({ aggression: 'off', setup: 'minor' }))).toBe('edition=2020 setup=minor aggression=off');
    for (const { name, aggressionOptional } of EDITIONS)
      expect(dealOptions(chosen({ edition: name, aggression: 'off' })).includes('aggression=off'), name).toBe(
        aggressionOptional,
      );
  });

  test('stays off when the same game is dealt again, and in what the game and its rules are called', () => {
    const snapshot = snapshotOf({ rules: off });
    expect(armyAnts.play.rematchOptions(snapshot)).toBe('edition=2020 setup=random aggression=off');
    expect(armyAnts.play.rematchOptions(snapshotOf())).toBe('edition=2020 setup=random');
    expect(armyAnts.words.variant(snapshot)).toBe('2020 edition, random setup, without Red Aggression');
    expect(armyAnts.words.variant(snapshotOf())).toBe('2020 edition, random setup');
    expect(armyAnts.rules.variant(snapshot, DEFAULT_SETTINGS)).toBe('2020 aggression=off');
    expect(armyAnts.rules.variant(null, chosen({ aggression: 'off' }))).toBe('2020 aggression=off');
    expect(chosenVariant(chosen({ edition: '2008', aggression: 'off' }))).toBe('2008');
  });

  test('has no rule of repetition where it is off, and 2008, which has none either, is not called without it', () => {
    const variants = { editions: EDITIONS, setups: [] };
    expect(factsOf(variants, '2020 aggression=off')).toEqual(off);
    expect(factsOf(variants, '2020')).toEqual(EDITION_2020);
    for (const facts of EDITIONS) expect(rulesVariantOf(facts)).toBe(facts.name);
  });
});

describe('a position that comes about for the third time where no rule ends that', () => {
  const person = { kind: 'person', name: '' } as const;
  const notice = (
    change: Partial<ArmyAntsSnapshot>,
    mode: Mode = { kind: 'live' },
  ): TemplateResult | null | undefined =>
    armyAnts.table.notice?.({
      page: {},
      state: { notice: null, mode },
      snapshot: snapshotOf(change),
      players: { red: person, black: person },
    } as unknown as MatchView<ArmyAntsSnapshot>);
  const said = (content: TemplateResult | null | undefined): string => JSON.stringify(content);

  test('is pointed out, with the offer of a draw, to the person who decides', () => {
    expect(said(notice({ thirdOccurrence: true }))).toMatch(/has now occurred three times.*Offer a draw/);
    expect(notice({ thirdOccurrence: false })).toBeNull();
    expect(notice({ thirdOccurrence: true }, { kind: 'lockedByOtherTab' })).toBeNull();
  });

  test('lets the computer take a draw unless it stands better', () => {
    const takes = (score: number, thirdOccurrence: boolean): boolean =>
      armyAnts.play.acceptsDrawOffer({ score } as never, snapshotOf({ phase: 'battle', thirdOccurrence }));
    expect([takes(-1, true), takes(0, true), takes(50, true)]).toEqual([false, true, true]);
    expect([takes(0, false), takes(99, false), takes(100, false)]).toEqual([false, false, true]);
  });
});
