// The copy carries the one module that runs everywhere.

import plain from '#wasm/thinker.wasm?url';

export const moduleAddress = (): string => plain;
