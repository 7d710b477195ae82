// The sentences beside the board of a match between two devices, as functions of the match.

import { otherSide, type MatchPlay } from './match_play';
import { presence, type RoomState } from './room/presence';
import { linesOf } from '../model/remote_match';
import { inTurn, t as shared } from '../i18n/translate';
import { t } from './en';

/** The answer of the other side that this one waits for, and how it comes. */
export const waitText = (play: MatchPlay, name: string): string =>
  inTurn(answerText(play, name), presence.reaches(play.match.id) ? '' : t('say.wait.open'));

function answerText({ facts }: MatchPlay, name: string): string {
  if (facts.messages < 2) return t('say.wait.accept');
  switch (facts.asked) {
    case 'deal':
      return t('say.wait.deal', { name });
    case 'throw':
      return t('say.wait.throw', { name });
    case 'cut':
      return t('say.wait.cut', { name });
    case 'round':
      return t('say.wait.round', { name });
    default:
      return t('say.wait', { name });
  }
}

/** A message that is complete: what becomes of it when it is sent. */
export function sendText({ facts, last, match }: MatchPlay, name: string): string {
  switch (last.replace(/:.*/, '')) {
    case 'offer-draw':
      return t('say.send.offer');
    case 'accept-draw':
      return t('say.send.draw');
    case 'resign':
      return t('say.send.resign');
    case 'ask-undo':
      return t('say.send.ask', { name });
    case 'refuse-undo':
      return t('say.send.refuse', { name });
    case 'allow-undo':
      return t('say.send.allow', { name });
  }
  switch (facts.asked) {
    case 'throw':
      return t('say.send.throw', { name });
    case 'cut':
      return t('say.send.cut', { name });
    case 'round':
      return t('say.send.round', { name });
    default:
      if (facts.choices === 0) return t('say.send.nothing', { name });
      return facts.secret !== match.secret ? t('say.send.sealed', { name }) : t('say.send');
  }
}

const ANSWERS = {
  'decline-draw': 'say.drawDeclined',
  'refuse-undo': 'say.undoRefused',
  'allow-undo': 'say.undone',
} as const;

/** The other side's answer to an offer or a question, which no board shows, until this side goes on; "" for none. */
export function answeredText({ facts, match, sends }: MatchPlay, name: string): string {
  if (!sends || facts.answers || facts.choices > 0) return '';
  const answer = / (decline-draw|refuse-undo|allow-undo) /.exec(linesOf(match.text).at(-1) ?? '')?.[1];
  return answer === undefined ? '' : t(ANSWERS[answer as keyof typeof ANSWERS], { name });
}

/** The offer or question of the other side. An offer may follow the refusal of this side's own. */
export function askedText({ facts, match }: MatchPlay, name: string): string {
  if (!facts.offersDraw) return t('say.undo', { name, n: facts.asksUndo });
  const declines = / decline-draw /.test(linesOf(match.text).at(-1) ?? '');
  return t(declines ? 'say.drawAgain' : 'say.draw', { name });
}

/** The end of a match that was agreed or given up, which its board does not show; null of any other. */
export function endWords({
  facts: { names, red, result },
}: Pick<MatchPlay, 'facts'>): { title: string; why: string } | null {
  if (result.endsWith(' agreed')) return { title: shared('end.draw'), why: shared('end.agreed') };
  if (!result.endsWith(' resigned') || red === null) return null;
  const winner = /^won (?:red|player 1) /.test(result) ? red : otherSide(red);
  return {
    title: shared('end.won', { player: names[winner] }),
    why: shared('end.resigned', { player: names[otherSide(winner)] }),
  };
}

/** Why nothing is on the board, and what comes next. */
export const coverText = (play: MatchPlay, name: string): string =>
  inTurn(play.facts.red === null ? '' : t('say.sealed'), play.sends ? '' : waitText(play, name));

const WHEREABOUTS: Partial<Record<RoomState, 'room.here' | 'room.shaky' | 'room.away'>> = {
  here: 'room.here',
  shaky: 'room.shaky',
  away: 'room.away',
};

/** The other device, as far as the two are in one room; "" where they are not. */
export function presenceText(id: string, name: string): string {
  const text = presence.isAbout(id) ? WHEREABOUTS[presence.state] : undefined;
  return text === undefined ? '' : t(text, { name });
}
