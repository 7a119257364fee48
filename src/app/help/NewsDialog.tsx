import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import changes from '../../../docs/CHANGELOG.md?raw';
import styles from './help.module.css';
import { type News, newsIn, RELEASES } from './news';

/** The release notes: highlights in the user's language, and all of `docs/CHANGELOG.md` in English. */
export function NewsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['help', 'tools']);
  const releases = RELEASES.map((release) => ({
    title: t(`releases.${release}.title`),
    entries: t(`releases.${release}.entries`, { returnObjects: true }) as string[],
  }));
  return (
    <Modal open title={t('tools:help.news')} footer={null} width={720} onCancel={onClose}>
      <div className={styles.news}>
        <Releases releases={releases} />
        <details>
          <summary>{t('all')}</summary>
          <div lang="en">
            <Releases releases={newsIn(changes)} />
          </div>
        </details>
      </div>
    </Modal>
  );
}

function Releases({ releases }: { releases: readonly News[] }) {
  return releases.map(({ title, entries }) => (
    <section key={title} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>{entry.replaceAll('`', '')}</li>
        ))}
      </ul>
    </section>
  ));
}
