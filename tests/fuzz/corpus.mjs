// Makes the inputs that the harnesses begin with, from the golden playthroughs and transcripts: a folder for each harness in
// build/fuzz-corpus. Other inputs are in tests/fuzz/corpus.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { FOLDERS } from '../support/games.mjs';
import { repository } from '../support/program.mjs';

const corpus = `${repository}build/fuzz-corpus`;

rmSync(corpus, { recursive: true, force: true });
for (const harness of ['record', 'position', 'protocol', 'play', 'transcript'])
  mkdirSync(`${corpus}/${harness}`, { recursive: true });

/** A record, and behind each of its moves a comment with the position that it led to. */
function readPlaythrough(file) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const record = lines.filter((line) => !line.startsWith('#'));
  const start = record.find((line) => line.startsWith('start ')).slice('start '.length);
  const moves = record.slice(record.indexOf('moves') + 1, -1);
  const positions = lines
    .filter((line) => line.startsWith('# ') && !line.startsWith('# ply '))
    .map((line) => line.slice(2));
  return { record, start, moves, positions };
}

for (const game of FOLDERS) {
  const folder = `${repository}tests/golden/${game}`;
  for (const file of readdirSync(folder)) {
    const { record, start, moves, positions } = readPlaythrough(`${folder}/${file}`);
    const name = `${game}-${basename(file, '.playthrough')}`;
    const keep = (harness, text, part = '') => writeFileSync(`${corpus}/${harness}/${name}${part}`, text);
    keep('record', `${record.join('\n')}\n`);
    for (const third of [1, 2]) {
      const ply = Math.floor((moves.length * third) / 3);
      keep('position', positions[ply], `-${ply}`);
    }
    keep('position', `${start} moves ${moves.slice(0, 12).join(' ')}`, '-moves');
    const session = [
      `position ${start}`,
      'legal',
      `move ${moves[0]}`,
      'show',
      'status',
      'go nodes 50',
      'undo',
      'perft 1',
      'eval',
    ];
    keep('protocol', `${session.join('\n')}\n`);
  }
}

// A dozen messages, without what the harness makes to fit: numbers, elements, chances and signatures.
const transcripts = `${repository}tests/golden/transcripts`;
for (const file of readdirSync(transcripts).filter((name) => name.endsWith('.txt'))) {
  const [invitation, , ...messages] = readFileSync(`${transcripts}/${file}`, 'utf8').trimEnd().split('\n');
  const [, terms] = / game=(.*) name=/.exec(invitation);
  const steps = messages.slice(0, 12).map((line) => line.replace(/^\d+ e=\w+ (c=\w+ )?| t=\w+$/g, ''));
  writeFileSync(`${corpus}/transcript/${basename(file, '.txt')}`, `${[terms, ...steps].join('\n')}\n`);
}

// The first byte chooses the deal: these are more than there are deals.
for (let deal = 0; deal < 32; deal += 1) {
  const moves = ['a', 'b', 'c', 'd'].map((part) => createHash('sha256').update(`${deal}${part}`).digest());
  writeFileSync(`${corpus}/play/${deal}`, Buffer.concat([Buffer.from([deal]), ...moves]));
}
