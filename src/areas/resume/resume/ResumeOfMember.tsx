import { useQuery } from '@tanstack/react-query';
import { Card, Empty, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { TableFailure } from '@/shared/display/TableFailure';
import { BackToList } from '@/shared/menu/BackToList';
import { inAppPath } from '@/shared/lib/safeUrl';
import { resumes } from './resume.resource';

/** Finds a member's resume and navigates to its URL; shows a message if there is none. */
export function ResumeOfMember({ memberId }: { memberId: string }) {
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
      {found.isPending && <Skeleton active avatar paragraph={{ rows: 8 }} />}
      {found.isError && <TableFailure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && (
        <Empty description={t('noneOfMember')}>
          <BackToList list="BiographicalNotes" from={from} />
        </Empty>
      )}
    </Card>
  );
}
