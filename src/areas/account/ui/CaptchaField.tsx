import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from './Field';
import { loadCaptcha } from './codes.api';

interface CaptchaFieldProps {
  error?: string | undefined;
  /** Called with the id of each new captcha image. */
  onLoad: (randomStr: string) => void;
  /** The number of refused attempts. Each increase fetches another image, because a captcha is valid only once. */
  failures: number;
}

/** The captcha input. The image is a button that fetches another image, even if the current image failed to load. */
export function CaptchaField({ error, onLoad, failures }: CaptchaFieldProps) {
  const { t } = useTranslation('account');
  const [again, setAgain] = useState(0);
  const [picture, setPicture] = useState<{ url: string } | 'failed'>();
  const loaded = useEffectEvent(onLoad);

  useEffect(() => {
    let url = '';
    let cancelled = false;
    loadCaptcha().then(
      (captcha) => {
        ({ url } = captcha);
        if (cancelled) return URL.revokeObjectURL(url);
        setPicture({ url });
        loaded(captcha.randomStr);
      },
      () => cancelled || setPicture('failed'),
    );
    return () => {
      cancelled = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [failures, again]);

  return (
    <Field
      key={failures}
      name="captcha"
      label={t('login.captcha')}
      autoComplete="off"
      maxLength={10}
      error={error}
      aside={
        <button type="button" className="pub-captcha" onClick={() => setAgain(again + 1)}>
          {picture === 'failed' ? (
            t('login.captchaFailed')
          ) : (
            <img src={picture?.url} alt={t('login.captchaImage')} width={107} height={40} hidden={!picture} />
          )}
        </button>
      }
    />
  );
}
