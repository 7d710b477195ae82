// The sentences beside the board of a match between two devices, as functions of the match.

import { html, nothing, type TemplateResult } from 'lit';
import type { MatchFacts } from './match_protocol';
import { otherSide, setUp, type MatchPlay } from './match_play';
import { presence, type RoomState } from './room/presence';
import type { GamePage, MatchView } from '../contract/game_page';
import type { PageContext } from '../contract/page_context';
import type { Ending } from './match_ending';
import { hasTrait } from '../model/game_id';
import { placeInGame } from '../session/wording';
import { gameIn, linesOf, otherNameIn, type MatchSide, type RemoteMatch } from '../model/remote_match';
import { other, type SeatName, type Snapshot } from '../model/snapshot';
import { inTurn, t as shared } from '../i18n/translate';
import { isUnsent } from '../storage/unsent';
import { badge } from '../ui/badge';
import { action, lineOf } from '../ui/message';
import { t } from './en';

/** A side's name: to those who watch, neither side is the other one. */
export const nameOf = ({ facts }: MatchPlay, side: MatchSide): string => facts.names[side] || t('name.other');

/** The answer that is waited for, and how it comes. */
export const waitText = (play: MatchPlay): string =>
  inTurn(
    answerText(play),
    presence.reaches(play.match.id) ? '' : t(isUnsent(play.match.id) ? 'say.wait.unsent' : 'say.wait.open'),
  );

function answerText(play: MatchPlay): string {
  const { facts } = play;
  if (facts.messages < 2) return t('say.wait.accept');
  const name = nameOf(play, facts.next);
  switch (facts.asked) {
    case 'deal':
      return t(hasCards(play.facts) ? 'say.wait.deal' : 'say.wait', { name });
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

/** The game begins with dealt cards: not with dice, nor with cards that their players lay as they like. */
const hasCards = ({ game, options }: MatchPlay['facts']): boolean =>
  game !== null && hasTrait(game, 'cells') && !options.includes('setup=total');

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
      return t('say.send.ask', { name, n: Number(last.replace(/.*:/, '')) });
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
      if (facts.result !== '') return t('say.send.end');
      if (facts.choices === 0) return t('say.send.nothing', { name });
      return facts.secret !== match.secret ? t('say.send.sealed', { name }) : t('say.send');
  }
}

/** Whose turn it is, or that the match is over; beside it the other device in the room, or what is to be done. */
export function statusOf(game: GamePage | null, play: MatchPlay, view: MatchView | null, name: string): unknown {
  if (play.isOver) return endingOf(game, play, view).title;
  const turn = !play.sends ? 'list.theirs' : isReady(play) ? 'match.ready' : 'list.yours';
  const text = t(play.match.left ? 'match.away' : turn);
  const whereabouts = presenceText(play.match.id, name);
  const { next, red } = play.facts;
  const seat = red && (red === next ? 'red' : 'black');
  return html`<span>${seat && game && !hasTrait(game.id, 'swaps') ? badge(seat) : nothing} ${text}</span> ${
      whereabouts !== ''
        ? html`<small class="presence">${whereabouts}</small>`
        : game && view
          ? html`<small>${noteOf(game, play, view, seat)}</small>`
          : nothing
    }`;
}
/** The decision that is due; else the phase, in the numbers of the side whose badge stands there. */
function noteOf(game: GamePage, { facts }: MatchPlay, view: MatchView, seat: SeatName | null): unknown {
  const { snapshot, players } = view;
  const { title } = game.words.status(snapshot, players);
  return (
    (facts.decides && !isReviewing(view) && title) ||
    game.words.status({ ...snapshot, turn: seat ?? snapshot.turn }, players).note
  );
}

