import { useQuery } from '@tanstack/react-query';
import { Button, Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { isMissing } from '@/shared/api/optional';
import { useSession } from '@/shared/auth/session';
import { useLazyDialog } from '@/shared/lazy/useLazyDialog';
import { substitutesQuery } from './substitute.api';
import { SubstituteList } from './SubstituteList';
import { useCanSubstitute } from './canSubstitute.api';

const loadModal = () => import('./SubstituteModal');

/**
 * Shows the user's own substitutes, and the users for whom the user substitutes. Renders nothing if the server lacks
 * the calls.
 */
export function SubstituteCard() {
  const { t } = useTranslation('substitute');
  const open = useLazyDialog(loadModal);
  const userId = useSession((session) => session.user?.userId);
  const canSave = useCanSubstitute();
  const periods = useQuery(substitutesQuery());
  if (userId === undefined || periods.isPending || isMissing(periods.error)) return null;
  const name = () => open(({ SubstituteModal }, close) => <SubstituteModal userId={userId} onClose={close} />);
  return (
    <Card title={t('title')}>
      <p>{t('about')}</p>
      <SubstituteList userId={userId} />
      {canSave && (
        <Button onClick={name} style={{ marginTop: 16 }}>
          {t('name')}
        </Button>
      )}
    </Card>
  );
}
