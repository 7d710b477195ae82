// Every ruling of this project is in the rules that players read, and marked as one, in every language.

import type { TemplateResult } from 'lit';
import { describe, expect, test } from 'vitest';
import type { RulesPage } from '../contract/game_page';
import { rulesPage as antWar } from '../games/ant_war/rules';
import { enRules as antWarRules } from '../games/ant_war/rules_en';
import { rulesPage as armyAnts } from '../games/army_ants/rules';
import { enRules as armyAntsRules } from '../games/army_ants/rules_en';
import { rulesPage as redVsBlack } from '../games/red_vs_black/rules';
import { enRules as redVsBlackRules } from '../games/red_vs_black/rules_en';
import { LANGUAGES } from '../model/language';
import { EDITIONS } from '../testing/fake_board';
import type { PageContext } from '../contract/page_context';
import { RuleTexts } from './rule_texts';
import type { SectionTexts } from './catalogue';
import { catalogueOf, fileOf } from '../../translations/plugin';

/**
 * The rulings on what the published texts leave open, by section and block, and the variants in which each is
 * shown.
 */
const RULINGS = {
  'army-ants': {
    'setups.nines': ['2008', '2020', '2020 aggression=off', 'community'],
    'setups.order': ['2008', '2020', '2020 aggression=off', 'community'],
    'setups.secret': ['community'],
    'rally.pass': ['2008', '2020', '2020 aggression=off', 'community'],
    'favor.restRuled': ['community'],
    'favor.both': ['2008', '2020', '2020 aggression=off', 'community'],
    'march.unbroken': ['community'],
    'end.agree': ['2008', '2020', '2020 aggression=off', 'community'],
    'end.pass': ['2008', '2020', '2020 aggression=off', 'community'],
    'aggression.exactly': ['2020'],
    'aggression.optional': ['2020', '2020 aggression=off'],
    'aggression.fourTimes': ['community'],
    'aggression.nothing': ['2008', '2020 aggression=off'],
  },
  'ant-war': {
    'goal.tie': [''],
    'ants.straight': [''],
    'jokers.around': [''],
    'passing.inTurn': [''],
    'odds.first': [''],
    'odds.cut': [''],
    'odds.coin': [''],
    'odds.most': [''],
    'odds.passes': [''],
    'boards.rectangles': [''],
    'boards.drawn': [''],
    'boards.patches': [''],
  },
  'red-vs-black': {
    'turn.secret': ['', 'clear=60'],
    'turn.free': ['', 'clear=60'],
    'throw.shape': ['', 'clear=60'],
    'throw.strength': ['', 'clear=60'],
    'throw.table': ['', 'clear=60'],
    'throw.hills': ['', 'clear=60'],
    'score.gone': ['', 'clear=60'],
    'score.near': ['', 'clear=60'],
    'score.half': [''],
    'score.sixty': ['clear=60'],
    'tactics.order': ['', 'clear=60'],
    'tactics.bounds': ['', 'clear=60'],
    'tactics.nowhere': ['', 'clear=60'],
    'tactics.earlier': ['', 'clear=60'],
    'resolve.order': ['', 'clear=60'],
    'resolve.back': ['', 'clear=60'],
    'end.both': ['', 'clear=60'],
  },
} as const;

type Sections = Readonly<Record<string, SectionTexts>>;
const GAMES: [keyof typeof RULINGS, Sections, RulesPage][] = [
  ['army-ants', armyAntsRules, armyAnts],
  ['ant-war', antWarRules, antWar],
  ['red-vs-black', redVsBlackRules, redVsBlack],
];

const rulingsIn = (sections: Sections): [string, string][] =>
  Object.entries(sections).flatMap(([section, { blocks }]) =>
    Object.entries(blocks).flatMap(([id, { ruling }]): [string, string][] =>
      ruling === undefined ? [] : [[`${section}.${id}`, ruling]],
    ),
  );

/** The markup that lit would render, without the work of elements. */
function markup(content: unknown): string {
  if (Array.isArray(content)) return content.map(markup).join('');
  if (typeof content === 'string' || typeof content === 'number') return String(content);
  const { strings, values } = (content ?? {}) as Partial<TemplateResult>;
  return strings ? strings.map((text, at) => text + markup(values?.[at])).join('') : '';
}

const page = { variants: () => ({ editions: EDITIONS, setups: [] }) } as unknown as PageContext;

describe.each(GAMES)('the rulings of %s', (game, english, rulesPage) => {
  const wanted = RULINGS[game];

  test('are those of the list', () => {
    expect(rulingsIn(english).map(([name]) => name)).toEqual(Object.keys(wanted));
  });

  test.each([...new Set(Object.values<readonly string[]>(wanted).flat())])(
    'are shown and marked, played as "%s"',
    (variant) => {
      const shown = markup(rulesPage.content(page, variant, () => undefined));
      const texts = new Map(rulingsIn(english));
      const marked = [...shown.matchAll(/class="ruling"><strong>Our ruling<\/strong> <span>([^<]*)</g)].map(
        (match) => match[1],
      );
      const due = Object.entries<readonly string[]>(wanted).filter(([, variants]) => variants.includes(variant));
      expect(marked).toEqual(due.map(([name]) => texts.get(name)));
    },
  );

  test.each(LANGUAGES.filter((language) => language !== 'en'))('are rulings in %s too', (language) => {
    const catalogue = `${game.replaceAll('-', '_')}/rules`;
    const book = new RuleTexts(english, {});
    book.take(catalogueOf(catalogue, language, fileOf(language)));
    const told = rulingsIn(book.sections);
    expect(told.map(([name]) => name)).toEqual(Object.keys(wanted));
    const inEnglish = rulingsIn(english).map(([, text]) => text);
    expect(told.filter(([, text]) => text.trim() === '' || inEnglish.includes(text))).toEqual([]);
  });
});
