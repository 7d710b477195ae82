import { describe, expect, it } from 'vitest';
import { ThinkerFailure } from '../../thinker/thinker';
import { proofOf } from './certificate';

const SEQUENCE = { start: 'army-ants board=...', moves: ['d7xe7'] };

const asked = (end: readonly string[] | Error | null): Promise<string | null> =>
  proofOf(
    { certify: () => (end instanceof Error ? Promise.reject(end) : Promise.resolve(end)) },
    SEQUENCE,
    new AbortController().signal,
  );

describe('a proof', () => {
  it('has the engine’s lines as they are', async () => {
    expect(await asked(['anthill proof 1', ' d7xe7', '  *', 'end'])).toBe('anthill proof 1\n d7xe7\n  *\nend\n');
  });
  it('is none where the question was withdrawn or the search was given up', async () => {
    expect(await asked(null)).toBeNull();
    expect(await asked(new ThinkerFailure('error certificate: no proof was found'))).toBeNull();
  });
  it('is not to be had of an engine that has stopped', async () => {
    await expect(asked(new ThinkerFailure('the worker does not answer'))).rejects.toThrow('does not answer');
  });
});
