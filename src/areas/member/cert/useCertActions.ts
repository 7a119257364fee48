import { useTranslation } from 'react-i18next';
import { useMoveActions } from '@/shared/decision/useMoveActions';
import { type Cert, certs } from './cert.api';

/** Taking a certification back, with a reason. */
export function useCertActions() {
  const { t } = useTranslation('member');
  return useMoveActions<Cert, keyof typeof certs.moves>(certs, {
    revoke: {
      label: t('revoke'),
      danger: true,
      reasons: [t('revokeReasons.fake'), t('revokeReasons.lost'), t('revokeReasons.asked')],
      run: ({ id }, reason) => certs.api.act('revoke', { id, reason }),
    },
  });
}

/** The usual reasons to reject a certification. */
export function useRejectReasons(): string[] {
  const { t } = useTranslation('member');
  return [t('rejectReasons.blurred'), t('rejectReasons.mismatch'), t('rejectReasons.expired'), t('rejectReasons.seal')];
}
