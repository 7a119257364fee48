import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Id } from '@/shared/lib/id';
import { recordQuery } from '@/shared/record/recordQuery';
import { useMenuLink } from '@/shared/menu/links';
import { QueueNav } from '@/shared/review/QueueNav';
import { reviewSettings } from '@/shared/settings/reviewSettings';
import { useQueue } from '@/shared/review/useQueue';
import { useReviewKeys } from '@/shared/review/useReviewKeys';
import { resumeAddress } from './resume.address';
import { resumes } from './resume.resource';
import styles from './resume.module.css';

const kind = { api: resumes, address: resumeAddress };

/** The position of a resume in the list it was opened from, with links to the previous and the next; not printed. */
export function ResumeQueue({ id }: { id: string }) {
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
