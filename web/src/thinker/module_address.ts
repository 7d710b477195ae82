// The address of the thinker's module: with vector instructions for browsers that have them. Both builds go with one script.

import plain from '#wasm/thinker.wasm?url';
import simd from '#wasm/thinker_simd.wasm?url';
import { hasSimd } from '../wasm/simd';

export const moduleAddress = (): string => (hasSimd() ? simd : plain);
