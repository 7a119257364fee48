import type { ComponentProps, ReactNode } from 'react';
import { ApiError, isGone } from '@/shared/api/ApiError';
import { Loading } from '@/shared/display/Loading';
import { TableFailure } from '@/shared/display/TableFailure';
import { Lazy } from '@/shared/lazy/Lazy';
import type { NamedRecord } from '../resource';

interface RecordFailureProps {
  record: NamedRecord | undefined;
  error: unknown;
  onRetry: () => void;
  /** The link to the list. */
  children?: ReactNode;
}

const loadLost = () => import('./LostRecord');

/**
 * Shown in place of a record that could not be loaded. If the record is gone or the user may not see it, names the
 * record. Otherwise shows the reason, and a button to try again.
 */
export function RecordFailure({ record, error, onRetry, children }: RecordFailureProps) {
  if (record && error instanceof ApiError && (isGone(error) || error.kind === 'forbidden'))
    return (
      <Lazy load={loadLost}>
        {({ LostRecord }) => (
          <LostRecord record={record} error={error}>
            {children}
          </LostRecord>
        )}
      </Lazy>
    );
  return (
    <>
      <TableFailure error={error} onRetry={onRetry} />
      {children && <p style={{ textAlign: 'center' }}>{children}</p>}
    </>
  );
}

/** Like `Loading`, but for a query of one record. If the query fails, renders `RecordFailure`. */
export function RecordLoading({ record, query, ...shape }: ComponentProps<typeof Loading> & { record: NamedRecord }) {
  if (!query.isError) return <Loading query={query} {...shape} />;
  return <RecordFailure record={record} error={query.error} onRetry={() => void query.refetch()} />;
}
