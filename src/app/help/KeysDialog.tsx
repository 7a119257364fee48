import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './help.module.css';

const SEARCH = /mac/i.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K';
/** The shortcuts of lists and of reviews, each as a key and the name of its translation. */
const LIST = ['J next', 'K previous', 'Enter open', 'X select', '/ filter', 'N add', 'R refresh'];
const REVIEW = ['J next', 'K previous', 'A pass', 'R reject', 'U undo', '1–9 presets', 'Ctrl+Enter submit'];

/**
 * Lists the keyboard shortcuts of the product. In a list or a review, the key `?` opens a different dialog. That dialog
 * lists only the shortcuts of the list or review, and lets the user turn them off.
 */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['help', 'app', 'tools', 'shared', 'review']);
  const pairs = (keys: string[], word: (name: string) => string) =>
    keys.map((key) => {
      const [name = '', meaning = ''] = key.split(' ');
      return [name, word(meaning)] as const;
    });
  const groups = [
    [
      t('keys.everywhere'),
      [
        [SEARCH, t('keys.search')],
        ['?', t('keys.keysHere')],
        ['Ctrl+Alt+L', t('app:shell.lock')],
      ] as const,
    ],
    [t('keys.lists'), pairs(LIST, (name) => t(`shared:crud.keys.${name}`))],
    [t('keys.reviews'), pairs(REVIEW, (name) => t(`review:help.key.${name}`))],
  ] as const;
  return (
    <Modal open title={t('tools:help.keys')} footer={null} width={720} onCancel={onClose}>
      <div className={styles.groups}>
        {groups.map(([title, keys]) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([key, meaning]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
