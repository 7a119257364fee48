import type { Area } from '@/shared/area/area';
import { get, post } from '@/shared/area/calls';
import type { screens } from './screens';

/** The user's own account. */
export const account: Area<keyof typeof screens> = {
  name: 'account',
  maxKB: 77,
  isPersonal: true,
  fixedScreens: [
    { key: 'workplace', screen: 'workplace' },
    { key: 'center', screen: 'center' },
    { key: 'base', screen: 'base' },
    { key: 'custom', screen: 'custom' },
    { key: 'binding', screen: 'binding' },
    { key: 'notification', screen: 'notification' },
    // Not in the specification, which has the bell but no page that lists all notices.
    { key: 'inbox', screen: 'inbox' },
  ],
  optionalCalls: [
    get('/report/statistics/mine', 'the own figures of the workplace'),
    get('/system/accounts/operations', 'the own latest operations'),
    get('/system/accounts/logins', 'the own latest sign-ins'),
    get('/system/accounts/sessions', 'the devices one is signed in on'),
    post('/system/accounts/sessions/end', 'the button that signs out another device'),
    get('/system/accounts/views', 'saved views stay in one browser, and are not shared'),
    post('/system/accounts/views/save', 'saved views stay in one browser, and are not shared'),
    post('/system/accounts/views/remove', 'a saved view on the server cannot be removed'),
    get('/system/accounts/settings', 'table and review settings, reasons and the order of blocks stay in one browser'),
    post('/system/accounts/settings', 'such settings are not stored for another computer'),
    get('/system/user/profile', 'the own profile is read from `/system/user/get/:id`, else from the user info'),
    get('/system/notify/settings', 'the notification preferences'),
    post('/system/notify/settings', 'the switches of the notification preferences'),
    get('/system/social/list', 'the bindings'),
    post('/system/social/bind', 'the button that binds WeChat'),
    post('/system/social/unbind', 'the button that unbinds WeChat'),
    get('/act/substitute/mine', 'nobody is named a substitute, and the settings have no such block'),
    post('/act/substitute/save', 'the button that names a substitute'),
    post('/act/substitute/remove', 'a period of substitution ends only on its last day'),
  ],
};
