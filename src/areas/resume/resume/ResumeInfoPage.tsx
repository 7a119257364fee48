import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { RecordOf } from '@/shared/record/RecordOf';
import { Secrets } from '@/shared/record/secrets';
import { ResumeBar } from './ResumeBar';
import { resumes } from './resume.resource';
import { ResumeQueue } from './ResumeQueue';
import { ResumeOfMember } from './ResumeOfMember';
import { ResumeSheet } from './ResumeSheet';
import styles from './resume.module.css';

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
