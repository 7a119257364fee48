import { expect, it } from 'vitest';
import { isSecretKey } from './secretKey';

it.each(['defalut_password', 'sys.user.initPassword', 'sms.pwd', 'oss.accessKey', 'pay.private_key', 'wx.appSecret'])(
  '%s is a secret',
  (key) => expect(isSecretKey(key)).toBe(true),
);

it.each(['sys.index.skinName', 'sys.account.captchaEnabled', 'biz.keyword.list', 'sys.hotkeys'])(
  '%s is not a secret',
  (key) => expect(isSecretKey(key)).toBe(false),
);
