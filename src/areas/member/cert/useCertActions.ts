import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { presetsOf } from '@/shared/list/actions/presets';
import { useMoveActions } from '@/shared/review/decision/useMoveActions';
import type { Cert } from './cert.resource';
import { certs } from './cert.review';

/** The row action that revokes a certification with a reason. */
export function useCertActions(): (row: Cert) => RowAction[] {
  const { t } = useTranslation('member');
  return useMoveActions<Cert, keyof typeof certs.moves>(certs, {
    revoke: {
      label: t('revoke'),
      danger: true,
      reasons: presetsOf(t, 'revokeReasons'),
      call: ({ id }, reason) => ({ verb: 'revoke', body: { id, reason } }),
    },
  });
}
