// A stored value, as far as it has the form that it should have.

import * as v from 'valibot';

/** null where it has not. */
export function checked<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output | null {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : null;
}

/** The same of a text. */
export const checkedText = <Output>(schema: v.GenericSchema<unknown, Output>, text: string | null): Output | null =>
  checked(v.pipe(v.string(), v.parseJson(), schema), text);
