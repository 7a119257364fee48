import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Block, keepArrangement, useArrangement } from './blocks';
import styles from './WeclomePage.module.css';

interface ArrangeDialogProps {
  /** The blocks there are for this person. */
  blocks: readonly Block[];
  onClose: () => void;
}

/** The names of the blocks are the titles they have. */
const NAMES = {
  waiting: 'weclome.waiting.title',
  money: 'weclome.money.title',
  figures: 'weclome.figures',
  month: 'weclome.month.title',
  trend: 'weclome.trend.title',
  rank: 'weclome.rank.title',
  tags: 'weclome.tags.title',
  contests: 'weclome.contest.title',
  notices: 'weclome.notices.title',
} as const;

/** Shows, hides and orders the blocks of the first page, by mouse and keyboard; every change applies at once. */
export function ArrangeDialog({ blocks, onClose }: ArrangeDialogProps) {
  const { t } = useTranslation('overview');
  const { order, hidden } = useArrangement();
  const items = order.filter((block) => blocks.includes(block)).map((id) => ({ id, name: t(NAMES[id]) }));

  /** Swaps a block with the next one in a direction that is there for this person. */
  function move(at: number, by: 1 | -1) {
    const [moved, other] = [items[at]?.id, items[at + by]?.id];
    if (!moved || !other) return;
    const swapped = order.map((block) => (block === moved ? other : block === other ? moved : block));
    keepArrangement({ order: swapped, hidden });
  }
  const show = (block: Block, shown: boolean) =>
    keepArrangement({ order, hidden: shown ? hidden.filter((one) => one !== block) : [...hidden, block] });

  return (
    <Modal
      open
      title={t('weclome.arrange')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={() => keepArrangement(undefined)}>{t('weclome.usual')}</Button>
          <Button type="primary" onClick={onClose}>
            {t('weclome.done')}
          </Button>
        </>
      }
    >
      <ol className={styles.arranged}>
        {items.map(({ id, name }, at) => (
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
                size="small"
                type="text"
                disabled={!items[at + by]}
                aria-label={t(by < 0 ? 'weclome.moveUp' : 'weclome.moveDown', { name })}
                onClick={() => move(at, by)}
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
