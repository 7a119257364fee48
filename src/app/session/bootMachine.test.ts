import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '@/shared/auth/currentUser';
import { type BootEvent, bootNext, bootStart, phaseOf } from './bootMachine';

const user: BootEvent = { type: 'user', answer: { ok: true, value: { userId: 1 } as CurrentUser } };
const noUser: BootEvent = { type: 'user', answer: { ok: false, error: 'no' } };
const config: BootEvent = { type: 'config' };
const menu: BootEvent = { type: 'menu', answer: { ok: true, value: [] } };
const noMenu: BootEvent = { type: 'menu', answer: { ok: false, error: 'no menu' } };
const lastMenu: BootEvent = { type: 'lastMenu', menu: ['last'] };
const after = (...events: BootEvent[]) => phaseOf(events.reduce(bootNext, bootStart));

describe('the boot sequence', () => {
  it.each([
    ['nothing yet', [], { name: 'loading', step: 'user' }],
    ['the menu first', [menu], { name: 'loading', step: 'user' }],
    ['user info', [user], { name: 'loading', step: 'config' }],
    ['user info and menu', [menu, user], { name: 'loading', step: 'config' }],
    ['all but the menu', [config, user], { name: 'loading', step: 'menu' }],
    ['all, in order', [user, config, menu], { name: 'ready', menu: [] }],
    ['all, backwards', [menu, config, user], { name: 'ready', menu: [] }],
    ['a failed user info, whatever the other responses are', [menu, config, noUser], { name: 'refused', error: 'no' }],
    ['a menu that failed before user info', [noMenu], { name: 'loading', step: 'user' }],
    ['a failed menu', [user, config, noMenu], { name: 'menuFailed', error: 'no menu' }],
    ['a retry of a failed menu', [user, config, noMenu, { type: 'retryMenu' }], { name: 'loading', step: 'menu' }],
    ['a retry that succeeds', [user, config, noMenu, { type: 'retryMenu' }, menu], { name: 'ready', menu: [] }],
    ['a late second user info', [user, config, menu, noUser], { name: 'ready', menu: [] }],
    ['a changed menu', [user, config, menu, { type: 'newMenu', menu: [1] }], { name: 'ready', menu: [1] }],
    [
      'a changed menu before the first one has loaded',
      [user, config, { type: 'newMenu', menu: [1] }],
      { name: 'loading', step: 'menu' },
    ],
    ['a reload with the menu of the last visit', [lastMenu], { name: 'ready', menu: ['last'] }],
    ['a reload and user info', [lastMenu, user], { name: 'ready', menu: ['last'] }],
    ['a reload and the menu before user info', [lastMenu, menu], { name: 'ready', menu: [] }],
    ['a reload and a failed user info', [lastMenu, menu, noUser], { name: 'refused', error: 'no' }],
    ['a reload and a menu that failed before user info', [lastMenu, noMenu], { name: 'ready', menu: ['last'] }],
    ['a reload and a failed menu', [lastMenu, noMenu, user, config], { name: 'menuFailed', error: 'no menu' }],
    [
      'a reload as another user',
      [lastMenu, { type: 'lastMenu', menu: undefined }, user],
      { name: 'loading', step: 'config' },
    ],
    ['an unnecessary retry', [user, config, menu, { type: 'retryMenu' }], { name: 'ready', menu: [] }],
  ] as [string, BootEvent[], object][])('the boot sequence has the expected phase after %s', (_, events, phase) => {
    expect(after(...events)).toEqual(phase);
  });
});
