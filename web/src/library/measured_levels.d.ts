// Made by web/measured_levels.ts from the tables of tests/measure.
declare module 'measured:levels' {
  /** By game and level. */
  export const RUNGS: Readonly<
    Record<
      import('../model/game_id').GameId,
      Readonly<
        Record<string, Readonly<{ share: number; error?: number; points?: number; pointsError?: number }> | undefined>
      >
    >
  >;
}
