import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { RecordOf } from '@/shared/record/RecordOf';
import { Secrets } from '@/shared/record/secrets';
import { ResumeBar } from './ResumeBar';
import { resumes } from './resume.resource';
import { ResumeSheet } from './ResumeSheet';
import styles from './resume.module.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Card, Empty } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { Loading } from '@/shared/display/Loading';
import { BackToList } from '@/shared/menu/BackToList';
import { inAppPath } from '@/shared/lib/safeUrl';
import type { Id } from '@/shared/lib/id';
import { recordQuery } from '@/shared/record/recordQuery';
import { useMenuLink } from '@/shared/menu/links';
import { QueueNav } from '@/shared/review/QueueNav';
import { reviewSettings } from '@/shared/settings/reviewSettings';
import { useQueue } from '@/shared/review/useQueue';
import { useReviewKeys } from '@/shared/review/useReviewKeys';
import { resumeAddress } from './resume.address';

/** A resume for reading and printing, by its `id` or its owner's `memberId`. */
export default function ResumeInfoPage() {
  const { t } = useTranslation('resume');
  const [search] = useSearchParams();
  const memberId = search.get('memberId');
  if (memberId && !search.has('id')) return <ResumeOfMember memberId={memberId} />;
  return (
    <RecordOf api={resumes} list="BiographicalNotes">
      {(resume) => (
        <section className={styles.page} aria-label={t('one', { name: resume.realName })}>
          <ResumeQueue key={String(resume.id)} id={String(resume.id)} />
          <ResumeBar resume={resume} />
          <Secrets api={resumes} id={resume.id} permission="resume:resume:contact">
            <ResumeSheet resume={resume} />
          </Secrets>
        </section>
      )}
    </RecordOf>
  );
}

/** Finds a member's resume and navigates to its URL; shows a message if there is none. */
function ResumeOfMember({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['resume', 'shared']);
  const { pathname, state } = useLocation();
  const params = { memberId, pageNum: 1, pageSize: 1 };
  const found = useQuery({
    queryKey: resumes.keys.list(params),
    queryFn: ({ signal }) => resumes.list(params, signal),
  });
  const [resume] = found.data?.records ?? [];
  if (resume) return <Navigate to={`${pathname}?id=${encodeURIComponent(resume.id)}`} state={state} replace />;
  const from = inAppPath((state as { from?: unknown } | null)?.from);
  return (
    <Card>
      <Loading query={found} avatar paragraph={{ rows: 8 }} />
      {found.isSuccess && (
        <Empty description={t('noneOfMember')}>
          <BackToList list="BiographicalNotes" from={from} />
        </Empty>
      )}
    </Card>
  );
}

const kind = { api: resumes, address: resumeAddress };

/** The position of a resume in the list it was opened from, with links to the previous and the next; not printed. */
function ResumeQueue({ id }: { id: string }) {
  const [search] = useSearchParams();
  const queue = search.get('queue');
  return queue === null ? null : <Queue id={id} address={queue} />;
}

function Queue({ id, address }: { id: string; address: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  const state: unknown = useLocation().state;
  const { position, total, previous, next } = useQueue(kind, id, address);
  // Replaces the history entry, so that Back leads to the list.
  const to = (one: Id | undefined) => {
    const link = one !== undefined && linkOf('resumeInfo', { id: one, queue: address });
    return link ? () => void navigate(link, { replace: true, state }) : undefined;
  };
  useReviewKeys({ next: to(next), previous: to(previous) }, reviewSettings().keys);
  const prefetch = useEffectEvent((one: Id) => client.prefetchQuery(recordQuery(resumes, one)));
  useEffect(() => {
    if (next !== undefined) void prefetch(next);
  }, [next]);
  return (
    <div className={styles.queue} data-no-print>
      <QueueNav place={{ position, total, waiting: 0, onPrevious: to(previous), onNext: to(next) }} />
    </div>
  );
}
