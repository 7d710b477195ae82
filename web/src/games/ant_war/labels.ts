// Words for cards, cells, players, odds and moves of Ant War.

import { other, SEATS, type SeatName } from '../../model/snapshot';
import { isAlone, isOwn, type Players } from '../../model/player';
import { cellName, cellNumber, seatOfCard, sideName } from '../../i18n/labels';
import { commonReason, playerName } from '../../session/wording';
import { inTurn, listOf, t as shared } from '../../i18n/translate';
import type { DeckChoice } from './rectangle';
import type { AntWarCell, AntWarMove, AntWarSnapshot } from './snapshot';
import { t } from './en';

export const isJoker = (card: string): boolean => card === '**';

/** The score of an ant on top. */
export const pointsOf = (card: string): number => (card.startsWith('T') ? 10 : Number(card[0]) || 1);

export function cardName(card: string): string {
  if (isJoker(card)) return t('card.joker');
  const suit = shared(`suit.${card[1] as 'h' | 'd' | 's' | 'c'}`);
  switch (card[0]) {
    case 'J':
      return t('card.soldier', { suit });
    case 'Q':
      return t('card.queen', { suit });
    case 'K':
      return t('card.drone', { suit });
    default: {
      const rank = card.startsWith('A') ? shared('rank.A') : card.startsWith('T') ? '10' : (card[0] ?? '');
      return t('card.ant', { rank, suit });
    }
  }
}

const SUIT_SIGNS: Readonly<Record<string, string>> = { h: '♥', d: '♦', s: '♠', c: '♣' };
/** "K♦", for the list of moves. */
const cardSign = (card: string): string =>
  isJoker(card)
    ? t('card.joker')
    : `${card.startsWith('T') ? '10' : (card[0] ?? '')}${SUIT_SIGNS[card[1] ?? ''] ?? ''}`;

/** The abilities of the card that is being looked at, in one line. */
export function aboutCard({ cells, looked, fed }: AntWarSnapshot): string {
  const card = cells[looked ?? -1]?.card ?? '';
  const named = cardName(card);
  switch (card[0]) {
    case '*':
      return fed ? t('about.joker', { side: sideName(fed) }) : t('about.joker.nobody');
    case 'J':
      return t('about.soldier', { card: named });
    case 'Q':
      return t('about.queen', { card: named });
    case 'K':
      return t('about.drone', { card: named });
    default:
      return t('about.worker', { card: named, n: pointsOf(card) });
  }
}

/** By what colour this player began the match. */
const beganAs = ({ swapped }: AntWarSnapshot, seat: SeatName): SeatName => (swapped ? other(seat) : seat);

/** "Anna", "Player 2", "Computer": without a colour. "You" stands in lists, never in a sentence. */
export function personName(snapshot: AntWarSnapshot, players: Players, seat: SeatName): string {
  const [player, opponent] = [players[seat], players[other(seat)]];
  const first = beganAs(snapshot, seat) === snapshot.firstDealer;
  if (player.kind === 'computer')
    return opponent.kind === 'person' ? shared('player.computer') : t('player.computer.nth', { n: first ? 1 : 2 });
  if (player.name) return player.name;
  if (opponent.kind === 'computer') return shared('player.you');
  return t(first ? 'player.1' : 'player.2');
}

/** Alone against the computer, or learning. */
const isNameless = (snapshot: AntWarSnapshot, players: Players, seat: SeatName): boolean =>
  personName(snapshot, players, seat) === shared('player.you');

/** Texts may say "you". */
export const isSpokenTo = (snapshot: AntWarSnapshot, players: Players, seat: SeatName): boolean =>
  isOwn(players[seat]) || isNameless(snapshot, players, seat);

/** The subject of a sentence about a player: a nameless person who is spoken to is called by the colour, as in the other games. */
export function sentenceName(snapshot: AntWarSnapshot, players: Players, seat: SeatName): string {
  if (!isNameless(snapshot, players, seat)) return personName(snapshot, players, seat);
  return snapshot.coloured ? sideName(seat) : t('player.alone');
}

/** The plate has room for the computer's level. While a round is counted, its colours stand there. Beside a learner no one else plays: the
 * other side is its colour. */
export function barName(
  snapshot: AntWarSnapshot,
  players: Players,
  seat: SeatName,
): { colour: SeatName | null; name: string[] } {
  const player = players[seat];
  const alone = players[other(seat)].kind === 'person';
  const name = player.kind === 'computer' && alone ? playerName(player) : personName(snapshot, players, seat);
  const { held, counted, coloured } = snapshot;
  const colour = held && counted ? nowOf(snapshot, seat) : coloured ? seat : null;
  if (!colour) return { colour, name: [name] };
  const isBesideLearner =
    alone && player.kind === 'person' && !player.name && isNameless(snapshot, players, other(seat));
  return { colour, name: isBesideLearner ? [sideName(colour)] : [name, sideName(colour)] };
}

