import { Empty, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Dialogs } from '@/shared/display/useDialogs';
import { Lazy } from '@/shared/lazy/Lazy';
import { RecordFailure } from '@/shared/resource/gone/RecordFailure';
import { useRecord } from '@/shared/record/recordQuery';
import { Review } from './Review';
import { useReopen } from './decision/useReopen';
import type { ReviewProps } from './ReviewContent';
import styles from './review.module.css';
import type { Reviewable } from './review';
import { useListOf } from './reviewAddress';

const loadTakeOver = () => import('./handover/TakeOver');

/**
 * Reviews the record in the address. The parameter `id` is the record. `queue` is the query of the list from which the
 * record was opened. If there is a `handover`, the user first takes over a colleague's queue.
 * @example
 * <ReviewPage kind={schools} groups={facts.all} />
 */
export function ReviewPage<T extends Reviewable>(props: ReviewProps<T>) {
  const { t } = useTranslation('review');
  const { kind } = props;
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const queue = search.get('queue') ?? '';
  const handover = search.get('handover');
  const record = useRecord(kind.api, id);
  const list = useListOf(kind, queue, '');
  useReopen(kind, id, queue);
  const toList = list !== undefined && <Link to={list}>{t('queue.back')}</Link>;
  if (id === '')
    return (
      <Empty className={styles.page} description={t('noRecord')}>
        {toList}
      </Empty>
    );
  if (handover) return <Lazy load={loadTakeOver}>{({ TakeOver }) => <TakeOver kind={kind} id={handover} />}</Lazy>;
  if (record.data)
    return (
      <Dialogs key={id}>
        <Review {...props} row={record.data} id={id} queue={queue} />
      </Dialogs>
    );
  if (record.isPending) return <Skeleton active className={styles.page} paragraph={{ rows: 12 }} />;
  return (
    <div className={styles.page}>
      <RecordFailure record={{ api: kind.api, id }} error={record.error} onRetry={() => void record.refetch()}>
        {toList}
      </RecordFailure>
    </div>
  );
}
