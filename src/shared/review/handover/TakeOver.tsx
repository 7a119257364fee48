import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isMissing } from '@/shared/api/optional';
import { keysOf } from '@/shared/api/queryKeys';
import { useSession } from '@/shared/auth/session';
import { notify } from '@/shared/display/notify';
import { TableFailure } from '@/shared/display/TableFailure';
import styles from '../review.module.css';
import type { Reviewable, ReviewKind } from '../review';
import { draftsStillOpen, keepHandedDrafts } from './handedDrafts';
import { HANDOVER, type Handover, handoverQuery } from './handover.api';

interface TakeOverProps<T extends Reviewable> {
  /** The kind of the records under review. */
  kind: Pick<ReviewKind<T>, 'api' | 'moves'>;
  /** The id of the handover, from the address. */
  id: string;
}

/**
 * Handles the link of a handover. Adds the drafts of the handover to the receiver's own drafts, except drafts of
 * decisions that are no longer possible, and reports their number. Then removes the handover from the address, so that
 * the review opens. For the sender, the link only opens the review.
 */
export function TakeOver<T extends Reviewable>({ kind, id }: TakeOverProps<T>) {
  const { t } = useTranslation('handover');
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const user = useSession((session) => session.user);
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: keysOf(HANDOVER).call('take', id),
    queryFn: async () => {
      const handover = await client.fetchQuery(handoverQuery(id));
      const isReceiver = handover.path === kind.api.path && String(handover.userId) === String(user?.userId);
      return isReceiver ? { ...handover, drafts: await draftsStillOpen(client, kind, handover.drafts) } : null;
    },
    gcTime: 0,
  });

  const openReview = () => {
    const rest = new URLSearchParams(search);
    rest.delete('handover');
    void navigate({ search: String(rest), hash }, { replace: true });
  };
  const onRead = useEffectEvent((handover?: Handover | null) => {
    const count = handover ? keepHandedDrafts(kind.api, handover) : undefined;
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
