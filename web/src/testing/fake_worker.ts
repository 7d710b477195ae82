// For tests: a worker that answers when the test says so.

import type { Rest, WorkerLike } from '../thinker/job_queue';

export class FakeWorker implements WorkerLike {
  messages: (string | Rest)[] = [];
  terminated = false;
  /** Whether positions are taken without a word from the test. */
  takesPositions = true;
  private unanswered: string[] = [];
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  get lines(): string[] {
    return this.messages.filter((message) => typeof message === 'string');
  }
  postMessage(line: string | Rest): void {
    this.messages.push(line);
    if (line === 'stop' || line === 'ponderhit' || typeof line !== 'string') return;
    this.unanswered.push(line);
    this.takePosition();
  }
  terminate(): void {
    this.terminated = true;
  }
  say(lines: string): void {
    this.onmessage?.({ data: lines } as MessageEvent<string>);
    for (const line of lines.split('\n')) if (!line.startsWith('info')) this.unanswered.shift();
    this.takePosition();
  }
  /** One after the other, as the engine does: not in mid-search. */
  private takePosition(): void {
    if (this.takesPositions && this.unanswered[0]?.startsWith('position ')) this.say('ok');
  }
  /** Its error event; unless it is prevented, it reaches the page's own error handler. */
  die(): Event {
    const event = new Event('error', { cancelable: true });
    this.onerror?.(event as ErrorEvent);
    return event;
  }
}
