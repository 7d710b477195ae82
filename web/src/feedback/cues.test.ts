import { expect, test, vi } from 'vitest';
import type { PlayedMove, Snapshot } from '../model/snapshot';
import { NO_GAME, type SessionState } from '../session/state';
import { cueOf } from './cues';
import { Feedback } from './feedback';

const REVIEWING = { kind: 'reviewing', livePly: 2, before: 'live', autoplay: false, showsFindings: false } as const;
const quiet: PlayedMove = { text: 'a1-a2', seat: 'red' };
const attack: PlayedMove & { captured: string[] } = { text: 'a2xa3', seat: 'red', captured: ['7c'] };
const at = (ply: number, moves: PlayedMove[], more: Partial<Snapshot> = {}): SessionState => ({
  ...NO_GAME,
  match: {
    snapshot: { start: 'one deal', ply, moves, status: { kind: 'playing', winner: 'red', reason: 'none' }, ...more },
  } as unknown as SessionState['match'],
});

test('a move is a move, one that takes cards is a capture, and undo goes back', () => {
  expect(cueOf(at(0, []), at(1, [quiet]))).toBe('move');
  expect(cueOf(at(1, [quiet]), at(2, [quiet, attack]))).toBe('capture');
  expect(cueOf(at(2, [quiet, attack]), at(1, [quiet, attack]))).toBe('back');
  expect(cueOf(at(1, [quiet, attack]), at(2, [quiet, attack]))).toBe('capture');
});

test('the end is heard instead of the move that brought it', () => {
  const over = { status: { kind: 'won', winner: 'red', reason: 'capture' } } as const;
  expect(cueOf(at(0, []), at(1, [attack], over as Partial<Snapshot>))).toBe('won');
  const drawn = { status: { kind: 'draw', winner: 'red', reason: 'agreement' } } as const;
  expect(cueOf(at(1, [quiet]), at(1, [quiet], drawn as Partial<Snapshot>))).toBe('draw');
});

test('looking back, selecting and a new deal are silent', () => {
  const now = at(2, [quiet, attack]);
  expect(cueOf(now, { ...at(1, [quiet, attack]), mode: REVIEWING })).toBeNull();
  expect(cueOf({ ...at(1, [quiet, attack]), mode: REVIEWING }, now)).toBeNull();
  expect(cueOf(now, at(2, [quiet, attack], { selection: [3] }))).toBeNull();
  expect(cueOf(now, at(0, [], { start: 'another deal' }))).toBeNull();
  expect(cueOf(NO_GAME, now)).toBeNull();
});

test('a refusal is told once', () => {
  const refused: SessionState = { ...at(0, []), notice: { kind: 'refused', facts: { reason: 'way-blocked' } } };
  expect(cueOf(at(0, []), refused)).toBe('refused');
  expect(cueOf(refused, { ...refused })).toBeNull();
});

test('whoever wants silence fetches no sound at all', async () => {
  vi.stubGlobal('window', new EventTarget());
  const settings = {
    sounds: 'wood' as const,
    volume: 70,
    sound: 'off' as 'on' | 'off',
    captions: 'off' as const,
    haptics: 'off' as const,
  };
  const played: string[] = [];
  let fetched = 0;
  const feedback = new Feedback(
    NO_GAME,
    () => settings,
    () => {
      fetched += 1;
      return Promise.resolve({ play: (cue: string) => void played.push(cue) } as never);
    },
  );
  feedback.follow(at(0, []));
  feedback.follow(at(1, [quiet]));
  expect(fetched).toBe(0);
  settings.sound = 'on';
  feedback.follow(at(2, [quiet, attack]));
  feedback.follow(at(1, [quiet, attack]));
  await Promise.resolve();
  expect([fetched, played]).toEqual([1, ['capture', 'back']]);
  vi.unstubAllGlobals();
});
