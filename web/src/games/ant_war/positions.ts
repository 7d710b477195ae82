// Positions of Ant War being set up: a board of any shape, the deck, and cards on cards. How they are written is told in
// src/games/ant_war/notation.h.

import { html, type TemplateResult } from 'lit';
import { sources } from 'translations:ant_war/positions';
import { ruleArtSprite } from '../../art/rule_art';
import type { ChangePosition, PositionPage } from '../../contract/position_page';
import { translator } from '../../i18n/translate';
import { fieldOf, resized, spacesOf, withFields, writePosition, type PositionText } from '../../model/position_text';
import { numberChooser } from '../../ui/chooser';
import { segmented } from '../../ui/segmented';
import { antWarSprite } from './art';
import { cardName, isJoker } from './labels';
import { chosenDeck, dealOptionsOf } from './options';
import { en } from './positions_en';
import { MOST_SIDE, type DeckChoice } from './rectangle';
import { isWhole, placeCard, removeCard, coveredCards } from './stacks';
import { t as ofGame } from './en';

const t = translator(en, sources);

const DECKS = ['jokers', 'plain', 'analytical'] as const;
const MOST_LEAD = 9;
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
const ANALYTICAL = ['A', '2', '3', '4', '5', 'T'];
const JOKER = '**';
const JOKERS: Readonly<Record<DeckChoice, number>> = { jokers: 2, plain: 0, analytical: 1 };

const deckOf = (position: PositionText): DeckChoice => {
  if (fieldOf(position, 'deck') === 'analytical') return 'analytical';
  return fieldOf(position, 'jokers') === '0' ? 'plain' : 'jokers';
};
const withDeck = (position: PositionText, deck: DeckChoice): PositionText =>
  withFields(position, {
    deck: deck === 'analytical' ? deck : null,
    jokers: deck === 'plain' ? '0' : null,
  });

function palette(position: PositionText): string[][] {
  const deck = deckOf(position);
  const ranks = deck === 'analytical' ? ANALYTICAL : RANKS;
  const suits = ['h', 'd', 's', 'c'].map((suit) => ranks.map((rank) => `${rank}${suit}`));
  return JOKERS[deck] > 0 ? [...suits, [JOKER]] : suits;
}

function questions(position: PositionText, change: ChangePosition): TemplateResult {
  const { columns, rows } = spacesOf(position) ?? { columns: 1, rows: 1 };
  const passed = (event: Event): void =>
    change(withFields(position, { passed: (event.target as HTMLInputElement).checked ? 'yes' : 'no' }));
  return html`<div class="numbers">
      ${numberChooser(t('columns'), [1, MOST_SIDE], columns, (n) => change(resized(position, n, rows)))}
      ${numberChooser(t('rows'), [1, MOST_SIDE], rows, (n) => change(resized(position, columns, n)))}
    </div>
    ${segmented(
      'position-deck',
      t('deck'),
      DECKS.map((value) => ({ value, text: ofGame(`start.deck.${value}`) })),
      deckOf(position),
      (deck) => change(withDeck(position, deck)),
    )}
    ${numberChooser(t('lead'), [0, MOST_LEAD], Number(fieldOf(position, 'lead', '0')), (n) =>
      change(withFields(position, { lead: String(n) })),
    )}
    <label class="tick">
      <input type="checkbox" .checked=${fieldOf(position, 'passed') === 'yes'} @change=${passed} />
      <span>${t('passed')}</span>
    </label>`;
}

function problem(error: string): string {
  const twice = /^card '(..)': expected it .*, found on (\w+) and (\w+)$/.exec(error);
  if (twice) {
    const [, card = '', first = '', second = ''] = twice;
    return t('problem.twice', { card: cardName(card), first, second });
  }
  const foreign = /^card '(..)': on (\w+) is not in the deck$/.exec(error);
  if (foreign) return t('problem.deck', { card: cardName(foreign[1] ?? ''), cell: foreign[2] ?? '' });
  return error.startsWith("passed 'yes'") ? t('problem.passed') : '';
}

export const positions: PositionPage = {
  empty(settings) {
    const board = Array.from({ length: 5 }, () => '..........').join('/');
    const position = { game: 'ant-war', fields: new Map([['board', board]]) } as const;
    const fields = withFields(position, { turn: 'red', lead: '0', passed: 'no' });
    return writePosition(withDeck(fields, chosenDeck(settings)));
  },
  dealt: (settings) => `${dealOptionsOf('5x5', chosenDeck(settings))} rounds=1`,
  // Neither odds nor a cut: the play begins.
  begun: (dealt) => withFields(dealt, { phase: null, odds: null, round: null, dealer: null, shape: null }),
  cards: {
    palette,
    count: (position, card) => (isJoker(card) ? JOKERS[deckOf(position)] : 1),
    name: cardName,
    drawings: () => html`${ruleArtSprite()}${antWarSprite()}`,
    anthills: [],
    isShapeFree: true,
    border: 0,
    under: (position, cell) => coveredCards(position, cell).length,
    put: placeCard,
    take: removeCard,
  },
  questions,
  // Every space is dealt a card, and none ever leaves the board.
  unreachable: (position) => (isWhole(position) ? '' : t('unreachable.cards')),
  problem,
};
