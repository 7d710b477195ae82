// A position as the library's small pictures show it: what lies on which cell, and nothing else.

import * as v from 'valibot';
import type { Snapshot } from './snapshot';

const MOST_COLUMNS = 20;
const MOST_CELLS = 400;
const LONGEST_CELL = 12;

import * as v from 'valibot';
import type { Snapshot } from './snapshot';
export const pictureOf = (snapshot: Snapshot): Picture | null =>
  snapshot.secret
    ? null
import * as v from 'valibot';
import type { Snapshot } from './snapshot';
