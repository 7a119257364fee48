import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Notes } from '@/shared/record/notes/Notes';
import { RecordOf } from '@/shared/record/RecordOf';
import { Secrets } from '@/shared/record/secrets';
import { ResumeBar } from './ResumeBar';
import { type Resume, resumes } from './resume.resource';
import { ResumeSheet } from './ResumeSheet';
import styles from './resume.module.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Card, Empty } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { Loading } from '@/shared/display/Loading';
import { BackToList } from '@/shared/menu/BackToList';
import { useCameFrom } from '@/shared/menu/useBackTo';
import type { Id } from '@/shared/lib/id';
import { recordQuery } from '@/shared/record/recordQuery';
import { useMenuLink } from '@/shared/menu/links';
import { useQueue } from '@/shared/review/useQueue';
import { resumeAddress } from './resume.address';
import { useUnmade } from '@/shared/review/decision/useUnmade';
import { isResumeMove, type ResumeMove } from './resume.states';

/** A resume to read and print, found by its `id` or by its owner's `memberId`. */
export default function ResumeInfoPage() {
  const { t } = useTranslation('resume');
  const [search] = useSearchParams();
  const memberId = search.get('memberId');
  useReopen(search);
  if (memberId && !search.has('id')) return <ResumeOfMember memberId={memberId} />;
  return (
    <RecordOf api={resumes} list="BiographicalNotes">
      {(resume) => (
        <section className={styles.page} aria-label={t('one', { name: resume.realName })}>
          <ResumeDesk key={String(resume.id)} resume={resume} />
          <Secrets api={resumes} id={resume.id} permission="resume:resume:contact">
            <ResumeSheet resume={resume} />
          </Secrets>
          <div data-no-print>
            <Notes kind={resumes.permission} id={resume.id} />
          </div>
        </section>
      )}
    </RecordOf>
  );
}

/** Finds the resume of a member and navigates to its URL. Shows a message if the member has none. */
function ResumeOfMember({ memberId }: { memberId: string }) {
  const { t } = useTranslation(['resume', 'shared']);
  const { pathname, state } = useLocation();
  const from = useCameFrom();
  const params = { memberId, pageNum: 1, pageSize: 1 };
  const found = useQuery({
    queryKey: resumes.keys.list(params),
    queryFn: ({ signal }) => resumes.list(params, signal),
  });
  // A server may ignore the filter.
  const resume = found.data?.records.find(({ memberId: owner }) => !owner || String(owner) === memberId);
  if (resume) return <Navigate to={`${pathname}?id=${encodeURIComponent(resume.id)}`} state={state} replace />;
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

/**
 * After an undo in a queue, opens the resume of the undone status change and its dialog. Works before the displayed
 * resume has loaded. `ResumeBar` handles its own resume.
 */
function useReopen(search: URLSearchParams): void {
  const queue = search.get('queue');
  const open = useOpenResume(queue ?? '');
  useUnmade(resumes.path, {
    onUndone: ({ id, verb }) => {
      if (queue !== null && isResumeMove(verb) && String(id) !== search.get('id')) open(id, verb);
    },
  });
}

/** Returns a function that opens a resume and optionally a dialog. Replaces the history entry: Back leads to the list. */
function useOpenResume(queue: string) {
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  const { from } = (useLocation().state ?? {}) as { from?: unknown };
  return (id: Id, ask?: ResumeMove) => {
    const link = linkOf('resumeInfo', { id, queue });
    if (link) void navigate(link, { replace: true, state: { from, ask } });
  };
}

const kind = { api: resumes, address: resumeAddress };

/** The bar above a resume. With a queue in the URL, also shows the position in the queue and the neighbor buttons. */
function ResumeDesk({ resume }: { resume: Resume }) {
  const [search] = useSearchParams();
  const queue = search.get('queue');
  return queue === null ? <ResumeBar resume={resume} /> : <QueuedResume resume={resume} queue={queue} />;
}

function QueuedResume({ resume, queue }: { resume: Resume; queue: string }) {
  const client = useQueryClient();
  const open = useOpenResume(queue);
  const { position, total, previous, next } = useQueue(kind, String(resume.id), queue);
  const to = (id: Id | undefined) => (id === undefined ? undefined : () => open(id));
  const prefetch = useEffectEvent((id: Id) => client.prefetchQuery(recordQuery(resumes, id)));
  useEffect(() => {
    if (next !== undefined) void prefetch(next);
  }, [next]);
  const place = { position, total, waiting: 0, onPrevious: to(previous), onNext: to(next) };
  return <ResumeBar resume={resume} place={place} />;
}
