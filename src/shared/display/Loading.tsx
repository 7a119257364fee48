import { Skeleton, type SkeletonProps } from 'antd';
import { TableFailure } from './TableFailure';

interface LoadingProps extends Pick<SkeletonProps, 'avatar' | 'title' | 'paragraph' | 'style'> {
  /** The result of `useQuery`. */
  query: { isPending: boolean; isError: boolean; error: unknown; refetch: () => unknown };
}

/**
 * Shows a skeleton while a query loads, or the error and a retry button if the query fails. Otherwise renders nothing.
 * @example
 * if (!devices.isSuccess) return <Loading query={devices} />;
 */
export function Loading({ query, ...shape }: LoadingProps) {
  if (query.isPending) return <Skeleton active {...shape} />;
  return query.isError && <TableFailure error={query.error} onRetry={() => void query.refetch()} />;
}
