import { describe, expect, it } from 'vitest';
import { ThinkerFailure } from '../../thinker/thinker';
import { proofOf } from './certificate';

const STORY = { start: 'army-ants board=...', moves: ['d7xe7'] };

/** An engine that says these lines, and then fails or answers. */
const engine = (told: readonly string[], end: readonly string[] | Error | null) => ({
  explain: (asked: object, _signal: AbortSignal, hear: (info: string) => void = () => undefined) => {
    expect(asked).toEqual({ ...STORY, about: 'certificate' });
    for (const line of told) hear(line);
    return end instanceof Error ? Promise.reject(end) : Promise.resolve(end);
  },
});
const asked = (...told: Parameters<typeof engine>): Promise<string | null> =>
  proofOf(engine(...told), STORY, new AbortController().signal);

describe('a proof', () => {
  it('has the engine’s lines as they are, and nothing else that it says', async () => {
    const told = [
      'info nodes 17',
      'info proof anthill proof 1',
      'info proof  d7xe7',
      'info proof   *',
      'info proof end',
    ];
    expect(await asked(told, ['4'])).toBe('anthill proof 1\n d7xe7\n  *\nend\n');
  });
  it('is none where the question was withdrawn or the search was given up', async () => {
    expect(await asked(['info proof half of it'], null)).toBeNull();
    expect(await asked([], new ThinkerFailure('error certificate: no proof was found'))).toBeNull();
  });
  it('is not to be had of an engine that has stopped', async () => {
    await expect(asked([], new ThinkerFailure('the worker does not answer'))).rejects.toThrow('does not answer');
  });
});
