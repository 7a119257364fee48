import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import changes from '../../../docs/CHANGELOG.md?raw';
import styles from './help.module.css';
import { newsIn } from './news';

/** What is new, as `docs/CHANGELOG.md` says it: in English, whatever the language of the product. */
export function NewsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('tools');
  return (
    <Modal open title={t('help.news')} footer={null} width={720} onCancel={onClose}>
      <div className={styles.news} lang="en">
        {newsIn(changes).map(({ title, entries }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {entries.map((entry) => (
                <li key={entry}>{entry.replaceAll('`', '')}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Modal>
  );
}
