// localStorage, where every way of touching it may throw: it can be denied, full or gone.

/** The part of Storage that is used. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export class LocalStore {
  constructor(private readonly store: TextStore | null) {}

  read(key: string): string | null {
    try {
      return this.store?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /** False when there is no room or no store. */
  write(key: string, text: string): boolean {
    if (!this.store) return false;
    try {
      this.store.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  /** True if it takes a text now. */
  takes(key: string): boolean {
    const took = this.write(key, '');
    if (took) this.remove(key);
    return took;
  }

  remove(key: string): void {
    try {
      this.store?.removeItem(key);
    } catch {
      // Denied: nothing is there.
    }
  }

  keys(prefix: string): string[] {
    try {
      const { store } = this;
      const keys = Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? '');
      return keys.filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  }
}

export function browserStorage(): TextStore | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
