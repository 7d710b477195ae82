// What can be taken in the position on the board, for whoever is helped while playing. Asked once for each position; all who show it follow.

import type { ReactiveControllerHost } from 'lit';
import type { GamePage, MatchView } from '../../contract/game_page';
import { historyText } from '../../model/snapshot';

export interface Helped {
  /** As the engine writes them. */
  readonly facts: readonly string[];
  /** The most important of them. */
  readonly sentence: string;
}

const NOTHING: Helped = { facts: [], sentence: '' };

class CurrentHelp {
  private readonly hosts = new Set<ReactiveControllerHost>();
  private position = '';
  private state = NOTHING;

  follow(host: ReactiveControllerHost): void {
    host.addController({
      hostConnected: () => void this.hosts.add(host),
      hostDisconnected: () => void this.hosts.delete(host),
    });
  }

  /** Of the position in this view, which is asked about unless it has been. */
  of(game: GamePage, view: MatchView): Helped {
    const position = historyText(view.snapshot);
    if (position !== this.position) {
      this.position = position;
      this.state = NOTHING;
      void this.ask(game, view, position);
    }
    return this.state;
  }

  private async ask(game: GamePage, { page, snapshot }: MatchView, position: string): Promise<void> {
    const facts = await page.session.explaining.facts(snapshot.turn, snapshot.ply, 'dangers');
    if (facts.length === 0) return;
    const words = await game.explanations().catch(() => null);
    if (position !== this.position) return;
    this.state = { facts, sentence: words?.danger(facts) ?? '' };
    for (const host of this.hosts) host.requestUpdate();
  }
}

export const currentHelp = new CurrentHelp();