/** With the commitment of this side, which is on no board before both are known; or with the card that this side's message has cut. */
export function withOwnPart(
  game: GamePage | null,
  { committed, seat, facts }: MatchPlay,
  view: MatchView | null,
  text: string,
): TemplateResult {
  if (!game || !view) return html`${text}`;
  const { snapshot, players } = view;
  if (committed !== '' && seat)
    return html`${badge(seat)} <b>${game.words.moveText({ text: committed, seat }, snapshot)}</b><br />${text}`;
  const move = snapshot.moves[snapshot.ply - 1];
  const isCut = facts.choices === 0 && move?.text.startsWith('cut:') === true;
  return html`${isCut ? inTurn(game.words.moveSentence(move, snapshot, players), text) : text}`;
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

/** The last move on the board, if the other side has made it and nothing is in hand or urgent; "" otherwise. */
export function theirMove(game: GamePage, { seat }: MatchPlay, { snapshot, players }: MatchView): string {
  const move = snapshot.moves[snapshot.ply - 1];
  // Panels tell what dice have done, and what was decided before a round.
  if (!move || !hasTrait(game.id, 'cells') || /^[a-z]{3,}:/.test(move.text) || setUp([move.text]) > 0) return '';
  if (snapshot.selection.length > 0 || game.words.hint(snapshot).isUrgent) return '';
  return (move.player ?? move.seat) === seat ? '' : game.words.moveSentence(move, snapshot, players);
}

/** The offer or question of the other side. An offer may follow the refusal of this side's own. */
export function askedText({ facts, match }: MatchPlay, name: string): string {
  if (!facts.offersDraw) return t('say.undo', { name, n: facts.asksUndo });
  const declines = / decline-draw /.test(linesOf(match.text).at(-1) ?? '');
  return t(declines ? 'say.drawAgain' : 'say.draw', { name });
}

interface Ended extends Pick<MatchPlay, 'side' | 'watches'> {
  readonly facts: Pick<MatchFacts, 'names' | 'red' | 'result'>;
}

/** The side that has won; null for a draw, or before the deal. */
const winnerOf = ({ facts: { red, result } }: Ended): MatchSide | null =>
  red === null || !result.startsWith('won ') ? null : /^won (?:red|player 1) /.test(result) ? red : otherSide(red);

export function endTitle(play: Ended): string {
  const winner = winnerOf(play);
  if (winner === null) return shared('end.draw');
  if (!play.watches && winner === play.side) return shared('end.you');
  return shared('end.won', { player: play.facts.names[winner] });
}

/** The end of a match that was agreed or given up, which its board does not show; null of any other. */
export function endWords(play: Ended): { title: string; why: string } | null {
  const { names, result } = play.facts;
  if (result.endsWith(' agreed')) return { title: shared('end.draw'), why: shared('end.agreed') };
  const winner = winnerOf(play);
  if (!result.endsWith(' resigned') || winner === null) return null;
  const loser = otherSide(winner);
  const isOwn = !play.watches && loser === play.side;
  return {
    title: endTitle(play),
    why: isOwn ? shared('end.resigned.you') : shared('end.resigned', { player: names[loser] }),
  };
}

/** The match as it lies there; one that was agreed or given up is not over on its board, and is here. */
export function endedView(play: Pick<MatchPlay, 'facts' | 'side' | 'watches' | 'isOver'>, view: MatchView): MatchView {
  const { snapshot } = view;
  if (!play.isOver || endWords(play) === null || snapshot.status.kind !== 'playing') return view;
  const winner = winnerOf(play);
  const began = winner === play.facts.red ? 'red' : 'black';
  const status: Snapshot['status'] = {
    kind: winner ? 'won' : 'draw',
    winner: snapshot.swapped ? other(began) : began,
    reason: winner ? 'resigned' : 'agreed',
  };
  return { ...view, snapshot: { ...snapshot, status } };
}

/** The end as the player of this device reads it. */
export function endingOf(game: GamePage | null, play: MatchPlay, view: MatchView | null): Ending {
  const agreed = endWords(play);
  if (!game || !view || view.snapshot.held) return { title: t('list.over'), why: '', winner: null, ...agreed };
  const { snapshot, players } = endedView(play, view);
  const { kind, winner } = snapshot.status;
  return {
    title: endTitle(play),
    // An earlier move is looked at.
    why: kind === 'playing' ? '' : game.words.reason(snapshot, players),
    winner: kind === 'won' ? winner : null,
    ...agreed,
  };
}

/** A set-up is shown only while it is laid: not one that is ready to go out, nor one of before, nor one that begins with an answer. */
export const isSealed = ({ decides }: Pick<MatchPlay, 'decides'>, view: MatchView | null): boolean =>
  !decides && view?.snapshot.phase === 'deploy';
/** The message says something that is no move: the round that is still on the board can wait. */
export const isNoMove = (play: MatchPlay | null): boolean => /^(?:resign|ask-undo|offer-draw)/.test(play?.last ?? '');

/** An earlier position is on the board: nothing can be done there. */
export const isReviewing = (view: MatchView | null): boolean => view?.state.mode.kind === 'reviewing';
/** The place of that position, and the way back. */
export const lookingLine = (game: GamePage, { page, snapshot }: MatchView): TemplateResult =>
  lineOf(
    'looking',
    placeInGame(game, snapshot),
    action(shared('game.review.return'), () => page.session.review.back()),
  );

/** Nothing is left to decide. An answer to a question of the other side is. */
export function isReady({ facts, showing }: MatchPlay): boolean {
  return facts.complete && !facts.answers && !showing;
}
/** The last message has still to reach the other side, as far as this device knows. */
export function ownWasLast(play: MatchPlay): boolean {
  return play.facts.next !== play.side;
}

/** The match in a list, or above what is said of it. */
export function matchTitle(page: Pick<PageContext, 'gameName'>, match: RemoteMatch): string {
  const id = gameIn(match.text);
  const game = id ? page.gameName(id) : '';
  const name = otherNameIn(match);
  if (name === '') return t('match.open', { game });
  if (match.root !== null) return t('match.title', { game, name });
  const own = otherNameIn({ ...match, side: otherSide(match.side) });
  const [host, guest] = match.side === 'host' ? [own, name] : [name, own];
  return t('match.between', { game, host, guest });
}

/** The terms of a match, until a board shows them. The role of an invited person is not that person's to choose. */
export function termsOf(
  { id, start }: Pick<GamePage, 'id' | 'start'>,
  gameName: string,
  play: Pick<MatchPlay, 'facts' | 'seat' | 'side' | 'watches'>,
): TemplateResult {
  const { facts, side } = play;
  const { seat } = facts;
  const invited = seat === 'random' ? null : side === 'host' ? seat : other(seat);
  const own = play.seat ?? invited;
  const role = (of: SeatName): string => start.seats()[of];
  const roles =
    own === null
      ? t('invited.random')
      : inTurn(
          t('invited.seat', { side: role(own) }),
          facts.messages > 1 ? '' : t('invited.other', { side: role(other(own)) }),
        );
  return html`<p data-game=${id}><b>${gameName}</b><br />${start.optionsName(facts.options)}</p>
    ${play.watches ? nothing : html`<p>${roles}</p>`}`;
}

/** Why nothing is on the board, and what comes next. */
export const coverText = (play: MatchPlay): string =>
  inTurn(
    play.facts.red === null ? '' : t(play.isOver ? 'say.unsealed' : 'say.sealed'),
    play.sends || play.isOver ? '' : waitText(play),
  );

const WHEREABOUTS: Partial<Record<RoomState, 'room.here' | 'room.shaky' | 'room.away'>> = {
  here: 'room.here',
  shaky: 'room.shaky',
  away: 'room.away',
};

/** The other device, as far as the two are in one room; "" where they are not. */
function presenceText(id: string, name: string): string {
  const text = presence.isAbout(id) ? WHEREABOUTS[presence.state] : undefined;
  return text === undefined ? '' : t(text, { name });
}
