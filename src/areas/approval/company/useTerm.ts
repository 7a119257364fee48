import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import type { Company } from './company.resource';
import { termEnd } from './term';

/**
 * Returns a function that formats the business term. In Simplified Chinese, uses the server's text. In other languages,
 * builds the text from the dates, or uses the server's text if a date is missing.
 */
export function useTerm(): (company: Pick<Company, 'businessTerm'>) => string {
  const { t, i18n } = useTranslation(['approval', 'review']);
  const { time } = useFormats();
  return ({ businessTerm }) => {
    const from = /^\s*(\d{4}-\d\d-\d\d)\s*至/.exec(businessTerm ?? '')?.[1];
    const end = termEnd(businessTerm);
    if (i18n.language === 'zh-CN' || !from || !end) return businessTerm || '-';
    const to = end === 'forever' ? t('review:checks.forever') : time(end);
    return t('company.term', { from: time(from), to });
  };
}
