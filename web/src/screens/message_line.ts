// The one line under the board: what was refused and why, what the page asks or reports, else a hint. Always there and always as high,
// so that nothing moves when its text changes.

import { nothing, type TemplateResult } from 'lit';
import type { GamePage, MatchView } from '../contract/game_page';
import { refusedLine } from '../contract/page_part';
import { commentAt } from '../model/comments';
import { ownResultSentence } from '../session/result';
import type { SessionState } from '../session/state';
import { language, t } from '../i18n/translate';
import { action, lineOf } from '../ui/message';
import { helpText } from './helped';
import './message_line.css';
import { placeInGame } from '../session/wording';

/** Not what was said in another language than the page speaks now. */
const noticeIn = ({ notice }: SessionState): SessionState['notice'] =>
  notice && 'language' in notice && notice.language !== language ? null : notice;

/** The line about a refusal or a report; null if there is none. */
export function noticeLine(game: GamePage, view: MatchView): TemplateResult | null {
  const { page, state } = view;
  const { session } = page;
  const notice = noticeIn(state);
  switch (notice?.kind) {
    case 'refused':
      return refusedLine(page, game.words.refusal(notice.facts, view.snapshot));
    case 'text': {
      const { text, details } = notice;
      const more = details && action(t('app.failed.details'), () => session.tellDetails(details));
      return lineOf('told', text, more || nothing);
    }
    case 'played':
      // A card that is looked at, or a decision that is due, comes before older messages. The board shows the move; nothing else tells that
      // the game is not saved.
      return game.table.notice?.(view) ?? lineOf('told', state.unsaved ? t('game.unsaved') : notice.text);
    case 'new-game':
      return lineOf(
        'told',
        t('newGame.dealt'),
        action(t('newGame.undo'), () => void session.restorePrevious()),
      );
    case 'linked':
      return lineOf('told', t('game.linked'));
    case 'undo-limit':
      return lineOf('told', t('game.undoLimit'));
    case 'engine-stopped':
      return lineOf(
        'refused',
        t('engine.stopped'),
        action(t('engine.retry'), () => session.retryEngine()),
      );
    default:
      return null;
  }
}

/** The same for the live region, as far as nothing else says it there; "" for nothing. Key it by the notice: the same refusal twice is said
 * twice, while a live region whose text stays the same says nothing. */
export function noticeSaid(game: GamePage, view: MatchView): string {
  const notice = noticeIn(view.state);
  switch (notice?.kind) {
    case 'refused':
      return game.words.refusal(notice.facts, view.snapshot).text;
    case 'text':
      return notice.text;
    case 'undo-limit':
      return t('game.undoLimit');
    case 'engine-stopped':
      return t('engine.stopped');
    default:
      return '';
  }
}

/** The line about a report alone: lessons and puzzles tell refusals in their own way. */
export const reportLine = (game: GamePage, view: MatchView): TemplateResult | null =>
  view.state.notice?.kind === 'refused' ? null : noticeLine(game, view);

/**
 * Says that the computer thinks, also before its search has started: only the computer can move its cards. Null if a person is
 * to move.
 */
export function thinkingLine(game: GamePage, { state, snapshot, players }: MatchView): TemplateResult | null {
  const { turn, due, held } = snapshot;
  const isItsMove = players[turn].kind === 'computer' && due === 'decision' && held !== true;
  if (!state.thinking && !isItsMove) return null;
  return lineOf('hint', t('game.thinking', { player: game.words.title(snapshot, players, turn) }));
}

/** Whether the move on the board shall stand; where it gives something away, that is said. */
export function askedLine(game: GamePage, { page, state, snapshot, players }: MatchView): TemplateResult {
  const { confirmation } = page.session;
  const move = snapshot.moves[snapshot.ply - 1];
  const sentence = move ? game.words.moveSentence(move, snapshot, players) : '';
  const asked = state.mode.kind === 'confirming' ? state.mode : null;
  if (asked?.caution === null) return lineOf('hint', sentence);
  return lineOf(
    asked?.caution ? 'asked caution' : 'asked',
    asked?.caution || sentence,
    action(t('confirm.takeBack'), () => confirmation.takeBack()),
    action(t('confirm.play'), () => confirmation.confirm(), 'primary'),
  );
}

export function messageLine(game: GamePage, view: MatchView): TemplateResult {
  const { page, state, snapshot, players } = view;
  const { session, settings } = page;
  if (state.mode.kind === 'lockedByOtherTab') {
    return lineOf(
      'refused',
      t('game.locked'),
      action(t('game.locked.unlock'), () => void session.takeBack()),
    );
  }
  if (state.mode.kind === 'failed') {
    return lineOf(
      'refused',
      t('app.failed.title'),
      action(t('app.failed.retry'), () => location.reload()),
    );
  }
  if (state.mode.kind === 'confirming') return askedLine(game, view);
  if (state.mode.kind === 'reviewing') {
    const back = action(t('game.review.return'), () => session.review.back());
    if (state.notice?.kind === 'linked') return lineOf('looking', t('game.linked'), back);
    const where = placeInGame(game, snapshot);
    const comment = commentAt(view.record.notes, snapshot.ply);
    return lineOf(
      'looking',
      comment === '' ? where : t('game.review.comment', { where, comment }),
      session.review.mayPlayOn ? action(t('game.review.playOn'), () => session.review.playOn()) : nothing,
      back,
    );
  }
  const notice = noticeLine(game, view) ?? game.table.notice?.(view);
  if (notice) return notice;
  if (snapshot.status.kind !== 'playing') {
    return lineOf(
      'over',
      ownResultSentence(game, snapshot, players),
      action(t('end.show'), () => session.celebrate(true)),
    );
  }
  if (session.spectating.isOn && !snapshot.held)
    return lineOf('hint', t(session.spectating.isPaused ? 'watch.held' : 'watch.line'));
  const thinking = thinkingLine(game, view);
  if (thinking) return thinking;
  if (state.unsaved) return lineOf('told', t('game.unsaved'));
  const { text, isUrgent = false } = game.words.hint(view.snapshot);
  return lineOf('hint', isUrgent ? text : helpText(game, view, settings.hints === 'on' ? text : ''));
}
