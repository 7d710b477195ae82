// The modes of the page with the match on its board: one at a time, changed by reduce() alone. Whether the match may be changed
// and saved follows from the mode and from nothing else.

/** The present position is on the board. Spectating: the computer plays both sides. */
type Playing = { kind: 'live' } | { kind: 'spectating'; paused: boolean };

/** Another position is on the board; `livePly` is the one to return to, and `before` what was done there. `showsFindings`: the
 * findings about each move are beside it. */
interface Reviewing {
  kind: 'reviewing';
  livePly: number;
  before: 'live' | 'spectating' | 'paused';
  autoplay: boolean;
  showsFindings: boolean;
}

export type Mode =
  | { kind: 'none' }
  | Playing
  /** A person has moved and is asked whether the move stands. Until then it is neither saved nor answered. `caution`: what it lets the other
   * side do, "" for nothing; null while that is looked at, before anybody is asked. */
  | { kind: 'confirming'; caution: string | null }
  | Reviewing
  /** Another tab has saved this game since: two hands on it would undo each other. */
  | { kind: 'lockedByOtherTab' }
  /** The board's module has died. */
  | { kind: 'failed' };

export type ModeEvent =
  | { kind: 'opened'; spectating: boolean }
  | { kind: 'closed' }
  | { kind: 'tried'; caution: string | null }
  | { kind: 'confirmed' }
  | { kind: 'paused'; paused: boolean }
  | { kind: 'looked'; livePly: number }
  | { kind: 'autoplayed'; on: boolean }
  | { kind: 'findingsShown' }
  | { kind: 'returned' }
  | { kind: 'overtaken' }
  | { kind: 'failed' };

/** An event that a mode does not know leaves it as it is: above all, only opening or closing a game ends a lock. */
export function reduce(mode: Mode, event: ModeEvent): Mode {
  switch (event.kind) {
    case 'opened':
      return event.spectating ? { kind: 'spectating', paused: false } : { kind: 'live' };
    case 'closed':
      return { kind: 'none' };
    case 'failed':
      return { kind: 'failed' };
    case 'overtaken':
      return isWritable(mode) || mode.kind === 'confirming' ? { kind: 'lockedByOtherTab' } : mode;
    case 'tried':
      return mode.kind === 'live' || mode.kind === 'confirming' ? { kind: 'confirming', caution: event.caution } : mode;
    case 'confirmed':
      return mode.kind === 'confirming' ? { kind: 'live' } : mode;
    case 'paused':
      return mode.kind === 'spectating' ? { ...mode, paused: event.paused } : mode;
    case 'looked':
      if (!isPlaying(mode)) return mode;
      return {
        kind: 'reviewing',
        livePly: event.livePly,
        before: mode.kind === 'spectating' && mode.paused ? 'paused' : mode.kind,
        autoplay: false,
        showsFindings: false,
      };
    case 'autoplayed':
      return mode.kind === 'reviewing' ? { ...mode, autoplay: event.on } : mode;
    case 'findingsShown':
      return mode.kind === 'reviewing' ? { ...mode, autoplay: false, showsFindings: true } : mode;
    case 'returned':
      if (mode.kind !== 'reviewing') return mode;
      return mode.before === 'live' ? { kind: 'live' } : { kind: 'spectating', paused: mode.before === 'paused' };
  }
}

export const isPlaying = (mode: Mode): mode is Playing => mode.kind === 'live' || mode.kind === 'spectating';

/** The guard of everything that changes or saves the match. */
export const isWritable = (mode: Mode): boolean => isPlaying(mode) || mode.kind === 'reviewing';

/** True if the page shows the findings about each move of a finished game beside the board. */
export const showsFindings = (mode: Mode): boolean => mode.kind === 'reviewing' && mode.showsFindings;

/** The ply of the game itself while another position is looked at; else null. */
export const reviewedFrom = (mode: Mode): number | null => (mode.kind === 'reviewing' ? mode.livePly : null);
