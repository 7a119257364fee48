import { describe, expect, it } from 'vitest';
import { grant, type GrantNode, keysOf, narrowed, shownGrants, withdraw } from './grants';

const node = (key: string, ...children: GrantNode[]): GrantNode => ({
  key,
  name: `名${key}`,
  hint: `h:${key}`,
  children,
});
/** s: system → u: user (list, add), r: role (list); x: a root without children */
const tree = [node('s', node('u', node('ul'), node('ua')), node('r', node('rl'))), node('x')];
const sorted = (keys: Iterable<string>) => [...keys].toSorted();
const set = (text: string) => new Set(text.split(' ').filter(Boolean));

describe('the permission tree', () => {
  it.each([
    ['', '', ''],
    ['s u ul ua r rl', 'r rl s u ua ul', ''],
    ['s u ul', 'ul', 's u'],
    ['s u', '', 's u'],
    ['x', 'x', ''],
    ['ul', 'ul', 's u'],
  ])('with parents and children linked, granting “%s” checks “%s” and half-checks “%s”', (granted, checked, half) => {
    const shown = shownGrants(tree, set(granted), true);
    expect(sorted(shown.checked)).toEqual(sorted(set(checked)));
    expect(sorted(shown.halfChecked)).toEqual(sorted(set(half)));
  });

  it('with parents and children not linked, the permission tree shows every granted entry as checked', () => {
    expect(shownGrants(tree, set('s u'), false)).toEqual({ checked: ['u', 's'], halfChecked: [] });
  });
});

describe('granting and revoking', () => {
  it.each([
    ['', 'ul', true, 's u ul'],
    ['', 'u', true, 's u ul ua'],
    ['', 'u', false, 's u'],
    ['s u', 'u', true, 's u ul ua'],
    ['elsewhere', 'x', true, 'elsewhere x'],
    ['', 'unknown', true, ''],
  ])(
    'with the grants %j, granting %j (parents and children linked: %s) results in %j',
    (granted, key, linked, result) => {
      expect(sorted(grant(tree, set(granted), key, linked))).toEqual(sorted(set(result)));
    },
  );

  it.each([
    ['s u ul', 'ul', true, ''],
    ['s u ul ua', 'ul', true, 's u ua'],
    ['s u ul r rl', 'u', true, 's r rl'],
    ['s u ul', 'ul', false, 's u'],
    ['s u ul', 'u', false, 's'],
    ['s u elsewhere', 's', true, 'elsewhere'],
  ])(
    'with the grants %j, revoking %j (parents and children linked: %s) results in %j',
    (granted, key, linked, result) => {
      expect(sorted(withdraw(tree, set(granted), key, linked))).toEqual(sorted(set(result)));
    },
  );

  it('granting a permission does not change a screen that was granted without its buttons', () => {
    expect(sorted(grant(tree, set('s u'), 'x', true))).toEqual(['s', 'u', 'x']);
  });
});

it('a search in the permission tree keeps the parents and children of a match', () => {
  expect(keysOf(narrowed(tree, '名ul'))).toEqual(['s', 'u', 'ul']);
  expect(keysOf(narrowed(tree, 'H:R'))).toEqual(['s', 'r', 'rl']);
  expect(keysOf(narrowed(tree, ' '))).toEqual(keysOf(tree));
  expect(narrowed(tree, 'nothing')).toEqual([]);
});
