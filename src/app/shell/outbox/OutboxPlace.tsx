import { Suspense, useEffect, useState } from 'react';
import { whenIdle } from '@/shared/lib/whenIdle';
import { lazyChunk } from '@/shared/load/lazyChunk';

const OutboxBar = lazyChunk(() => import('./OutboxBar'));

/** The place of the outbox; it is loaded once the first page is there. */
export function OutboxPlace() {
  const [isDue, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true)), []);
  return isDue ? (
    <Suspense fallback={null}>
      <OutboxBar />
    </Suspense>
  ) : null;
}
