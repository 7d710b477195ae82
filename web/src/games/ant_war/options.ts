// The options before a match of Ant War: who deals first, the board and the cards. The names are those of a deal's options, see
// src/games/ant_war/notation.h.

import { html, nothing, svg, type TemplateResult } from 'lit';
import { chosenOf, type Settings } from '../../storage/settings';
import type { PageContext } from '../../contract/page_context';
import { answersTo, question, SIDES } from '../../contract/game_question';
import { closeDialog } from '../../ui/dialog_content';
import { lazy } from '../../ui/lazy';
import type { GameStart } from '../../contract/game_page';
import { CROSS, FIRST_DRAWING, isDrawing, RING, spacesIn, spacesOf } from './drawing';
import { CARDS, canBeDealt, fitted, readSize, sizeText, type DeckChoice, type Size } from './rectangle';
import { withWords } from '../../i18n/pending_catalogues';
import { t } from './en';
import './options.css';

const CHOICES = {
  shape: ['5x5', '4x4', '2x10', 'rectangle', 'spiral', 'random', 'cross', 'ring', 'drawn'],
  deck: ['jokers', 'plain', 'analytical'],
} as const;
type Choices = typeof CHOICES;
type ShapeChoice = Choices['shape'][number];

const GAME = 'ant-war';
const DEALT: Readonly<Record<DeckChoice, string>> = {
  jokers: 'jokers=2',
  plain: 'jokers=0',
  analytical: 'deck=analytical',
};

/** The last choice, or the first answer of the list. */
const settingOf = <Key extends keyof Choices>(settings: Settings, key: Key): Choices[Key][number] =>
  chosenOf(settings, GAME, key, CHOICES[key]);

const seats: GameStart['seats'] = () => ({
  legend: t('start.deals'),
  options: answersTo('deals', SIDES, (key) => t(key)),
  red: t('start.dealer'),
  black: t('start.other'),
  line: (side, level) => t(`start.line.${side}`, { level }),
});

export const chosenDeck = (settings: Settings): DeckChoice => settingOf(settings, 'deck');

/** The rectangle last chosen, as large as the deck can fill. */
const sizeOf = (settings: Settings): Size =>
  fitted(readSize(settings.chosen[GAME]?.['size'] ?? ''), settingOf(settings, 'deck'));

/** The board last drawn. */
function drawingOfSettings(settings: Settings): string {
  const drawn = settings.chosen[GAME]?.['drawing'] ?? '';
  return isDrawing(drawn) ? drawn : FIRST_DRAWING;
}

/** As a deal's option says it. */
function shapeOf(settings: Settings): string {
  const shape = settingOf(settings, 'shape');
  if (shape === 'rectangle') return sizeText(sizeOf(settings));
  if (shape === 'drawn') return drawingOfSettings(settings);
  return shape === 'cross' ? CROSS : shape === 'ring' ? RING : shape;
}

/** A rectangle shrinks until the deck fills it; a drawn board stays as it is. */
const canFill = (deck: DeckChoice, shape: string): boolean => !isDrawing(shape) || spacesIn(shape) <= CARDS[deck];

/** The deck last chosen where it can fill the board, else the fullest. */
function deckFor(settings: Settings): DeckChoice {
  const deck = settingOf(settings, 'deck');
  return canFill(deck, shapeOf(settings)) ? deck : 'jokers';
}

export const dealOptionsOf = (shape: string, deck: DeckChoice): string => `shape=${shape} ${DEALT[deck]}`;
export const dealOptions = (settings: Settings): string => dealOptionsOf(shapeOf(settings), deckFor(settings));

const isNamed = (shape: string): shape is Exclude<ShapeChoice, 'rectangle'> =>
  shape !== 'rectangle' && CHOICES.shape.some((each) => each === shape);

/** Any other shape is a rectangle of so many columns and rows. */
function shapeName(shape: string): string {
  if (isDrawing(shape))
    return t(shape === CROSS ? 'start.shape.cross' : shape === RING ? 'start.shape.ring' : 'shape.drawn.name');
  return isNamed(shape) ? t(`start.shape.${shape}`) : t('shape.size', { ...readSize(shape) });
}

