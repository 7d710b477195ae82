// The one line under the board: what was refused and why, what the page asks or reports, else a hint. Always there and always as high,
// so that nothing moves when its text changes.

import { html, nothing, type TemplateResult } from 'lit';
import type { Snapshot } from '../board/snapshot';
import type { SessionState } from '../session_types';
import { setupPlies } from '../words/labels';
import { refusalSection, refusalText } from '../words/refusals';
import { resultReason, resultTitle, playerTitle } from '../words/result';
import { t } from '../words/words';
import { hintFor } from './hints';
import type { PageContext } from './page_element';

const action = (text: string, run: () => void): TemplateResult =>
  html`<button type="button" class="small" @click=${run}>${text}</button>`;

function line(kind: string, text: string, ...actions: (TemplateResult | typeof nothing)[]): TemplateResult {
  return html`<div class="message-line ${kind}">
    <p>${text}</p>
    ${actions}
  </div>`;
}

function noticeLine(page: PageContext, state: SessionState, snapshot: Snapshot): TemplateResult | null {
  const { session } = page;
  switch (state.notice?.kind) {
    case 'refused': {
      const { facts } = state.notice;
      const section = refusalSection(facts);
      return line(
        'refused',
        refusalText(facts, snapshot),
        action(t('rules.show'), () => page.show('rules', section)),
      );
    }
    case 'text':
      return line('told', state.notice.text);
    case 'fresh':
      return line(
        'told',
        t('fresh.dealt'),
        action(t('fresh.restore'), () => void session.restorePrevious()),
      );
    case 'stalled':
      return line(
        'refused',
        t('game.stalled'),
        action(t('game.stalled.retry'), () => session.wake()),
      );
    case 'unsealed':
      return line(
        state.deployment.kept ? 'told' : 'refused',
        t(state.deployment.kept ? 'seal.kept' : 'seal.broken'),
        action(t('seal.show'), () => page.show('seal')),
      );
    case 'elsewhere':
      return line(
        'refused',
        t('game.elsewhere'),
        action(t('game.elsewhere.here'), () => void session.resume()),
      );
    default:
      return null;
  }
}

export function messageLine(page: PageContext): TemplateResult | typeof nothing {
  const { session, settings } = page;
  const { state } = session;
  const { snapshot, players, present } = state;
  if (!snapshot || !players) return nothing;
  if (present !== null) {
    const dealt = setupPlies(snapshot);
    const text =
      snapshot.ply === dealt
        ? t('game.look.start')
        : t('game.look.at', { ply: snapshot.ply - dealt, length: snapshot.length - dealt });
    return line(
      'looking',
      text,
      action(t('game.look.playOn'), () => session.playOn()),
      action(t('game.look.return'), () => session.returnToPresent()),
    );
  }
  const notice = noticeLine(page, state, snapshot);
  if (notice) return notice;
  if (snapshot.status.kind !== 'playing') {
    return line(
      'over',
      t('end.line', { title: resultTitle(snapshot, players), why: resultReason(snapshot, players) }),
      action(t('end.show'), () => session.celebrate(true)),
    );
  }
  if (state.thinking) return line('hint', t('game.thinking', { player: playerTitle(players, snapshot.turn) }));
  if (state.unsaved) return line('told', t('game.unsaved'));
  // About to lose by the rule of repetition is more than a hint.
  const due = settings.hints === 'on' || snapshot.repetitionThreatens;
  return line('hint', due ? hintFor(snapshot) : '');
}
