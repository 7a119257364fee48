import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useOffers } from '@/shared/menu/useOffers';
import { AccountForm } from '../login/AccountForm';
import { SecondStep } from '../login/SecondStep';
import { useSignIn } from '../login/useSignIn';
import { Failure } from '../ui/Field';
import { bindAccount, hasArrived } from '../social/social.api';

/** Binds an external identity (WeChat's, unless the URL has a `provider`) to the account that the user signs in to. */
export default function BindWechatPage() {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const canRegister = useOffers('sms', 'register');
  const of = search.has('provider') ? 'social' : 'wechat';
  const socialUserId = search.get('socialUserId') ?? '';
  const [canBind] = useState(() => hasArrived(socialUserId));
  const signIn = useSignIn({ exchange: (credentials) => bindAccount(socialUserId, credentials) });
  return (
    <>
      <h1 className="pub-heading">{t('bindWechat.title')}</h1>
      {canBind ? (
        <>
          <p className="pub-lead">{t(of === 'social' ? 'social.lead' : 'bindWechat.lead')}</p>
          <Failure message={signIn.error} failures={signIn.failures} />
          <AccountForm signIn={signIn} submitLabel={t('bindWechat.submit')} />
          <SecondStep signIn={signIn} />
        </>
      ) : (
        <p className="pub-lead">{t(`${of}.used`)}</p>
      )}
      <div className="pub-other">
        <Link className="pub-link" to="/user/login">
          {t('public.toLogin')}
        </Link>
        {canRegister && (
          <Link className="pub-link" to="/user/register">
            {t('login.register')}
          </Link>
        )}
      </div>
    </>
  );
}
