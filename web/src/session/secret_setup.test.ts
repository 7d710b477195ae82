import { beforeEach, expect, test, vi } from 'vitest';
import { armyAnts } from '../games/army_ants/army_ants';
import { deploymentOf } from '../games/army_ants/deploy/deployment';
import { complete, placeCard } from '../games/army_ants/deploy/staging';
import { turnOver } from '../testing/fakes';
import { AGAINST_BLACK, AGAINST_RED, board, comeFirst, FRIENDS, session, sitDown, thinker } from '../testing/table';

beforeEach(() => comeFirst());

const TOTAL = 'edition=2020 setup=total';
const setup = () => deploymentOf(session) ?? expect.fail('no set-up is under way');
const deployment = () => setup().state;
const staged = () => deployment().staging ?? expect.fail('no cards lie before anybody');
/** Lets the computer lay the cards, and confirms. */
const setUp = async (): Promise<void> => {
  await setup().arrange();
  expect(complete(staged())).toBe(true);
  setup().confirm();
  await turnOver();
};

test('hot-seat: a handover screen before each side, nothing in sight behind it, one reveal', async () => {
  await session.begin(armyAnts, FRIENDS, 7, TOTAL);
  expect(deployment()).toMatchObject({ seat: 'red', handingOver: true, staging: null });
  expect(board.watcher).toBeNull();
  expect(board.enabled).toBe(false);
  setup().reveal();
  expect(board.watcher).toBe('red');
  expect(deployment().staging?.hand).toHaveLength(19);
  await setUp();
  expect(deployment()).toMatchObject({ seat: 'black', handingOver: true, staging: null });
  expect(board.watcher).toBeNull();
  setup().reveal();
  expect(board.watcher).toBe('black');
  await setUp();
  expect(deployment()).toMatchObject({ seat: null, handingOver: false, staging: null, seal: null });
  expect(session.state.match?.snapshot.phase).toBe('battle');
  expect(board.enabled).toBe(true);
});

test('the computer seals its set-up before a card is placed, and keeps to it', async () => {
  await session.begin(armyAnts, AGAINST_BLACK, 7, TOTAL);
  await vi.waitFor(() => expect(deployment().staging).not.toBeNull());
  const { seal } = deployment();
  expect(seal?.seat).toBe('black');
  expect(seal?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(thinker.arranging).toHaveLength(1);
  expect(board.moves).toHaveLength(0);
  expect(deployment()).toMatchObject({ seat: 'red', handingOver: false });
  await setUp();
  await vi.waitFor(() => expect(deployment().kept).toBe(true));
  expect(board.moves).toHaveLength(38);
  expect(deployment().seal).toEqual(seal);
});

test('a set-up that is not the sealed one is found out', async () => {
  await session.begin(armyAnts, AGAINST_BLACK, 7, TOTAL);
  await vi.waitFor(() => expect(deployment().staging).not.toBeNull());
  await setup().arrange();
  board.setup = () => 'army-ants setup=total side=black cards=another';
  setup().confirm();
  await vi.waitFor(() => expect(deployment().kept).toBe(false));
});

test('the computer as Red places first, face down', async () => {
  await session.begin(armyAnts, AGAINST_RED, 7, TOTAL);
  await vi.waitFor(() => expect(deployment().staging).not.toBeNull());
  expect(board.moves).toHaveLength(19);
  expect(board.watcher).toBe('black');
  expect(deployment()).toMatchObject({ seat: 'black', handingOver: false });
  await setUp();
  await vi.waitFor(() => expect(deployment().kept).toBe(true));
});

test('what the rules refuse stays undone and is named', async () => {
  await session.begin(armyAnts, FRIENDS, 7, TOTAL);
  setup().reveal();
  const staging = staged();
  board.refusesSetup = (setup) => setup.includes('cards=Qh');
  setup().stage(placeCard(staging, 'Qh', 0), 'Qh');
  expect(deployment()).toMatchObject({ refused: 'Qh', staging });
  setup().stage(placeCard(staging, 'Qh', 1), 'Qh');
  expect(deployment().refused).toBeNull();
  expect(deployment().staging?.slots[1]).toBe('Qh');
  setup().shuffleRest();
  expect(complete(staged())).toBe(true);
  expect(deployment().staging?.slots[1]).toBe('Qh');
});

test('a reload keeps the seal and the cards that lie, behind a handover screen where two share the device', async () => {
  await session.begin(armyAnts, FRIENDS, 7, TOTAL);
  setup().reveal();
  setup().stage(placeCard(staged(), 'Qh', 3), 'Qh');
  const dealt = board.dealt;
  sitDown();
  board.dealt = dealt;
  expect(await session.resume()).toBe('opened');
  expect(deployment()).toMatchObject({ seat: 'red', handingOver: true, staging: null });
  setup().reveal();
  expect(deployment().staging?.slots[3]).toBe('Qh');
});

test('a player who leaves the screen leaves it covered', async () => {
  await session.begin(armyAnts, FRIENDS, 7, TOTAL);
  setup().reveal();
  setup().stage(placeCard(staged(), 'Qh', 3), 'Qh');
  setup().hide();
  expect(deployment()).toMatchObject({ seat: 'red', handingOver: true, staging: null });
  expect(board.watcher).toBeNull();
  setup().reveal();
  expect(staged().slots[3]).toBe('Qh');
  await setUp();
  setup().hide();
  expect(deployment()).toMatchObject({ seat: 'black', handingOver: true });
});

test('undo does not reach into it', async () => {
  await session.begin(armyAnts, FRIENDS, 7, TOTAL);
  setup().reveal();
  await setUp();
  expect(session.undoTarget).toBeNull();
  session.review.goTo(3);
  expect(board.ply).toBe(19);
});
