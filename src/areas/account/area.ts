import type { Area } from '@/shared/area/area';
import { get, post } from '@/shared/area/calls';
import type { screens } from './screens';

/** The user's own account. */
export const account: Area<keyof typeof screens> = {
  name: 'account',
  maxKB: 90,
  isPersonal: true,
  fixedScreens: [
    { key: 'workplace', screen: 'workplace' },
    { key: 'center', screen: 'center' },
    { key: 'base', screen: 'base' },
    { key: 'custom', screen: 'custom' },
    { key: 'binding', screen: 'binding' },
    { key: 'notification', screen: 'notification' },
    // The specification describes only the bell, not this page with all notices.
    { key: 'inbox', screen: 'inbox' },
  ],
  optionalCalls: [
    get('/report/statistics/mine'),
    get('/system/accounts/operations'),
    get('/system/accounts/logins'),
    get('/system/accounts/sessions'),
    post('/system/accounts/sessions/end'),
    get('/system/accounts/factors'),
    post('/system/accounts/factors/start'),
    post('/system/accounts/factors/confirm'),
    post('/system/accounts/factors/remove'),
    get('/system/accounts/views'),
    post('/system/accounts/views/save'),
    post('/system/accounts/views/remove'),
    get('/system/accounts/settings'),
    post('/system/accounts/settings'),
    get('/system/user/profile'),
    get('/system/notify/settings'),
    post('/system/notify/settings'),
    get('/system/social/:provider/pc_login'),
    get('/auth/social/:provider/callback'),
    get('/system/social/list'),
    post('/system/social/bind'),
    post('/system/social/unbind'),
    get('/act/substitute/mine'),
    post('/act/substitute/save'),
    post('/act/substitute/remove'),
  ],
};