/** "Anna (Red)"; before colours are taken just "Anna". */
export function playerTitle(snapshot: AntWarSnapshot, players: Players, seat: SeatName): string {
  const name = sentenceName(snapshot, players, seat);
  return snapshot.coloured && !isNameless(snapshot, players, seat)
    ? shared('player.named', { name, side: sideName(seat) })
    : name;
}

/** "1½". */
const turns = (halves: number): string => `${halves === 1 ? '' : Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`;

/** "1½ turns for Red", as the dial says it. */
export function oddsValue({ colour, halves }: AntWarSnapshot['odds']): string {
  const side = sideName(colour);
  const n = Math.floor(halves / 2);
  if (halves === 0) return t('odds.value.none');
  if (n === 0) return t('odds.value.half', { side });
  return t(halves % 2 === 1 ? 'odds.value.andHalf' : 'odds.value', { n, side });
}

export function oddsSentence({ colour, halves }: AntWarSnapshot['odds']): string {
  const side = sideName(colour);
  const n = Math.floor(halves / 2);
  if (halves === 0) return t('odds.none');
  if (n === 0) return t('odds.cut');
  if (halves % 2 === 1) return t('odds.half', { side, n });
  return t('odds.whole', { side, n, other: sideName(other(colour)) });
}

export const oddsText = ({ colour, halves }: AntWarSnapshot['odds']): string =>
  halves === 0 ? 'odds:none' : `odds:${colour}+${halves / 2}`;

export const readOdds = (text: string): AntWarSnapshot['odds'] => {
  const parts = /^odds:(red|black)\+(\d(?:\.5)?)$/.exec(text);
  return parts ? { colour: parts[1] as SeatName, halves: Number(parts[2]) * 2 } : { colour: 'red', halves: 0 };
};

export const deckOf = ({ deck, jokers }: AntWarSnapshot): DeckChoice =>
  deck === 'analytical' ? 'analytical' : jokers > 0 ? 'jokers' : 'plain';

const STATES = ['selected', 'line', 'attack', 'move', 'last-to', 'premove'] as const;

export function cellLabel(snapshot: AntWarSnapshot, cell: number): string {
  const here: AntWarCell | undefined = snapshot.cells[cell];
  const name = cellName(cell, snapshot.layout);
  const card = here?.card ?? '';
  const plain = !card
    ? t('cell.empty', { cell: name })
    : isJoker(card)
      ? t('cell.joker', { cell: name })
      : t('cell.card', { card: cardName(card), side: sideName(seatOfCard(card)), cell: name });
  const n = here?.under.length ?? 0;
  const label = n > 0 ? t('cell.stack', { label: plain, n }) : plain;
  const states = (here?.marks ?? [])
    .flatMap((mark) => STATES.find((state) => state === mark) ?? [])
    .map((state) => t(`cell.${state}`));
  return states.length === 0 ? label : t('cell.with', { cell: label, state: listOf(states) });
}

/** As the list of moves shows it. */
export function moveText({ text }: Pick<AntWarMove, 'text'>): string {
  const [what, which = ''] = text.split(':');
  switch (what) {
    case 'odds': {
      const odds = readOdds(text);
      return odds.halves === 0
        ? t('move.noOdds')
        : t('move.odds', { side: sideName(odds.colour), n: turns(odds.halves) });
    }
    case 'take':
      return t('move.take', { side: sideName(which as SeatName) });
    case 'cut':
      return t('move.cut', { card: /^(red|black)$/.test(which) ? sideName(which as SeatName) : cardSign(which) });
    case 'deal':
      return t('move.deal');
    default:
      return text;
  }
}

/** The result of a cut in words; "" if the last move was no cut, or a joker. */
export function cutSentence(snapshot: AntWarSnapshot): string {
  const last = snapshot.moves[snapshot.ply - 1];
  if (last?.phase !== 'cut' || snapshot.phase === 'cut') return '';
  const card = last.text.slice('cut:'.length);
  const side = sideName(snapshot.turn);
  return /^(red|black)$/.test(card) ? t('cut.tossed', { side }) : t('cut.shown', { card: cardName(card), side });
}

/** The last move played, for the live region. `after` is the position that it led to. */
export function moveSentence(move: AntWarMove, after: AntWarSnapshot, players: Players): string {
  const side = sideName(move.seat);
  const [what, which = ''] = move.text.split(':');
  if (what === 'odds') return t('say.odds', { odds: oddsSentence(readOdds(move.text)) });
  if (what === 'take') {
    const taken = which as SeatName;
    if (isSpokenTo(after, players, taken)) return t('say.take.you', { side: sideName(taken) });
    if (isAlone(players, other(taken))) return t('say.take.computer', { side: sideName(taken) });
    return t('say.take', { player: personName(after, players, taken), side: sideName(taken) });
  }
  if (what === 'cut') return cutSentence(after) || t('cut.again');
  if (what === 'deal') return t('say.dealt');
  if (what === 'pass') {
    const { held, counted } = after;
    return held && counted ? t('say.ended', { n: counted.round, ...counted.points }) : t('say.pass', { side });
  }
  const cell = move.text.split('-')[1] ?? '';
  const there = after.cells[cellNumber(cell, after.layout)];
  return t('say.cover', { side, card: cardName(there?.card ?? ''), cell });
}