export const variantName = (shape: string, deck: DeckChoice): string =>
  t('start.variant', { shape: shapeName(shape), deck: t(`deck.name.${deck}`) });

/** The options of a deal in words. */
function optionsName(options: string): string {
  const [, shape = sizeText(readSize(''))] = /shape=(\S+)/.exec(options) ?? [];
  const deck = (Object.keys(DEALT) as DeckChoice[]).find((each) => options.includes(DEALT[each]));
  return variantName(shape, deck ?? 'jokers');
}

export const chosenVariant = (settings: Settings): string => variantName(shapeOf(settings), deckFor(settings));

/** Columns and rows of a rectangle, one more or fewer at a time, as far as the deck goes. */
function sizeQuestion(page: PageContext): TemplateResult {
  const size = sizeOf(page.settings);
  const deck = settingOf(page.settings, 'deck');
  const step = (side: keyof Size, by: 1 | -1): TemplateResult => {
    const next = { ...size, [side]: size[side] + by };
    const what = t(`start.${side}`);
    return html`<button
      type="button"
      aria-label=${by > 0 ? t('start.more', { what }) : t('start.fewer', { what })}
      ?disabled=${!canBeDealt(next, deck)}
      @click=${() => page.choose(GAME, 'size', sizeText(next))}
    >
      ${by > 0 ? '+' : '−'}
    </button>`;
  };
  const spaces = size.columns * size.rows;
  return html`<fieldset class="size">
    <legend>${t('start.size')}</legend>
    ${(['columns', 'rows'] as const).map(
      (side) =>
        html`<span class="side">${t(`start.${side}`)} ${step(side, -1)}<b>${size[side]}</b>${step(side, 1)}</span>`,
    )}
    <p class="note" role="status">${t('start.fills', { dealt: spaces, left: CARDS[deck] - spaces })}</p>
  </fieldset>`;
}

const fetchDrawing = (): Promise<unknown> => withWords(import('./board_drawing'));

const drawBoard = (page: PageContext): void =>
  page.show({
    dialog: 'own',
    content: () => ({
      heading: t('start.draw'),
      content: html`${lazy(
        fetchDrawing,
        () =>
          html`<anthill-board-drawing
            .drawing=${drawingOfSettings(page.settings)}
            .use=${(drawing: string) => {
              page.choose(GAME, 'drawing', drawing);
              closeDialog();
            }}
            .cancel=${closeDialog}
          ></anthill-board-drawing>`,
      )}`,
    }),
  });

/** A board of spaces and holes, small; the one that was drawn can be changed. */
function drawnBoard(page: PageContext, drawing: string, deck: DeckChoice): TemplateResult {
  const rows = drawing.split('/');
  const path = spacesOf(drawing)
    .map(({ column, fromTop }) => `M${column} ${fromTop}h.9v.9h-.9z`)
    .join('');
  const spaces = spacesIn(drawing);
  return html`<div class="drawn">
    <svg viewBox="0 0 ${rows[0]?.length ?? 1} ${rows.length}" aria-hidden="true">${svg`<path d=${path} />`}</svg>
    ${
      settingOf(page.settings, 'shape') === 'drawn'
        ? html`<button type="button" @click=${() => drawBoard(page)}>${t('start.draw')}</button>`
        : nothing
    }
    <p class="note" role="status">${t('start.fills', { dealt: spaces, left: CARDS[deck] - spaces })}</p>
  </div>`;
}

function questions(page: PageContext): TemplateResult {
  const { settings } = page;
  const [shape, deck, drawing] = [settingOf(settings, 'shape'), deckFor(settings), shapeOf(settings)];
  const tooSmall = CHOICES.deck.filter((each) => !canFill(each, drawing));
  return html`${question(page, GAME, 'shape', CHOICES.shape, shape, (key) => t(key))}
  ${shape === 'rectangle' ? sizeQuestion(page) : isDrawing(drawing) ? drawnBoard(page, drawing, deck) : nothing}
  ${question(page, GAME, 'deck', CHOICES.deck, deck, (key) => t(key), tooSmall)}
  ${tooSmall.length > 0 ? html`<p class="note">${t('deck.tooSmall')}</p>` : nothing}`;
}

export const start: GameStart = { seats, questions, dealOptions, optionsName, lengthByLink: () => t('remote.length') };
