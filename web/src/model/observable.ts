// Tells its listeners that something has changed. They read the new value at its source.

export class Observable {
  private readonly listeners = new Set<() => void>();

  /** Calls back after every change. Returns what ends that. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
  get isObserved(): boolean {
    return this.listeners.size > 0;
  }
  notify(): void {
    for (const listener of this.listeners) listener();
  }
}
