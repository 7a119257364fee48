import { belowBase } from '@/shared/settings/base';
import { keysOf } from '@/shared/api/queryKeys';
import { WechatFilled } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { isMissing, useHas } from '@/shared/api/optional';
import { useSession } from '@/shared/auth/session';
import type { Provider } from '@/shared/auth/systemConfig';
import { Loading } from '@/shared/display/Loading';
import { useChange } from '@/shared/list/actions/useChange';
import { useSubmit } from '@/shared/display/useSubmit';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { startSocial } from '../login/startSocial';
import { bindSocial, listSocials, type Social, SOCIALS, unbindSocial } from './binding.api';
import { MissingCard } from '../ui/MissingCard';
import { SettingsTabs } from './SettingsTabs';
import styles from './BindingPage.module.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Callback, forgetCallback, pendingCallback, WECHAT } from '../login/callback';
import { refusalOf } from '../social/refusal';

/** The external accounts a user can sign in with: WeChat, the configured providers, and all bound providers. */
export default function BindingPage() {
  return (
    <>
      <SettingsTabs />
      <Bindings />
    </>
  );
}

function Bindings() {
  const { t } = useTranslation('account');
  const pending = useBindAnswer();
  const configured = useSession(({ config }) => config.providers);
  const socials = useQuery({ queryKey: keysOf(SOCIALS).all, queryFn: ({ signal }) => listSocials(signal) });
  if (isMissing(socials.error)) return <MissingCard />;
  if (!socials.isSuccess) return <Loading query={socials} />;
  const offered = [{ key: WECHAT, name: t('social.wechat') }, ...configured];
  // Includes bound providers that the server no longer offers, so that the user can unbind them.
  const bound = socials.data.map(({ type }) => ({ key: type, name: type }));
  const others = bound.filter(({ key }) => !offered.some((provider) => provider.key === key));
  return (
    <Card>
      <div className={styles.rows}>
        {[...offered, ...others].map((provider) => (
          <Binding
            key={provider.key}
            provider={provider}
            social={socials.data.find(({ type }) => type === provider.key)}
            isBinding={pending === provider.key}
          />
        ))}
      </div>
    </Card>
  );
}

/** A row for a provider. Shows the bound identity and a button to unbind it, or else a button to bind an identity. */
function Binding({ provider, social, isBinding }: { provider: Provider; social?: Social; isBinding: boolean }) {
  const { t } = useTranslation(['binding', 'shared']);
  const { time } = useFormats();
  const { modal } = App.useApp();
  const change = useChange(SOCIALS);
  const [canBind, canUnbind] = [useHas('POST', `${SOCIALS}/bind`), useHas('POST', `${SOCIALS}/unbind`)];
  const name = social?.nickName || String(social?.socialUserId ?? '');

  const bind = useSubmit(async () => {
    try {
      await startSocial(provider, 'bind', belowBase(location.pathname));
    } catch (error) {
      notify.error(errorTextNow(error));
    }
  });
  const unbind = useSubmit(async () => {
    const sure = await modal.confirm({
      title: t('binding:unbindName', { provider: provider.name }),
      content: t('binding:unbindAsk', { provider: provider.name, name }),
      okText: t('binding:unbind'),
      cancelText: t('shared:action.cancel'),
      focusable: { autoFocusButton: 'cancel' },
    });
    if (sure) await change(() => unbindSocial(provider.key), t('binding:unbound'));
  });

  const none = provider.key === WECHAT ? t('binding:none') : t('binding:noneOf', { provider: provider.name });
  const state = social ? t('binding:since', { name, time: time(social.bindTime) }) : none;
  return (
    <div className={styles.row}>
      {provider.key === WECHAT ? (
        <WechatFilled className={styles.wechat} aria-hidden="true" />
      ) : (
        <span className={styles.provider} aria-hidden="true">
          {[...provider.name][0]}
        </span>
      )}
      <div className={styles.words}>
        <h2>{provider.name}</h2>
        <p role="status">{isBinding ? t('binding:binding', { provider: provider.name }) : state}</p>
      </div>
      {social && canUnbind && (
        <Button
          aria-label={t('binding:unbindName', { provider: provider.name })}
          loading={unbind.busy}
          onClick={() => void unbind.submit()}
        >
          {t('binding:unbind')}
        </Button>
      )}
      {!social && canBind && (
        <Button
          type="primary"
          aria-label={t('binding:bindName', { provider: provider.name })}
          loading={bind.busy || isBinding}
          onClick={() => void bind.submit()}
        >
          {t('binding:bind')}
        </Button>
      )}
    </div>
  );
}

/** After a provider's redirect, binds the identity once. Returns the provider's key while the request is pending. */
function useBindAnswer(): string | undefined {
  const { t } = useTranslation(['account', 'binding']);
  const change = useChange(SOCIALS);
  const [provider, setProvider] = useState<string>();
  const { busy, submit } = useSubmit(async (callback: Callback) => {
    setProvider(callback.provider);
    const refusal = refusalOf(callback, t);
    if (refusal) notify.error(refusal);
    else await change(() => bindSocial(callback), t('binding:bound'));
  });
  const handle = useEffectEvent(() => {
    const callback = pendingCallback('bind');
    if (!callback) return;
    forgetCallback();
    void submit(callback);
  });
  useEffect(() => handle(), []);
  return busy ? provider : undefined;
}
