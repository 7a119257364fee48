import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isMissing } from '@/shared/api/optional';
import { useSession } from '@/shared/auth/session';
import { notify } from '@/shared/display/notify';
import { TableFailure } from '@/shared/display/TableFailure';
import styles from '../review.module.css';
import { keepHandedDrafts } from './handedDrafts';
import { type Handover, handoverQuery } from './handover.api';

interface TakeOverProps {
  /** The resource of the records under review. */
  api: { path: string; permission: string };
  /** The id of the handover, from the address. */
  id: string;
}

/**
 * Handles the link of a handover. Adds the drafts of the handover to the receiver's own drafts and reports their
 * number. Then removes the handover from the address, so that the review opens. For the sender, the link only opens the
 * review.
 */
export function TakeOver({ api, id }: TakeOverProps) {
  const { t } = useTranslation('handover');
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const user = useSession((session) => session.user);
  const { data, error, refetch } = useQuery(handoverQuery(id));

  const openReview = () => {
    const rest = new URLSearchParams(search);
    rest.delete('handover');
    void navigate({ search: String(rest), hash }, { replace: true });
  };
  const onRead = useEffectEvent((handover?: Handover) => {
    const isReceiver = handover && handover.path === api.path && String(handover.userId) === String(user?.userId);
    const count = isReceiver ? keepHandedDrafts(api, handover) : undefined;
    if (count !== undefined) notify.success(t('accepted', { name: handover?.fromName, count }));
    openReview();
  });
  const isOver = data !== undefined || isMissing(error);
  useEffect(() => {
    if (isOver) onRead(data);
  }, [isOver, data]);

  if (!error || isOver) return <Skeleton active className={styles.page} paragraph={{ rows: 12 }} />;
  return (
    <div className={styles.page}>
      <TableFailure error={error} onRetry={() => void refetch()} />
      <p className={styles.centre}>
        <Button type="link" onClick={openReview}>
          {t('without')}
        </Button>
      </p>
    </div>
  );
}
