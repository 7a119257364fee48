import { deployment } from '@/shared/settings/deployment';

/**
 * Paths that belong to no single screen, and paths for which the specification allows two readings. The settings of the
 * deployment choose the reading, or else the `.env` files. Nothing calls `/account/sms_err`, because the specification
 * does not explain its purpose (docs/decisions#1).
 */
export const paths = {
  /** The sign-in call. The specification also allows `/auth/login/yy`. */
  login: deployment.loginPath || import.meta.env.VITE_PATH_LOGIN || '/auth/login',
  logout: '/auth/logout',
  captcha: '/code',
  smsCode: '/system/verification/start',
  stepCode: '/auth/2step-code',
  wechatLogin: '/system/social/wechat/pc_login',
  /** The call for the user info. The specification also allows `/user/info`. */
  userInfo: deployment.userInfoPath || import.meta.env.VITE_PATH_USER_INFO || '/system/user/info',
  /** The base path of stored files. The specification also allows `/system/oss`, as in other RuoYi-style backends. */
  files: deployment.filesPath || import.meta.env.VITE_PATH_FILES || '/system/dfs',
  /** The specification names no path for the config call. Of its paths, only this can return the config's fields. */
  systemConfig: '/system/operator/setting/info',
  menu: '/system/menu/user',
  switchCompany: '/system/accounts/switch_comp',
} as const;
