import { CheckCircleFilled, ExclamationCircleFilled, QuestionCircleFilled } from '@ant-design/icons';
import dayjs from 'dayjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCreditCode } from '@/shared/rules/creditCode';
import { birthOf, isIdCard, sexOf } from '@/shared/rules/idCard';
import styles from './review.module.css';
import { Section } from './Section';

/** The result of a check: passed, needs a look, or could not be checked. */
export type Finding = 'ok' | 'warn' | 'unknown';

const ICONS = { ok: CheckCircleFilled, warn: ExclamationCircleFilled, unknown: QuestionCircleFilled };

/** Automatic checks of a claim, as hints: the reviewer decides. */
export function Checks({ children }: { children: ReactNode }) {
  const { t } = useTranslation('review');
  return (
    <Section title={t('checks.title')}>
      <ul className={styles.checks}>{children}</ul>
    </Section>
  );
}

/** One check: its icon, what was checked, and the result in words. */
export function Check({ label, found, children }: { label: string; found: Finding; children: ReactNode }) {
  const { t } = useTranslation('review');
  const Icon = ICONS[found];
  return (
    <li className={styles[found]}>
      <Icon aria-label={t(`checks.${found}`)} role="img" />
      <span>{label}</span>
      <span>{children}</span>
    </li>
  );
}

/** Shows if the check character of a credit code is correct (GB 32100-2015). */
export function CreditCodeCheck({ code }: { code: string | null | undefined }) {
  const { t } = useTranslation('review');
  const found = !code ? 'unknown' : isCreditCode(code) ? 'ok' : 'warn';
  return (
    <Check label={t('checks.creditCode')} found={found}>
      {t(`checks.sign.${found}`)}
    </Check>
  );
}

interface IdCardCheckProps {
  label: string;
  number: string | null | undefined;
  /** The birthday and sex the person has entered, to compare with the number. */
  birthday?: string | null;
  sex?: string | null;
}

/**
 * Shows if the check digit of an identity number is correct, and if the number agrees with the person's birthday and
 * sex.
 */
export function IdCardCheck({ label, number, birthday, sex }: IdCardCheckProps) {
  const { t } = useTranslation('review');
  const whole = number && !number.includes('*') ? number : undefined;
  const fine = whole !== undefined && isIdCard(whole);
  const found = whole === undefined ? 'unknown' : fine ? 'ok' : 'warn';
  return (
    <>
      <Check label={label} found={found}>
        {t(`checks.sign.${found}`)}
      </Check>
      {fine && birthday && (
        <Check label={t('checks.birthday')} found={birthOf(whole) === birthday ? 'ok' : 'warn'}>
          {birthOf(whole) === birthday ? t('checks.agrees') : t('checks.saysOther', { value: birthOf(whole) })}
        </Check>
      )}
      {fine && (sex === '0' || sex === '1') && (
        <Check label={t('checks.sex')} found={sexOf(whole) === sex ? 'ok' : 'warn'}>
          {t(sexOf(whole) === sex ? 'checks.agrees' : 'checks.differs')}
        </Check>
      )}
    </>
  );
}

const EXPIRES_SOON_DAYS = 30;

/** Shows if a validity date is past or near; `until` is `YYYY-MM-DD`, or `forever` for no expiry. */
export function ExpiryCheck({ label, until }: { label: string; until: string | null | undefined }) {
  const { t } = useTranslation('review');
  const [today] = useState(() => dayjs().format('YYYY-MM-DD'));
  if (!until)
    return (
      <Check label={label} found="unknown">
        {t('checks.notGiven')}
      </Check>
    );
  if (until === 'forever')
    return (
      <Check label={label} found="ok">
        {t('checks.forever')}
      </Check>
    );
  const left = dayjs(until).diff(dayjs(today), 'day');
  const key = left < 0 ? 'expired' : left <= EXPIRES_SOON_DAYS ? 'soon' : 'until';
  return (
    <Check label={label} found={left < 0 || left <= EXPIRES_SOON_DAYS ? 'warn' : 'ok'}>
      {t(`checks.${key}`, { date: until, count: Math.abs(left) })}
    </Check>
  );
}
