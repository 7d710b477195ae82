// Model games: whole games of the computer at its strongest, chosen for what they teach. `anthill model-games` has played them
// (src/lab/commands.h); they are kept as records in games/NAME/model_games.txt.

export interface ModelGame {
  /** Why it was chosen: a name of screens/model_games_en.ts. */
  readonly kind: string;
  readonly record: string;
}

const HEAD = /^# (\w+)$/m;

/** Reads a file of records, each after a line "# KIND". */
export function readModelGames(text: string): ModelGame[] {
  const [, ...parts] = text.split(HEAD);
  return parts.flatMap((kind, index) =>
    index % 2 === 0 ? [{ kind, record: `${(parts[index + 1] ?? '').trim()}\n` }] : [],
  );
}
