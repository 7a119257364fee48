import { useEffect, useState } from 'react';
import { finishBeforeLeaving } from '@/shared/auth/leaving';
import { whenIdle } from '@/shared/lib/whenIdle';
import { Lazy } from '@/shared/lazy/Lazy';

const loadOutbox = () => import('@/shared/outbox/browserOutbox');
const loadBar = () => import('./OutboxBar');

/** Renders the outbox bar, which loads after the first page. */
export function OutboxPlace() {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true)), []);
  // Registered before the outbox is loaded here, because another tab may have waiting decisions.
  useEffect(() => finishBeforeLeaving(async () => (await loadOutbox()).flushOutbox()), []);
  return isDue && <Lazy load={loadBar}>{({ OutboxBar }) => <OutboxBar />}</Lazy>;
}
