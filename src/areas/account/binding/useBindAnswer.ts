import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '@/shared/list/actions/useChange';
import { useSubmit } from '@/shared/display/useSubmit';
import { notify } from '@/shared/display/notify';
import { type Callback, forgetCallback, pendingCallback } from '../login/callback';
import { spendCode } from '../wechat/usedCodes';
import { bindWechat, SOCIALS } from './binding.api';

/** Binds WeChat once after its redirect and shows the result; true while it is pending. */
export function useBindAnswer(): boolean {
  const { t } = useTranslation('account');
  const change = useChange(SOCIALS);
  const { busy, submit } = useSubmit(async (callback: Callback) => {
    const problem = spendCode(callback);
    if (problem) notify.error(t(`wechat.${problem}`));
    else await change(() => bindWechat(callback.code, callback.state), t('binding.bound'));
  });
  const handle = useEffectEvent(() => {
    const callback = pendingCallback('bind');
    if (!callback) return;
    forgetCallback();
    void submit(callback);
  });
  useEffect(() => handle(), []);
  return busy;
}
