// Model games: whole games of the computer at its strongest, chosen for what they teach. `anthill model-games` has played them
// (src/lab/commands.h); they are kept as records in games/NAME/model_games.txt.

import { readRecordText } from '../model/record_text';

export interface ModelGame {
  /** Why it was chosen: a name of screens/model_games_en.ts. */
  readonly kind: string;
  readonly record: string;
  /** As in records. */
  readonly moves: readonly string[];
}

const HEAD = /^# (\w+)$/m;

/** Reads a file of records, each after a line "# KIND". The shortest game comes first: it is the easiest to follow. */
export function readModelGames(text: string): ModelGame[] {
  const [, ...parts] = text.split(HEAD);
  return parts
    .flatMap((kind, index) => {
      if (index % 2 !== 0) return [];
      const record = `${(parts[index + 1] ?? '').trim()}\n`;
      return [{ kind, record, moves: readRecordText(record)?.moves ?? [] }];
    })
    .sort((one, two) => one.moves.length - two.moves.length);
}
