import { expect, it } from 'vitest';
import { isSecretKey } from './secretKey';

it.each(['defalut_password', 'sys.user.initPassword', 'sms.pwd', 'oss.accessKey', 'pay.private_key', 'wx.appSecret'])(
  'the parameter %s counts as a secret',
  (key) => expect(isSecretKey(key)).toBe(true),
);

it.each(['sys.index.skinName', 'sys.account.captchaEnabled', 'biz.keyword.list', 'sys.hotkeys'])(
  'the parameter %s does not count as a secret',
  (key) => expect(isSecretKey(key)).toBe(false),
);
