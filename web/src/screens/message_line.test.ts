// The line under the board never asks a person to move the computer's cards.

import { html, type TemplateResult } from 'lit';
import { beforeEach, expect, test, vi } from 'vitest';
import type { GamePage, MatchView } from '../contract/game_page';
import type { Snapshot } from '../model/snapshot';
import { NO_GAME, type SessionState } from '../session/state';
import { snapshotOf } from '../testing/fake_board';
import { AGAINST_BLACK } from '../testing/table';
import { messageLine, noticeSaid } from './message_line';

const HINT = 'Pick one of your cards.';

/** The words of a template. */
function textOf(part: unknown): string {
  if (Array.isArray(part)) return part.map(textOf).join(' ');
  if (typeof part === 'object' && part !== null && 'strings' in part) return textOf((part as TemplateResult).values);
  return typeof part === 'string' ? part : '';
}

let game: GamePage;
beforeEach(() => {
  game = {
    words: { title: () => 'Black', hint: () => ({ text: HINT }) },
    play: { firstPly: () => 0, countAt: (_snapshot: unknown, ply: number) => ply },
    table: {},
  } as unknown as GamePage;
});

function line(snapshot: Partial<Snapshot>, state: Partial<SessionState> = {}): string {
  const session = { spectating: { isOn: false }, review: {}, retryEngine: vi.fn() };
  const page = { session, settings: { hints: 'on', help: 'off' }, show: vi.fn() } as unknown as MatchView['page'];
  const view: MatchView = {
    page,
    state: { ...NO_GAME, mode: { kind: 'live' }, ...state },
    snapshot: snapshotOf(snapshot as object),
    players: AGAINST_BLACK,
    record: { start: '', notes: new Map(), moves: [], result: '', ply: 0 },
  };
  return textOf(messageLine(game, view));
}

test('a hint is for a person', () => {
  expect(line({ turn: 'red' })).toContain(HINT);
});

test('where the computer is to move it thinks, whether or not it has been asked yet', () => {
  expect(line({ turn: 'black' }, { thinking: true })).toContain('Black is thinking');
  expect(line({ turn: 'black' })).toContain('Black is thinking');
});

test('where chance decides or a result is held up, the player is told what to do in the computer’s turn too', () => {
  expect(line({ turn: 'black', due: 'chance' })).toContain(HINT);
  expect(line({ turn: 'black', held: true })).toContain(HINT);
});

test('a computer that has stopped, a lock and a failed board come first', () => {
  expect(line({ turn: 'black' }, { notice: { kind: 'engine-stopped' } })).not.toContain('thinking');
  expect(line({ turn: 'black' }, { mode: { kind: 'lockedByOtherTab' } })).not.toContain('thinking');
  expect(line({ turn: 'black' }, { mode: { kind: 'failed' } })).not.toContain('thinking');
  expect(textOf(html`${'a'}${['b']}`)).toBe('a b');
});

test('that the game is not saved stays to be read against the computer too, whose every move is reported', () => {
  const notice = { kind: 'played', text: 'Black passes.', language: 'en' } as const;
  expect(line({ turn: 'red' }, { notice })).toContain('Black passes.');
  expect(line({ turn: 'red' }, { notice, unsaved: true })).toContain('won’t save');
});

test('what was said in another language than the page speaks now is said no longer', () => {
  const notice = { kind: 'played', text: 'Schwarz passt.', language: 'de' } as const;
  expect(line({ turn: 'red' }, { notice })).not.toContain('Schwarz passt.');
});

test('screen readers hear what was refused and what is reported, but not twice what the announcement says', () => {
  game.words.refusal = () => ({ text: 'c1 is taken.', section: 'march', number: 8 });
  const said = (notice: SessionState['notice']): string =>
    noticeSaid(game, { state: { ...NO_GAME, notice } } as MatchView);
  expect(said({ kind: 'refused', facts: { reason: 'way-blocked' } })).toBe('c1 is taken.');
  expect(said({ kind: 'text', text: 'Black declines.', language: 'en' })).toBe('Black declines.');
  expect(said({ kind: 'undo-limit' })).not.toBe('');
  expect(said({ kind: 'engine-stopped' })).not.toBe('');
  expect([said({ kind: 'linked' }), said({ kind: 'new-game' }), said(null)]).toEqual(['', '', '']);
});
