// Splits the linked board module into what every game needs for its first moves and parts that the page fetches when they are needed:
// one for each game, one for each way to draw, with WebGL and in memory, and one that comes later.
//
//   node split_board.mjs LINKED.wasm FOLDER WASM_SPLIT [named]
//
// LINKED.wasm is as the linker leaves it, with its script beside it: with names, and before Binaryen merges functions that look alike, so
// that what is named after a game is called for that game only. What no game's first moves call (first_moves.mjs) comes later. WASM_SPLIT
// is Binaryen's program of that name; wasm-opt and wasm-dis lie beside it. Writes FOLDER/board.wasm and FOLDER/board_PART.wasm, each
// optimised. A part is instantiated with the exports of board.wasm as its import module `b` and puts its functions into board.wasm's table,
// where the stand-ins were that board.wasm imports from the module named by the number of that part, each by its place in the table.
// Beside each module FOLDER/NAME.symbols keeps the names of its functions, `NUMBER:NAME` a line, as emcc's --emit-symbol-map does for the
// other modules: a trap's stack tells numbers only.
// A stand-in that is called brings its part and calls what has taken its place: a function in the wrong part is still right, only sooner
// or later there. web/src/board/wasm_parts.ts and tests/wasm/support/board.mjs put the parts together.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { calledByFirstMoves } from './first_moves.mjs';

const LATER = 'later';
/** Which functions belong to a part, by the names that programmers gave them; to the one that comes later none by its name. Some are one
 * game's pictures. */
const PARTS = {
  army_ants: /\barmy_ants::|\bArmyAnts/,
  ant_war: /\bant_war::|\bAntWar|\banthill::(count|paper)_layers/,
  red_vs_black:
    /\bred_vs_black::|\bRedVsBlack|\banthill::((hill|tiles)_layers|convex_hull|Scene::(triangle|tilted)|dice::)/,
  webgl:
    /^(GLES2_|SDL_Render|SDL_Get(Num)?Render|SDL_(Create|Destroy|Update|Lock|Unlock|Query|Set|Get)(Texture|Renderer))|\banthill::SdlCanvas/,
  software: /\banthill::(MemoryCanvas|MemoryScreen|changes|bounds|\(anonymous namespace\)::Comparison)\b/,
  [LATER]: /^$/,
};
/** Named after a game, but called for each of them in turn: what visit_games() (match/new_match.h) is given. */
const FOR_ALL = /^auto anthill::(unknown_game|setup_error)\(/;
const FEATURES = ['--mvp-features', '--enable-mutable-globals'];
// Numbers of the binary format: kinds of sections, of names, of imports.
const CUSTOM = 0;
const IMPORTS = 2;
const FUNCTION_NAMES = 1;
const [TABLE, MEMORY, GLOBAL] = [1, 2, 3];

const [linked, folder, splitter, keepsNames] = process.argv.slice(2);
const binaryen = dirname(splitter);
const scratch = mkdtempSync(join(tmpdir(), 'anthill-split-'));
const run = (tool, ...options) =>
  execFileSync(join(binaryen, tool), [...FEATURES, ...options], { maxBuffer: 2 ** 30, encoding: 'utf8' });

const encoded = (number) => {
  const bytes = [];
  for (let rest = number; ; rest >>>= 7) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest & 127) | 128);
  }
};
const sized = (bytes) => Buffer.concat([encoded(bytes.length), bytes]);

/** Walks over the bytes of a module. */
class Reader {
  constructor(module, at = 8) {
    Object.assign(this, { module, at });
  }
  byte() {
    return this.module[this.at++];
  }
  number() {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  }
  text() {
    const length = this.number();
    this.at += length;
    return this.module.toString('utf8', this.at - length, this.at);
  }
  /** The sections: kind, first byte of all, first byte of the content, byte after it. */
  *sections() {
    while (this.at < this.module.length) {
      const begin = this.at;
      const kind = this.byte();
      const size = this.number();
      const content = this.at;
      const end = content + size;
      yield { kind, begin, content, end };
      this.at = end;
    }
  }
}

/** The module without its section of names, and the functions' names by number. */
function takeNames(module) {
  const reader = new Reader(module);
  const kept = [module.subarray(0, 8)];
  const names = [];
  for (const { kind, begin, end } of reader.sections()) {
    if (kind !== CUSTOM || reader.text() !== 'name') kept.push(module.subarray(begin, end));
    else
      while (reader.at < end) {
        const what = reader.byte();
        const length = reader.number();
        const next = reader.at + length;
        if (what === FUNCTION_NAMES)
          for (let left = reader.number(); left > 0; left -= 1) names[reader.number()] = reader.text();
        reader.at = next;
      }
  }
  return { bare: Buffer.concat(kept), names };
}

