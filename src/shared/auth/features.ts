/** Calls of the contract that an installation may lack as a whole. The paths are literal: tests outside the build read them. */
export const featureCalls = {
  sms: { method: 'POST', path: '/system/verification/start', without: 'everything that needs a code by SMS' },
  wechat: { method: 'GET', path: '/system/social/wechat/pc_login', without: 'the sign-in by WeChat' },
  register: { method: 'POST', path: '/auth/register', without: 'the page to register' },
  forgotPassword: { method: 'POST', path: '/auth/forge-password', without: 'the page for a forgotten password' },
  notices: { method: 'GET', path: '/system/notice/list', without: 'the bell and the newest notices' },
  companySwitch: { method: 'GET', path: '/system/accounts/switch_comp', without: 'the switch to another company' },
  firstPassword: { method: 'GET', path: '/system/config/list', without: 'the common first password of new accounts' },
} as const;

/** What the system config may switch off (`features`). */
export type Feature = keyof typeof featureCalls;

export const isFeature = (name: string): name is Feature => name in featureCalls;
