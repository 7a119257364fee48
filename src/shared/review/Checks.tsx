import { CheckCircleFilled, ExclamationCircleFilled, QuestionCircleFilled } from '@ant-design/icons';
import dayjs from 'dayjs';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCreditCode } from '@/shared/rules/creditCode';
import { birthOf, isIdCard, sexOf } from '@/shared/rules/idCard';
import styles from './review.module.css';
import { Section } from './Section';

/** What was found: nothing wrong, something to look at, or nothing to check. */
export type Finding = 'ok' | 'warn' | 'unknown';

const ICONS = { ok: CheckCircleFilled, warn: ExclamationCircleFilled, unknown: QuestionCircleFilled };

/** Facts about what is claimed, which a person then judges. */
export function Checks({ children }: { children: ReactNode }) {
  const { t } = useTranslation('review');
  return (
    <Section title={t('checks.title')}>
      <ul className={styles.checks}>{children}</ul>
    </Section>
  );
}

/** One fact about a claim: its sign, what was looked at and what was found, in words. */
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

/** Whether the check sign of a credit code is right (GB 32100-2015). */
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
  /** What the person says about themselves, where it is asked for. */
  birthday?: string | null;
  sex?: string | null;
}

/** Whether the check sign of an identity number is right, and whether it says the same birth date and sex as its holder. */
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

/** How many days before its end something counts as nearly over. */
const EXPIRES_SOON_DAYS = 30;

/** Until when something is valid, `YYYY-MM-DD`; `forever` where it has no end. */
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
