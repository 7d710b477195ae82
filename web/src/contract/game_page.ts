// What a game brings to the page: its questions on the start screen, its words, and what is particular to it around the board. The page
// knows games by this interface alone; registry.ts lists them. Methods get the game's own snapshot.

import { nothing, type TemplateResult } from 'lit';
import type { PlayedMove, RefusalFacts, SeatName, Snapshot } from '../model/snapshot';
import { isPlaying } from '../session/mode';
import type { SessionState } from '../session/state';
import type { BoardPort } from '../session/ports';
import type { Players } from '../model/player';
import type { Settings } from '../storage/settings';
import type { Answer } from '../thinker/thinker';
import type { DialogContent } from '../ui/dialog_content';
import type { PageContext } from './page_context';
import type { IconName } from '../ui/icons';
import type { Option } from '../ui/segmented';
import { sideName } from '../i18n/labels';
import { playerName, playerTitle } from '../session/wording';
import { t } from '../i18n/translate';
import type { GameId } from '../model/game_id';

/** A match on the screen. `players` sit as they play now. */
export interface Standing<S extends Snapshot = Snapshot> {
  page: PageContext;
  state: SessionState;
  snapshot: S;
  players: Players;
}

/** A person is to decide in the position on the screen, which is not one looked back at. */
export const personDecides = ({ snapshot, players, state }: Standing): boolean =>
  isPlaying(state.mode) && snapshot.status.kind === 'playing' && players[snapshot.turn].kind === 'person';

export interface Command {
  icon: IconName;
  text: string;
  note?: string;
  run: () => void;
}

export interface MenuLine {
  text: string;
  run: () => void;
}

export interface Refused {
  text: string;
  section: string;
}

/** The rules dialog, fetched when it is first opened. */
export interface RulesPage {
  /** `variant` is whatever the game's rules differ by; the dialog keeps it while it is open. */
  content(page: PageContext, variant: string, onVariant: (variant: string) => void): TemplateResult;
  show(section: string): void;
}

export abstract class GamePage<S extends Snapshot = Snapshot> {
  abstract readonly id: GameId;
  /** Each player has a side of the board: whoever plays alone sits at the near one. */
  abstract readonly sided: boolean;

  // The start screen.
  /** Who begins as what: the question against a computer, and what to call the two names of friends. */
  abstract readonly seats: { legend: string; options: readonly Option<Settings['side']>[]; red: string; black: string };
  /** The game's own questions. */
  abstract questions(page: PageContext): TemplateResult;
  /** What the settings deal, as the board reads it: "edition=2020 setup=random". */
  abstract dealt(settings: Settings): string;

  // The match in words.
  /** By which rules it is played. */
  abstract variant(snapshot: S): string;
  /** To deal the same game again. */
  abstract redealt(snapshot: S): string;
  abstract boardRole(snapshot: S): string;
  abstract cellLabel(snapshot: S, cell: number): string;
  /** The last move played, for the live region. `after` is the position that it led to. */
  abstract moveSentence(move: PlayedMove, after: S, players: Players): string;
  abstract selectionSentence(snapshot: S): string;
  /** Why a tap or drag was refused, and the section of the rules that says so. */
  abstract refusal(facts: RefusalFacts, standing: Standing<S>): Refused;
  /** Why it is over. */
  abstract reason(snapshot: S, players: Players): string;
  /** The first ply that players call a move. */
  firstPly(_snapshot: S): number {
    return 0;
  }
  /** Who this is, by name and colour: "Anna (Red)". */
  title(_snapshot: S, players: Players, seat: SeatName): string {
    return playerTitle(players, seat);
  }
  /** What the plate calls this player, the first part in bold, and whether a colour is theirs yet. */
  plateName(_snapshot: S, players: Players, seat: SeatName): { colour: boolean; name: string[] } {
    return { colour: true, name: [sideName(seat), playerName(players[seat])].filter(Boolean) };
  }
  /** Whose move it is in the list; null for what is no colour's, as a cut. */
  moveSide(move: PlayedMove): SeatName | null {
    return move.seat;
  }
  /** What to play once more with the places swapped is called. */
  get rematchSwapped(): string {
    return t('end.rematch.swapped');
  }
  /** Moves are made on the board's cells; otherwise overlay() says what lies on the table. */
  get cellular(): boolean {
    return true;
  }
  /** A move as the list shows it. */
  moveText(move: PlayedMove, _snapshot: S): string {
    return move.text;
  }

  // The computer player.
  /** What it has found out with its move and says aloud; "" for nothing. `snapshot` is the position that it moved in. */
  remark(_answer: Answer, _snapshot: S): string {
    return '';
  }
  /** Dice are to be thrown now: the computer is asked how it aims, and throwDice() makes a move of that. */
  throwsDice(_snapshot: S): boolean {
    return false;
  }
  throwDice(aimed: string, _snapshot: S, _board: BoardPort): Promise<string> {
    return Promise.resolve(aimed);
  }
  /** What chance plays where nobody is there to let it happen. */
  chanceMove(_snapshot: S): string {
    return '';
  }
  /** How long a watcher needs to take in what the board holds up before the match goes on. */
  readingMilliseconds(_snapshot: S): number {
    return 0;
  }
  /** Whether two computers that play each other call the game a draw. `answer` is what the mover thinks. What one of them does not
   * want, the other may come back to: without this a game between them need not end. */
  agreesDraw(_answer: Answer, _snapshot: S): boolean {
    return false;
  }
  /** Whether the computer accepts a draw. `answer` is what it thinks from the mover's view: the person's who offers. */
  abstract takesDraw(answer: Answer, snapshot: S): boolean;

  // The match on the screen.
  /** What the head of the page says: a title, null for the usual "Red to move", and a note beside it. */
  abstract status(standing: Standing<S>): { title: string | null; note: string };
  /** What stands on a player's plate behind the name. */
  abstract plate(standing: Standing<S>, seat: SeatName): unknown;
  /** What the person to move can do besides moving on the board. */
  abstract commands(standing: Standing<S>): readonly Command[];
  /** One line of help with what is in hand right now; `due` where it is more than a hint and shown even to whoever hides hints. */
  abstract hint(standing: Standing<S>): { text: string; due?: boolean };
  /** What the game has to say in the line under the board instead of a hint. */
  notice(_standing: Standing<S>): TemplateResult | null {
    return null;
  }
  /** Over the board. */
  overlay(_standing: Standing<S>): unknown {
    return nothing;
  }
  /** In place of the moves and the line that talks. */
  panel(_standing: Standing<S>): TemplateResult | null {
    return null;
  }
  /** In place of everything, while both sides set up in secret. */
  secretSetup(_standing: Standing<S>): TemplateResult | null {
    return null;
  }
  /** Lines of the menu. */
  menu(_page: PageContext): readonly MenuLine[] {
    return [];
  }
  /** A dialog of the game's own, by the name it is shown by. */
  dialog(_name: string, _page: PageContext, _close: () => void): DialogContent | null {
    return null;
  }
  /** The picture of the result. */
  abstract ending(standing: Standing<S>): TemplateResult;

  // The rules.
  abstract readonly rulesTitle: string;
  /** What they are opened at: the variant at hand. */
  abstract rulesVariant(snapshot: S | null, settings: Settings): string;
  /** Their content is fetched when they are first opened. */
  abstract rules(): Promise<RulesPage>;
}
