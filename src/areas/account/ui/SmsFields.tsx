import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMobile, toDigits } from '@/shared/lib/rules/contact';
import { sendSmsCode } from './codes.api';
import { Field } from './Field';
import { tabStorage } from '@/shared/storage/tabStorage';

const KEY = 'sms-until';
/** Delay before another SMS code can be requested, in milliseconds (docs/specification#9). */
const WAIT = 60_000;

/**
 * Returns the seconds until another code can be requested (0: now), and a function that starts the wait. The wait
 * survives a reload of this tab.
 */
function useResendTimer(): [seconds: number, start: () => void] {
  const [until, setUntil] = useState(storedUntil);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.ceil((until - now) / 1000);
  if (until - now > WAIT) setUntil(now + WAIT); // the clock was set back

  useEffect(() => {
    // Without storage, a reload resets this timer. The server still enforces its own limit.
    if (until > 0) tabStorage.set(KEY, until);
  }, [until]);

  useEffect(() => {
    if (left <= 0) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [left]);

  return [
    Math.max(0, left),
    () => {
      setNow(Date.now());
      setUntil(Date.now() + WAIT);
    },
  ];
}

const storedUntil = () => Number(tabStorage.get(KEY)) || 0;

interface SmsFieldsProps {
  errors: { mobile?: string | undefined; captcha?: string | undefined };
  /** Called when the user requests a code without a valid mobile number. */
  onWrongMobile: () => void;
  /** Called when sending the code failed. */
  onFailure: (error: unknown) => void;
}

/** A mobile number and the code sent to it; a new code can be sent after 60 s. Field names: `mobile`, `captcha`. */
export function SmsFields({ errors, onWrongMobile, onFailure }: SmsFieldsProps) {
  const { t } = useTranslation('account');
  const [sent, setSent] = useState(false);
  const [seconds, startTimer] = useResendTimer();
  const asking = useRef(false);
  const fields = useRef<HTMLDivElement>(null);
  const input = (name: string) => fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
  const focusCode = () => input('captcha')?.focus();

  async function askForCode() {
    if (asking.current || seconds > 0) return;
    const mobile = toDigits(input('mobile')?.value ?? '');
    if (!isMobile(mobile)) return onWrongMobile();
    asking.current = true;
    try {
      await sendSmsCode(mobile);
      setSent(true);
      startTimer();
      focusCode();
    } catch (error) {
      onFailure(error);
    }
    asking.current = false;
  }

  return (
    <div ref={fields} className="pub-form">
      <Field
        name="mobile"
        label={t('login.mobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        error={errors.mobile}
      />
      <Field
        name="captcha"
        label={t('login.smsCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        error={errors.captcha}
        aside={
          <button type="button" className="plain-button" disabled={seconds > 0} onClick={() => void askForCode()}>
            {seconds > 0 ? t('login.resendIn', { seconds }) : t('login.getCode')}
          </button>
        }
      />
      <p role="status" className="pub-hint">
        {sent && seconds > 0 ? t('login.codeSent') : ''}
      </p>
    </div>
  );
}