/** A part that asks for no longest table: where it was split off, the table had not yet the places of the parts after it. */
function withAnyTable(module) {
  const reader = new Reader(module);
  for (const { kind, begin, content, end } of reader.sections()) {
    if (kind !== IMPORTS) continue;
    for (let left = reader.number(); left > 0; left -= 1) {
      reader.text();
      reader.text();
      const what = reader.byte();
      if (what === TABLE) {
        reader.byte(); // of functions
        const limits = reader.at;
        if (reader.byte() !== 1) return module;
        const least = module.subarray(reader.at, (reader.number(), reader.at));
        reader.number();
        const imports = Buffer.concat([
          module.subarray(content, limits),
          Buffer.from([0]),
          least,
          module.subarray(reader.at, end),
        ]);
        return Buffer.concat([module.subarray(0, begin), Buffer.from([IMPORTS]), sized(imports), module.subarray(end)]);
      }
      if (what === MEMORY && (reader.byte() & 1) === 1) reader.number();
      else if (what === GLOBAL) reader.byte();
      reader.number();
    }
  }
  return module;
}

/** A module whose functions have these names. */
function named(bare, names) {
  const entries = names.map((name, index) => Buffer.concat([encoded(index), sized(Buffer.from(name))]));
  const map = Buffer.concat([encoded(names.length), ...entries]);
  const content = Buffer.concat([sized(Buffer.from('name')), Buffer.from([FUNCTION_NAMES]), sized(map)]);
  return Buffer.concat([bare, Buffer.from([CUSTOM]), sized(content)]);
}

/** By short name: whom each function calls directly. And who is called from outside or through the table. */
function readCalls(file) {
  const calls = new Map();
  const outside = new Set();
  let current = null;
  for (const line of run('wasm-dis', file).split('\n')) {
    const begin = /^ \(func \$(\w+)/.exec(line);
    if (begin) calls.set(begin[1], (current = new Set()));
    const call = /\(call \$(\w+)/.exec(line);
    if (call) current.add(call[1]);
    if (/^ \((elem|export|start) /.test(line)) for (const [, name] of line.matchAll(/\$(\w+)/g)) outside.add(name);
  }
  return { calls, outside };
}

/** The part of each function, by short name; what is in none is needed by all. */
function assign(names, short, { calls, outside }, called) {
  const parts = new Map();
  for (const [index, name] of names.entries()) {
    const found = Object.keys(PARTS).filter((part) => PARTS[part].test(name));
    if (found.length === 1 && !FOR_ALL.test(name) && calls.has(short[index])) parts.set(short[index], found[0]);
  }
  // What one part alone calls goes with it.
  const callers = new Map();
  for (const [caller, callees] of calls)
    for (const callee of callees) callers.set(callee, [...(callers.get(callee) ?? []), caller]);
  for (let found = true; found;) {
    found = false;
    for (const name of calls.keys()) {
      if (parts.has(name) || outside.has(name)) continue;
      const of = new Set(
        (callers.get(name) ?? [name]).filter((caller) => caller !== name).map((caller) => parts.get(caller)),
      );
      if (of.size !== 1 || of.has(undefined)) continue;
      parts.set(name, [...of][0]);
      found = true;
    }
  }
  // What no first move calls comes later. What either way to draw calls stays where it is: a page that is being left may call it, and no
  // part can be brought then.
  for (const [index, name] of [...calls.keys()].entries()) if (!called.has(index)) parts.set(name, LATER);
  // What runs when the module starts, before there are parts.
  const early = [short[names.indexOf('__wasm_call_ctors')]];
  for (const name of early) for (const callee of calls.get(name) ?? []) if (!early.includes(callee)) early.push(callee);
  for (const name of early) parts.delete(name);
  return parts;
}

try {
  const { bare, names } = takeNames(readFileSync(linked));
  // Binaryen makes export names of them, which are downloaded.
  const short = names.map((_, index) => index.toString(36));
  let rest = join(scratch, 'all.wasm');
  writeFileSync(rest, named(bare, short));
  const instrumented = join(scratch, 'instrumented.wasm');
  run('wasm-split', rest, '--instrument', '-o', instrumented);
  const called = await calledByFirstMoves(linked.replace(/wasm$/, 'mjs'), readFileSync(instrumented));
  const parts = assign(names, short, readCalls(rest), called);
  const optimised = (from, name, ...options) => {
    const file = join(folder, name);
    run('wasm-opt', from, '-Oz', '-g', '--strip-producers', ...options, '-o', file);
    const part = takeNames(readFileSync(file));
    const whole = part.names.map((name) => names[short.indexOf(name)] ?? name);
    writeFileSync(file, keepsNames ? named(part.bare, whole) : part.bare);
    writeFileSync(file.replace(/wasm$/, 'symbols'), whole.map((each, index) => `${index}:${each}\n`).join(''));
    return file;
  };
  for (const [number, part] of Object.keys(PARTS).entries()) {
    const list = join(scratch, 'functions');
    writeFileSync(list, short.filter((name) => parts.get(name) === part).join('\n'));
    const [next, own] = [join(scratch, `without_${part}.wasm`), join(scratch, `${part}.wasm`)];
    run(
      'wasm-split',
      rest,
      `--split-funcs=@${list}`,
      '-o1',
      next,
      '-o2',
      own,
      '-g',
      '--export-prefix=%',
      '--import-namespace=b',
      `--placeholder-namespace=${number}`,
    );
    const file = optimised(own, `board_${part}.wasm`);
    writeFileSync(file, withAnyTable(readFileSync(file)));
    rest = next;
  }
  optimised(rest, 'board.wasm', '--post-emscripten', '--zero-filled-memory', '--low-memory-unused');
} finally {
  rmSync(scratch, { recursive: true });
}
