// How a game comes to the game screen, and what happens where it does not.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedGame } from '../model/saved_game';
import type { Opened } from '../session/ports';
import { NO_GAME } from '../session/state';
import { GameOpener, type GameOpenerHost } from './game_opener';

const GAME = { id: 'game' } as SavedGame;
const OFFLINE = new TypeError('Failed to fetch dynamically imported module');

class Host implements GameOpenerHost {
  readonly session = {
    state: NO_GAME as GameOpenerHost['session']['state'],
    hasOpen: vi.fn(() => false),
    openKept: vi.fn((): Promise<Opened> => Promise.resolve('opened')),
    openLinked: vi.fn((): Promise<Opened> => Promise.resolve('opened')),
    resume: vi.fn((): Promise<Opened> => Promise.resolve('opened')),
    touch: vi.fn(),
  };
  readonly router = {
    screen: 'game' as GameOpenerHost['router']['screen'],
    link: null as string | null,
    replace: vi.fn(),
    closeLink: vi.fn(),
  };
  readonly gameOfLink = vi.fn((): Promise<SavedGame | null> => Promise.resolve(GAME));
  touched: () => void = () => undefined;
  readonly atNextTouch = (act: () => void): void => void (this.touched = act);
  readonly requestUpdate = vi.fn();
}

let host: Host;
let opener: GameOpener;

beforeEach(() => {
  host = new Host();
  opener = new GameOpener(host);
});

/** Until it has been tried again. */
async function tryAgain(): Promise<void> {
  expect(opener.retry).not.toBeNull();
  opener.retry?.();
  await new Promise((resolve) => setTimeout(resolve));
}

describe('a part that does not arrive', () => {
  test.each<[string, keyof Host['session'], () => Promise<void>]>([
    ['of a game of the library', 'openKept', () => opener.openKept('game', 'library')],
    ['of the game that was played last', 'resume', () => opener.enter()],
  ])('%s: the same game can be asked for again', async (_whose, opens, enter) => {
    const open = host.session[opens] as ReturnType<typeof vi.fn>;
    open.mockRejectedValueOnce(OFFLINE);
    await enter();
    expect(host.requestUpdate).toHaveBeenCalled();
    await tryAgain();
    expect([open.mock.calls.length, opener.retry]).toEqual([2, null]);
  });

  test('of a new game: the same game is dealt', async () => {
    const deal = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(OFFLINE);
    await opener.begin(deal);
    await tryAgain();
    expect([deal.mock.calls.length, opener.retry]).toEqual([2, null]);
    expect(host.session.resume).not.toHaveBeenCalled();
  });

  test('of a link: the link is read again', async () => {
    host.router.link = 'g=1';
    host.gameOfLink.mockRejectedValueOnce(OFFLINE);
    await opener.enter();
    await tryAgain();
    expect([host.session.openLinked.mock.calls.length, opener.retry]).toEqual([1, null]);
  });

  test('is no matter any more for a player who goes back to the game under way', async () => {
    await opener.begin(() => Promise.reject(OFFLINE));
    const { match } = host.session.state;
    expect(match).toBeNull();
    host.session.state = { ...NO_GAME, match: {} } as unknown as Host['session']['state'];
    await opener.enter();
    expect([opener.retry, host.session.resume.mock.calls.length]).toEqual([null, 0]);
  });
});

describe('a game that is not there', () => {
  test.each<[Opened, string[]]>([
    ['missing', ['library']],
    ['refused', ['library']],
    ['superseded', []],
    ['opened', []],
  ])('in the library (%s) leads back there', async (opened, screens) => {
    host.session.openKept.mockResolvedValue(opened);
    await opener.openKept('game', 'library');
    expect(host.router.replace.mock.calls.flat()).toEqual(screens);
  });

  test('to be resumed leads to the start screen', async () => {
    host.session.resume.mockResolvedValue('missing');
    await opener.enter();
    expect(host.router.replace).toHaveBeenCalledWith('start');
  });

  test('leaves a player alone who has gone elsewhere', async () => {
    host.session.resume.mockImplementation(() => {
      host.router.screen = 'puzzles';
      return Promise.resolve('missing');
    });
    await opener.enter();
    expect(host.router.replace).not.toHaveBeenCalled();
  });
});

describe('a link', () => {
  beforeEach(() => (host.router.link = 'g=1'));

  test('is saved, and leaves the address, with the first touch', async () => {
    await opener.enter();
    expect(host.session.touch).not.toHaveBeenCalled();
    host.touched();
    expect([host.session.touch.mock.calls.length, host.router.closeLink.mock.calls.length]).toEqual([1, 1]);
  });

  test('without a game leads to the library, which says why', async () => {
    host.gameOfLink.mockResolvedValue(null);
    await opener.enter();
    expect(host.router.replace).toHaveBeenCalledWith('library');
  });

  test('that was left while it was read opens nothing', async () => {
    host.gameOfLink.mockImplementation(() => {
      host.router.link = null;
      return Promise.resolve(GAME);
    });
    await opener.enter();
    expect(host.session.openLinked).not.toHaveBeenCalled();
  });
});

test('a game that is on the board is not opened again, and other screens open none', async () => {
  host.session.hasOpen.mockReturnValue(true);
  await opener.openKept('game', 'library');
  host.router.screen = 'start';
  await opener.enter();
  expect([host.session.openKept, host.session.resume].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
