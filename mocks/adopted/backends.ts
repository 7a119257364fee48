import { eladmin } from './eladmin';
import { jeecgBoot } from './jeecgBoot';
import { ruoyiVue } from './ruoyiVue';
import { ruoyiVuePlus } from './ruoyiVuePlus';
import { yudao } from './yudao';

const admin = { username: 'admin', password: 'admin123' };
const captcha = { captcha: '7', randomStr: 'u1' };

/** The backends by the name of their mapping in docs/mappings, each with its administrator's credentials. */
export const backends = {
  'ruoyi-vue': { make: ruoyiVue, account: admin, captcha },
  'ruoyi-vue-plus': { make: ruoyiVuePlus, account: admin, captcha },
  yudao: { make: yudao, account: admin, captcha: undefined },
  jeecgboot: { make: jeecgBoot, account: admin, captcha: { captcha: '7', randomStr: '1770000000000' } },
  eladmin: { make: eladmin, account: { username: 'admin', password: '123456' }, captcha },
};
