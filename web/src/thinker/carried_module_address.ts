// module_address.ts of the copy of the page in one file, which carries the one module that runs everywhere.

import plain from '#wasm/thinker.wasm?url';

export const moduleAddress = (): string => plain;
