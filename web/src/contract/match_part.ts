// The base of elements that show something of the match on the board.

import { property } from 'lit/decorators.js';
import type { GamePage, MatchView } from './game_page';
import { PagePart } from './page_part';

export abstract class MatchPart extends PagePart {
  @property({ attribute: false }) game!: GamePage;
  @property({ attribute: false }) view!: MatchView;
}
