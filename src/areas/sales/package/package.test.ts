import { expect, it } from 'vitest';
import { movesFrom } from '@/shared/resource/transitions/moves';
import { type Package, rightsToForm, rightsToWire } from './package.resource';
import { packageMoves, priceProblem } from './package.rules';

it.each([
  ['0', ['putOn', 'edit', 'remove']],
  ['1', ['takeOff']],
  ['2', ['putOn', 'edit', 'remove']],
  [null, []],
])('a package with the publication status %s offers the actions %j', (state, moves) =>
  expect(movesFrom(packageMoves, state)).toEqual(moves),
);

it.each([
  [0, null, undefined],
  [99.9, 99.9, undefined],
  ['99.90', 99.89, 'overOriginal'],
  [0.3, '0.30', undefined],
  [999_999.99, null, undefined],
  [1_000_000, null, 'range'],
  [-0.01, null, 'range'],
  [null, 10, 'missing'],
])('a price of %s with a list price of %s has the problem %s', (price, original, problem) =>
  expect(priceProblem(price, original)).toBe(problem),
);

it('the member rights in a package are shown in order and numbered when saved', () => {
  const rights = [
    { rightName: 'b', rightValue: '2', sort: 2 },
    { rightName: 'a', rightValue: '1', sort: 1 },
  ];
  const form = rightsToForm({ rights } as Package);
  expect(form.rights.map(({ key }) => key)).toEqual(['a', 'b']);
  expect(rightsToWire({ id: 1, rights: [...form.rights, { key: ' ', value: 'x' }] })).toEqual({
    id: 1,
    rights: [rights[1], rights[0]],
  });
  expect(rightsToWire({ rights: undefined })).toEqual({ rights: [] });
});
