/**
 * Every path of the specification that has two readings, or that no screen owns. The `.env` files choose between readings;
 * `/account/sms_err` is named by the specification without a use and therefore called nowhere (docs/decisions#1).
 */
export const paths = {
  /** Other reading: `/auth/login/yy`. */
  login: import.meta.env.VITE_PATH_LOGIN || '/auth/login',
  logout: '/auth/logout',
  captcha: '/code',
  smsCode: '/system/verification/start',
  stepCode: '/auth/2step-code',
  wechatLogin: '/system/social/wechat/pc_login',
  /** Other reading: `/user/info`. */
  userInfo: import.meta.env.VITE_PATH_USER_INFO || '/system/user/info',
  /** The specification names a config call without a path; this is the only one that can hold its fields. */
  systemConfig: '/system/operator/setting/info',
  menu: '/system/menu/user',
  switchCompany: '/system/accounts/switch_comp',
} as const;
