import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { RecordOf } from '@/shared/record/RecordOf';
import { Secrets } from '@/shared/record/secrets';
import { ResumeBar } from './ResumeBar';
import { resumes } from './resume.resource';
import { ResumeQueue } from './ResumeQueue';
import { ResumeSheet } from './ResumeSheet';
import styles from './resume.module.css';
import { useQuery } from '@tanstack/react-query';
import { Card, Empty } from 'antd';
import { Loading } from '@/shared/display/Loading';
import { BackToList } from '@/shared/menu/BackToList';
import { inAppPath } from '@/shared/lib/safeUrl';

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
