import { useTranslation } from 'react-i18next';
import { RecordOf } from '@/shared/crud/RecordOf';
import { ResumeBar } from './ResumeBar';
import { resumes } from './resume.api';
import { ResumeSheet } from './ResumeSheet';
import styles from './resume.module.css';

/** One resume, set to be read and printed. */
export default function ResumeInfoPage() {
  const { t } = useTranslation('resume');
  return (
    <RecordOf api={resumes} list="/resume/BiographicalNotes">
      {(resume) => (
        <section className={styles.page} aria-label={t('one', { name: resume.realName })}>
          <ResumeBar resume={resume} />
          <ResumeSheet resume={resume} />
        </section>
      )}
    </RecordOf>
  );
}
