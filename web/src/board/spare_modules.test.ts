import { expect, test } from 'vitest';
import { SpareModules } from './spare_modules';
import type { GameId } from '../model/game_id';

function spares(failures = 0): { spare: SpareModules<string>; asked: GameId[] } {
  const asked: GameId[] = [];
  const load = (game: GameId): Promise<string> => {
    asked.push(game);
    return asked.length <= failures
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(`${game} ${asked.length}`);
  };
  return { spare: new SpareModules(load), asked };
}

test('a module that several ask for is fetched once, and again when it has been taken', async () => {
  const { spare, asked } = spares();
  expect(spare.get('ant-war')).toBeNull();
  await Promise.all([spare.include('ant-war'), spare.include('ant-war')]);
  await spare.include('ant-war');
  expect(asked).toEqual(['ant-war']);
  expect(spare.get('red-vs-black')).toBeNull();
  expect(spare.take('ant-war')).toBe('ant-war 1');
  expect(spare.take('ant-war')).toBeNull();
  await spare.include('ant-war');
  expect(spare.get('ant-war')).toBe('ant-war 2');
});

test('a module that did not come is fetched again the next time', async () => {
  const { spare, asked } = spares(1);
  const both = [spare.include('army-ants'), spare.include('army-ants')];
  for (const each of both) await expect(each).rejects.toThrow('Failed to fetch');
  expect(spare.get('army-ants')).toBeNull();
  await spare.include('army-ants');
  expect(asked).toEqual(['army-ants', 'army-ants']);
  expect(spare.get('army-ants')).toBe('army-ants 2');
});

test('modules that may be broken are thrown away', async () => {
  const { spare } = spares();
  await spare.include('army-ants');
  spare.clear();
  expect(spare.get('army-ants')).toBeNull();
});
