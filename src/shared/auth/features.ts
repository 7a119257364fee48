/** Calls of the contract that a server may lack. Does not use `paths`, because tools also import this file. */
export const featureCalls = {
  sms: { method: 'POST', path: '/system/verification/start' },
  wechat: { method: 'GET', path: '/system/social/wechat/pc_login' },
  register: { method: 'POST', path: '/auth/register' },
  forgotPassword: { method: 'POST', path: '/auth/forge-password' },
  notices: { method: 'GET', path: '/system/notice/list' },
  companySwitch: { method: 'GET', path: '/system/accounts/switch_comp' },
  firstPassword: { method: 'GET', path: '/system/config/list' },
} as const;

/** The features that the system config may switch off (`features`). */
export type Feature = keyof typeof featureCalls;

export const isFeature = (name: string): name is Feature => name in featureCalls;
