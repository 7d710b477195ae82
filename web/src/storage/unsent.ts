// The matches by link whose newest message has not left this device: it was neither copied nor shared nor saved, nor shown as a code. Its
// player would wait for an answer to nothing.

import { browserStorage, LocalStore } from './local_store';
import { keyOf } from './place';

const KEY = keyOf('remote.unsent');
const local = new LocalStore(browserStorage());

const ids = (): string[] => (local.read(KEY) ?? '').split(' ').filter((id) => id !== '');

export const isUnsent = (id: string): boolean => ids().includes(id);

export function keepUnsent(id: string, unsent: boolean): void {
  const others = ids().filter((each) => each !== id);
  local.write(KEY, [...others, ...(unsent ? [id] : [])].join(' '));
}
