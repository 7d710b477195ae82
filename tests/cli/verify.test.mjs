// `anthill verify`: a file is verified, or the first line that does not fit is named; files that cannot be transcripts are refused.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { program, repository } from '../support/program.mjs';
import { scratchFile } from '../support/scratch_folder.mjs';

const transcripts = path.join(repository, 'tests/golden/transcripts');
const verify = (...files) => spawnSync(program, ['verify', ...files], { encoding: 'utf8' });

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
  const { stdout, status } = verify(scratchFile(text.replace(/cards:(..)(..)/, 'cards:$2$1')));
  assert.match(stdout, /^line 4: field 't=/);
  assert.equal(status, 1);
  assert.match(
    verify(scratchFile(text.split('\n').slice(0, 5).join('\n') + '\n')).stdout,
    /^line 5: the match is not complete\n$/,
  );
});

test('what cannot be a transcript is refused in words', () => {
  assert.match(verify('no/such/file').stderr, /cannot read no\/such\/file/);
  assert.match(verify().stderr, /usage/);
  assert.match(verify(scratchFile('0'.repeat(100_000))).stdout, /^line 1: expected a line feed/);
});

test('a file that is larger than any transcript fails at its first wrong line too', () => {
  const large = verify(scratchFile(Buffer.alloc(3_000_000)));
  assert.match(large.stdout, /^line 1: expected a line feed/);
  assert.equal(large.status, 1);
  const text = readFileSync(path.join(transcripts, 'army_ants_random.txt'), 'utf8');
  const longer = verify(scratchFile(text + 'x\n'.repeat(2_000_000)));
  assert.match(longer.stdout, /^line \d+: the match ended with the message before/);
  assert.equal(longer.status, 1);
});
