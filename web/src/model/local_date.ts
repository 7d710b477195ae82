// Days as people have them, for notes and the names of files.

const padded = (number: number, digits: number): string => String(number).padStart(digits, '0');

/** "2026-11-26": the day where the device is, not in Greenwich. */
export function dayOf(time: Date | number): string {
  const date = new Date(time);
  return [padded(date.getFullYear(), 4), padded(date.getMonth() + 1, 2), padded(date.getDate(), 2)].join('-');
}
