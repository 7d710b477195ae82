// Fetches <anthill-level-face>. A page that cannot fetch it goes without the pictures.

import { withWords } from '../i18n/pending_catalogues';

export const fetchLevelFaces = (): Promise<unknown> => withWords(import('./level_face')).catch(() => undefined);