export function selectionSentence(snapshot: AntWarSnapshot): string {
  const card = snapshot.cells[snapshot.selection[0] ?? -1]?.card ?? '';
  const n = snapshot.cells.filter(({ marks }) => marks.includes('attack') || marks.includes('move')).length;
  return t('say.selected', { card: cardName(card), targets: t('say.targets', { n }) });
}

/** An ant has covered another in this round, or a player has passed. */
const hasPlayed = ({ moves, ply, round }: AntWarSnapshot): boolean =>
  moves.slice(0, ply).some((move) => move.round === round && move.phase === 'play');

/** The head of the page. */
export function statusOf(snapshot: AntWarSnapshot, players: Players): { title: string | null; note: string } {
  const { phase, round, rounds, turn, held, counted } = snapshot;
  const note = rounds === 1 ? t('status.only') : t('status.round', { n: round });
  if (held && counted) return { title: t('status.counted', { n: counted.round }), note: '' };
  if (phase === 'cut') return { title: t(hasPlayed(snapshot) ? 'status.cut' : 'status.cut.first'), note };
  if (phase !== 'odds' && phase !== 'take') return { title: null, note };
  const title = isSpokenTo(snapshot, players, turn)
    ? t(`status.${phase}.you`)
    : t(`status.${phase}`, { player: personName(snapshot, players, turn) });
  return { title, note };
}

/** One line of help about the present choice. */
export function hintFor(snapshot: AntWarSnapshot): { text: string; isUrgent?: boolean } {
  const { turn, phase, passed, points, lead, half, canCover } = snapshot;
  const [side, opposite] = [sideName(turn), sideName(other(turn))];
  if (phase !== 'play') return { text: t('hint.odds') };
  if (passed) return { text: t('hint.passed', { side, other: opposite, ...points }), isUrgent: true };
  if (!canCover) return { text: t('hint.stuck', { side }), isUrgent: true };
  if (lead > 0) return { text: t('hint.lead', { side, other: opposite, n: lead }), isUrgent: true };
  if (half) return { text: t('hint.half'), isUrgent: true };
  return { text: t('hint.choose', { side }) };
}

export function endReason(snapshot: AntWarSnapshot, players: Players): string {
  const { winner, reason } = snapshot.status;
  if (reason !== 'score') return commonReason(snapshot, playerTitle(snapshot, players, other(winner)));
  const sums = SEATS.map((seat) => snapshot.points[seat] + snapshot.total[seat]);
  const [high, low] = [Math.max(...sums), Math.min(...sums)];
  return t('end.score', { high, low });
}

/** The present colour of the side that had this colour in the round that is counted. */
export const nowOf = ({ counted, swapped }: AntWarSnapshot, side: SeatName): SeatName =>
  counted?.swapped === swapped ? side : other(side);

/** The result of the round that is counted and, after the second one, of the match. */
export function roundSentence(snapshot: AntWarSnapshot, players: Players): string {
  const { counted, total, rounds } = snapshot;
  const { red, black } = counted?.points ?? snapshot.points;
  const [firstSeat, secondSeat] = [nowOf(snapshot, 'red'), nowOf(snapshot, 'black')];
  const n = Math.abs(red - black);
  const round = n === 0 ? t('count.even') : wonSentence(snapshot, players, red > black ? firstSeat : secondSeat, n);
  if (rounds === 1 || counted?.round !== 2) return round;
  const [a, b] = [total[firstSeat] + red, total[secondSeat] + black];
  const nameOf = (seat: SeatName): string => sentenceName(snapshot, players, seat);
  const own = SEATS.find((seat) => isOwn(players[seat]));
  if (own !== undefined) {
    const player = nameOf(other(own));
    return inTurn(round, t('count.together.own', own === firstSeat ? { player, a, b } : { player, a: b, b: a }));
  }
  const alone = SEATS.find((seat) => isAlone(players, seat));
  const together =
    alone === undefined
      ? t('count.together', { first: nameOf(firstSeat), a, second: nameOf(secondSeat), b })
      : t('count.together.you', alone === firstSeat ? { a, b } : { a: b, b: a });
  return inTurn(round, together);
}
function wonSentence(snapshot: AntWarSnapshot, players: Players, seat: SeatName, n: number): string {
  if (isSpokenTo(snapshot, players, seat)) return t('count.won.you', { n });
  if (isAlone(players, other(seat))) return t('count.won.computer', { n });
  return t('count.won', { player: personName(snapshot, players, seat), n });
}

/** The chances of a cut, among the cards that were not dealt: for the dealer, for the player who picks a colour, and at the cut itself. */
export function leftSentence({ undealt }: Pick<AntWarSnapshot, 'undealt'>): string {
  if (undealt.length === 0) return t('cut.coin');
  const coloured = undealt.filter((card) => !isJoker(card));
  const red = coloured.filter((card) => seatOfCard(card) === 'red').length;
  return t('cut.left', { red, black: coloured.length - red });
}
