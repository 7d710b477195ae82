import { expect, test } from 'vitest';
import type { Puzzles } from '../contract/puzzle';
import type { DialogRequest, PageContext } from '../contract/page_context';
import { NO_PROGRESS } from '../model/progress';
import { ALL_PUZZLES } from '../storage/open_puzzle';
import { puzzleOf } from '../testing/puzzles';
import { setOfTheme } from './sets';
import { showThemes } from './theme_list';

test.each([setOfTheme('fork'), setOfTheme('hunt'), ALL_PUZZLES])(
  'the list of themes marks the set %s alone',
  (chosen) => {
    const asked: DialogRequest[] = [];
    const page = { progress: { of: () => NO_PROGRESS }, show: (request: DialogRequest) => asked.push(request) };
    const themes = ['fork', 'hunt'];
    const themeOf = ({ id }: { id: string }): string => id;
    const puzzles = { all: themes.map((id) => puzzleOf(id)), themes, themeOf, themeText: () => '' };
    const given = [page, puzzles] as unknown as [PageContext, Puzzles];
    showThemes(given[0], 'army-ants', given[1], chosen, () => undefined);
    const [request] = asked;
    const content = request?.dialog === 'own' ? JSON.stringify(request.content()) : '';
    expect(content.match(/"true"/g)).toHaveLength(1);
  },
);
