// The sentence for a person where the browser's storage did not do what was asked of it.

import { StorageError } from '../storage/database';
import { t } from './en';

/** The storage has not opened in time: it has not been touched. */
export const isSlow = (error: unknown): boolean => error instanceof StorageError && error.problem === 'slow';

/** Only for what is not done by halves: a storage that has not opened in time has not been touched. */
export const storageProblem = (error: unknown): string => t(isSlow(error) ? 'library.busy' : 'library.failed');
