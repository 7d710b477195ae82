// `anthill verify`: a file is verified, or the first line that does not fit is named; files that cannot be transcripts are refused.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { scratchFolder } from '../support/scratch_folder.mjs';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const program = path.resolve(repository, process.env.ANTHILL_PROGRAM ?? 'build/native/src/cli/anthill');
const transcripts = path.join(repository, 'tests/golden/transcripts');
const verify = (...files) => spawnSync(program, ['verify', ...files], { encoding: 'utf8' });
const written = (text) => {
  const file = path.join(scratchFolder(), 'match.txt');
  writeFileSync(file, text);
  return file;
};

test('every kept transcript is verified, with its result', () => {
  const kept = readdirSync(transcripts).filter((name) => name.endsWith('.txt'));
  assert.ok(kept.length >= 10);
  for (const name of kept) {
    const { stdout, status } = verify(path.join(transcripts, name));
    assert.equal(stdout, readFileSync(path.join(transcripts, name.replace('.txt', '.verdict')), 'utf8'));
    assert.equal(status, 0);
  }
});

test('the first line that does not fit is named', () => {
  const text = readFileSync(path.join(transcripts, 'army_ants_total.txt'), 'utf8');
  const { stdout, status } = verify(written(text.replace(/cards:(..)(..)/, 'cards:$2$1')));
  assert.match(stdout, /^line 4: field 't=/);
  assert.equal(status, 1);
  assert.match(
    verify(written(text.split('\n').slice(0, 5).join('\n') + '\n')).stdout,
    /^line 5: the match is not complete\n$/,
  );
});

test('what cannot be a transcript is refused in words', () => {
  assert.match(verify('no/such/file').stderr, /cannot read no\/such\/file/);
  assert.match(verify().stderr, /usage/);
  assert.match(verify(written('0'.repeat(100_000))).stdout, /^line 1: expected a line feed/);
});

test('a file that is larger than any transcript fails at its first wrong line too', () => {
  const large = verify(written(Buffer.alloc(3_000_000)));
  assert.match(large.stdout, /^line 1: expected a line feed/);
  assert.equal(large.status, 1);
  const text = readFileSync(path.join(transcripts, 'army_ants_random.txt'), 'utf8');
  const longer = verify(written(text + 'x\n'.repeat(2_000_000)));
  assert.match(longer.stdout, /^line \d+: the match ended with the message before/);
  assert.equal(longer.status, 1);
});
