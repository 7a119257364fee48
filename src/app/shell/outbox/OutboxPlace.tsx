import { useEffect } from 'react';
import { LazyPart } from '@/shared/load/LazyPart';
import { startOutbox, useOutbox } from '@/shared/outbox/browserOutbox';

const loadBar = () => import('./OutboxBar');

/** Runs the outbox of the user who is signed in, and shows the decisions that are on their way or failed. */
export function OutboxPlace() {
  const isEmpty = useOutbox(({ entries }) => entries.length === 0);
  useEffect(() => startOutbox(), []);
  return isEmpty ? null : (
    <LazyPart name="outbox" load={loadBar}>
      {({ OutboxBar }) => <OutboxBar />}
    </LazyPart>
  );
}
