import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { type BlockPage, keepArrangement, useArrangement } from './arrangement';
import styles from './home.module.css';

interface ArrangeDialogProps {
  page: BlockPage;
  /** The titles of all blocks of the page, in default order; undefined for a block that the user does not have. */
  names: Readonly<Record<string, string | undefined>>;
  onClose: () => void;
}

/** Shows, hides and orders the blocks of a page, by mouse and keyboard; every change applies immediately. */
export function ArrangeDialog({ page, names, onClose }: ArrangeDialogProps) {
  const { t } = useTranslation('home');
  const { order, hidden } = useArrangement(page, Object.keys(names));
  const items = order.flatMap((id) => (names[id] === undefined ? [] : [{ id, name: names[id] }]));

  /** Swaps a block with its neighbor in the given direction, skipping blocks that this user does not have. */
  function move(index: number, by: 1 | -1) {
    const [moved, other] = [items[index]?.id, items[index + by]?.id];
    if (!moved || !other) return;
    const swapped = order.map((block) => (block === moved ? other : block === other ? moved : block));
    keepArrangement(page, { order: swapped, hidden });
  }
  const show = (block: string, shown: boolean) =>
    keepArrangement(page, { order, hidden: shown ? hidden.filter((one) => one !== block) : [...hidden, block] });

  return (
    <Modal
      open
      title={t('arrange')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={() => keepArrangement(page, undefined)}>{t('usual')}</Button>
          <Button type="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <ol className={styles.arranged}>
        {items.map(({ id, name }, index) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={!hidden.includes(id)}
                onChange={({ target }) => show(id, target.checked)}
              />{' '}
              {name}
            </label>
            {([-1, 1] as const).map((by) => (
              <Button
                key={by}
                type="text"
                disabled={!items[index + by]}
                aria-label={t(by < 0 ? 'moveUp' : 'moveDown', { name })}
                onClick={() => move(index, by)}
              >
                {by < 0 ? '↑' : '↓'}
              </Button>
            ))}
          </li>
        ))}
      </ol>
    </Modal>
  );
}
