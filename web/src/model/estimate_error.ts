// How far estimated chances may be off, as it was measured: in parts of equal width from 0 to 100 per cent.

/** The error of the part in which this chance is. */
export const estimateErrorAt = (parts: readonly number[], percent: number): number =>
  parts[Math.min(parts.length - 1, Math.max(0, Math.floor((percent * parts.length) / 100)))] ?? 0;
