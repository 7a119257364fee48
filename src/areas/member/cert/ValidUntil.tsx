import { useFormats } from '@/shared/settings/useFormats';
import { serverToday } from '@/shared/settings/times';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ColourTag } from '@/shared/dict/DictTag';
import type { Cert } from './cert.resource';
import { expiryOfCert } from './expiry';

/** The expiry date of a certification, with a warning when it is near or past. */
export function ValidUntil({ cert }: { cert: Cert }) {
  const { t } = useTranslation('member');
  const { time } = useFormats();
  const [today] = useState(serverToday);
  const expiry = expiryOfCert(cert, today);
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {time(cert.validUntil)}{' '}
      {expiry && (
        <ColourTag colour={expiry.kind === 'soon' ? 'warning' : 'danger'}>
          {t(`expiry.${expiry.kind}`, { count: expiry.days })}
        </ColourTag>
      )}
    </span>
  );
}
