import { belowBase } from '@/shared/settings/base';
import { keysOf } from '@/shared/api/queryKeys';
import { WechatFilled } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { isMissing, useHas } from '@/shared/api/optional';
import { Loading } from '@/shared/display/Loading';
import { useChange } from '@/shared/list/actions/useChange';
import { useSubmit } from '@/shared/display/useSubmit';
import { useErrorText } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { startWechat } from '../login/startWechat';
import { bindWechat, listSocials, SOCIALS, unbindSocial } from './binding.api';
import { MissingCard } from '../ui/MissingCard';
import { SettingsTabs } from './SettingsTabs';
import styles from './BindingPage.module.css';
import { useEffect, useEffectEvent } from 'react';
import { type Callback, forgetCallback, pendingCallback } from '../login/callback';
import { spendCode } from '../wechat/usedCodes';

/** The external accounts a user can sign in with: WeChat, bound or not. */
export default function BindingPage() {
  return (
    <>
      <SettingsTabs />
      <Bindings />
    </>
  );
}

function Bindings() {
  const { t } = useTranslation(['account', 'shared']);
  const { time } = useFormats();
  const { modal } = App.useApp();
  const errorText = useErrorText();
  const change = useChange(SOCIALS);
  const isBinding = useBindAnswer();
  const [canBind, canUnbind] = [useHas('POST', `${SOCIALS}/bind`), useHas('POST', `${SOCIALS}/unbind`)];
  const socials = useQuery({ queryKey: keysOf(SOCIALS).all, queryFn: ({ signal }) => listSocials(signal) });
  const wechat = socials.data?.find(({ type }) => type === 'wechat');
  const name = wechat?.nickName || String(wechat?.socialUserId ?? '');

  const bind = useSubmit(async () => {
    try {
      await startWechat('bind', belowBase(location.pathname));
    } catch (error) {
      notify.error(errorText(error));
    }
  });
  const unbind = useSubmit(async () => {
    const sure = await modal.confirm({
      title: t('binding.unbindName'),
      content: t('binding.unbindAsk', { name }),
      okText: t('binding.unbind'),
      cancelText: t('shared:action.cancel'),
      focusable: { autoFocusButton: 'cancel' },
    });
    if (sure) await change(() => unbindSocial('wechat'), t('binding.unbound'));
  });

  if (isMissing(socials.error)) return <MissingCard />;
  if (!socials.isSuccess) return <Loading query={socials} />;
  const state = wechat ? t('binding.since', { name, time: time(wechat.bindTime) }) : t('binding.none');
  return (
    <Card>
      <div className={styles.row}>
        <WechatFilled className={styles.wechat} aria-hidden="true" />
        <div className={styles.words}>
          <h2>{t('binding.wechat')}</h2>
          <p role="status">{isBinding ? t('binding.binding') : state}</p>
        </div>
        {wechat && canUnbind && (
          <Button aria-label={t('binding.unbindName')} loading={unbind.busy} onClick={() => void unbind.submit()}>
            {t('binding.unbind')}
          </Button>
        )}
        {!wechat && canBind && (
          <Button
            type="primary"
            aria-label={t('binding.bindName')}
            loading={bind.busy || isBinding}
            onClick={() => void bind.submit()}
          >
            {t('binding.bind')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Binds WeChat once after its redirect and shows the result; true while it is pending. */
function useBindAnswer(): boolean {
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
