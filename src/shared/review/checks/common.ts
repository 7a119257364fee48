import { serverToday } from '@/shared/settings/times';
import { formatsIn } from '@/shared/lib/formats';
import dayjs from 'dayjs';
import { deceit } from '@/shared/lib/rules/spoofs';
import { isMasked } from '@/shared/lib/rules/mask';
import { isCreditCode } from '@/shared/lib/rules/creditCode';
import { birthOf, isIdCard, sexOf } from '@/shared/lib/rules/idCard';
import type { Check, CheckContext } from '@/shared/record/marks/check';

/** Checks the format and the check character of a credit code (GB 32100-2015). */
export function creditCodeCheck({ t }: CheckContext, code: string | null | undefined): Check {
  const found = !code ? 'unknown' : isCreditCode(code) ? 'ok' : 'warn';
  return {
    name: 'creditCode',
    label: t('review:checks.creditCode'),
    found,
    message: t(`review:checks.sign.${found}`),
    brief: t('review:checks.brief.creditCode'),
    fields: ['creditCode'],
  };
}

interface IdCard {
  field: string;
  label: string;
  number: string | null | undefined;
  /** The birthday and sex that the person entered, to compare with the identity number. */
  birthday?: string | null | undefined;
  sex?: string | null | undefined;
}

/** Checks that an identity number is valid, and that it agrees with the person's birthday and sex. */
export function idCardChecks({ t }: CheckContext, { field, label, number, birthday, sex }: IdCard): Check[] {
  const hidden = isMasked(number);
  const whole = number && !hidden ? number : undefined;
  const fine = whole !== undefined && isIdCard(whole);
  const found = whole === undefined ? 'unknown' : fine ? 'ok' : 'warn';
  const checks: Check[] = [
    {
      name: field,
      label,
      found,
      message: t(`review:checks.sign.${found}`),
      brief: t('review:checks.brief.idCard'),
      fields: [field],
      hidden,
    },
  ];
  if (fine && birthday) {
    const same = birthOf(whole) === birthday;
    checks.push({
      name: 'birthday',
      label: t('review:checks.birthday'),
      found: same ? 'ok' : 'warn',
      message: same ? t('review:checks.agrees') : t('review:checks.saysOther', { value: birthOf(whole) }),
      brief: t('review:checks.brief.birthday'),
      fields: ['birthday'],
    });
  }
  if (fine && (sex === '0' || sex === '1')) {
    const same = sexOf(whole) === sex;
    checks.push({
      name: 'sex',
      label: t('review:checks.sex'),
      found: same ? 'ok' : 'warn',
      message: t(same ? 'review:checks.agrees' : 'review:checks.differs'),
      brief: t('review:checks.brief.sex'),
      fields: ['sex'],
    });
  }
  return checks;
}

/** The check announces the end of a validity period this many days in advance. */
const EXPIRES_SOON_DAYS = 30;

interface Term {
  field: string;
  label: string;
  /** The last day, `YYYY-MM-DD`, or `forever` for a validity period without an end. */
  until: string | null | undefined;
  /** The text from which `until` was parsed. If the text contains no readable end, the check has no result. */
  text?: string | null | undefined;
}

/** Checks that a validity period has not ended; only tests pass `today`. */
export function expiryCheck(
  { t, language = 'zh-CN' }: CheckContext,
  { field, label, until, text }: Term,
  today = serverToday(),
): Check {
  const check = { name: field, label, fields: [field] };
  if (!until && text?.trim()) return { ...check, found: 'unknown', message: t('review:checks.noEnd', { text }) };
  if (!until) return { ...check, found: 'none', message: t('review:checks.notGiven') };
  if (until === 'forever') return { ...check, found: 'ok', message: t('review:checks.forever') };
  const left = dayjs(until).diff(dayjs(today), 'day');
  const key = left < 0 ? 'expired' : left <= EXPIRES_SOON_DAYS ? 'soon' : 'until';
  const found = { expired: 'warn', soon: 'note', until: 'ok' } as const;
  return {
    ...check,
    found: found[key],
    message: t(`review:checks.${key}`, { date: formatsIn(language).time(until), count: Math.abs(left) }),
    brief: t('review:checks.brief.expired', { count: Math.abs(left) }),
  };
}

/** Returns a failed check for each name that has invisible characters, or words that mix scripts. */
export function nameChecks({ t }: CheckContext, names: Record<string, string | null | undefined>): Check[] {
  return Object.entries(names).flatMap(([field, name]) => {
    const kind = deceit(name ?? '');
    if (!kind) return [];
    return {
      name: `deceit-${field}`,
      label: t('review:checks.deceit.title'),
      found: 'warn',
      message: t(`review:checks.deceit.${kind}`),
      brief: t(`review:checks.brief.${kind}`),
      fields: [field],
    };
  });
}
