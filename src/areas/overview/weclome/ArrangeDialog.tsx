import { Button, Checkbox, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { OrderList } from '@/shared/order/OrderList';
import { type Block, keepArrangement, useArrangement } from './blocks';

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

  function move(moved: string, over: string) {
    const rest = order.filter((block) => block !== moved);
    const after = order.indexOf(moved as Block) < order.indexOf(over as Block) ? 1 : 0;
    rest.splice(rest.indexOf(over as Block) + after, 0, moved as Block);
    keepArrangement({ order: rest, hidden });
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
      <OrderList items={items} onMove={move}>
        {({ id, name }) => (
          <Checkbox checked={!hidden.includes(id)} onChange={({ target }) => show(id, target.checked)}>
            {name}
          </Checkbox>
        )}
      </OrderList>
    </Modal>
  );
}
