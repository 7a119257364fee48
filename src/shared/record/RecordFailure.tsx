import type { ReactNode } from 'react';
import { isGone } from '@/shared/api/ApiError';
import { TableFailure } from '@/shared/display/TableFailure';
import { Lazy } from '@/shared/lazy/Lazy';
import type { Resource } from '@/shared/resource/resource';

interface RecordFailureProps<T extends object> {
  api: Resource<T>;
  id: string;
  error: unknown;
  onRetry: () => void;
  /** The link to the list. */
  children: ReactNode;
}

const loadGone = () => import('./gone/GoneRecord');

/** Shown in place of a record that could not be loaded: what it was if it no longer exists, else the reason and a retry. */
export function RecordFailure<T extends object>({ api, id, error, onRetry, children }: RecordFailureProps<T>) {
  if (isGone(error))
    return (
      <Lazy load={loadGone}>
        {({ GoneRecord }) => (
          <GoneRecord api={api} id={id}>
            {children}
          </GoneRecord>
        )}
      </Lazy>
    );
  return (
    <>
      <TableFailure error={error} onRetry={onRetry} />
      <p style={{ textAlign: 'center' }}>{children}</p>
    </>
  );
}
