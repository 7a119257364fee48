import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ColourTag } from '@/shared/dict/DictTag';
import type { Cert } from './cert.resource';
import { expiryOf } from './expiry';

/** The expiry date of a certification, with a warning when it is near or past. */
export function ValidUntil({ cert: { auditStatus, validUntil } }: { cert: Cert }) {
  const { t } = useTranslation('member');
  const [today] = useState(() => dayjs().format('YYYY-MM-DD'));
  const counts = auditStatus === '0' || auditStatus === '1' || auditStatus === '5';
  const expiry = counts ? expiryOf(validUntil, today) : undefined;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {validUntil || '-'}{' '}
      {expiry && (
        <ColourTag colour={expiry.kind === 'soon' ? 'warning' : 'danger'}>
          {t(`expiry.${expiry.kind}`, { count: expiry.days })}
        </ColourTag>
      )}
    </span>
  );
}
