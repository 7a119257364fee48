import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CrudApi } from '@/shared/api/crudApi';
import { PlainTable } from '@/shared/display/PlainTable';
import { useModal } from '@/shared/display/useDialogs';
import { Loading } from '@/shared/display/Loading';
import { useFormats } from '@/shared/settings/useFormats';
import { listMerges, type Merge } from './merge.api';
import { useUndoMerge } from './useUndoMerge';

interface MergesDialogProps<T> {
  api: Pick<CrudApi<T>, 'path' | 'keys'>;
  onClose: () => void;
}

/** Lists the merges of a resource that can still be undone, newest first. Each merge has a button to undo it. */
export function MergesDialog<T>({ api, onClose }: MergesDialogProps<T>) {
  const { t } = useTranslation('merge');
  const { time } = useFormats();
  const undo = useUndoMerge(api);
  const modal = useModal(onClose);
  const merges = useQuery({ queryKey: api.keys.call('merges'), queryFn: ({ signal }) => listMerges(api, signal) });
  return (
    <Modal {...modal} title={t('list.title')} width={880} footer={null}>
      <Loading query={merges} paragraph={{ rows: 4 }} />
      {merges.data?.length === 0 && <p>{t('list.none')}</p>}
      {merges.data && merges.data.length > 0 && (
        <PlainTable<Merge>
          aria-label={t('list.title')}
          rowKey="id"
          dataSource={merges.data}
          columns={[
            { title: t('list.drop'), render: (_, { dropName }) => <bdi>{dropName}</bdi> },
            { title: t('list.keep'), render: (_, { keepName }) => <bdi>{keepName}</bdi> },
            { title: t('list.by'), dataIndex: 'mergeBy' },
            { title: t('list.time'), render: (_, { mergeTime }) => time(mergeTime) },
            { title: t('list.until'), render: (_, { until }) => time(until) },
            {
              title: t('list.action'),
              render: (_, merge) => (
                <Button size="small" aria-label={`${t('undo')} ${merge.dropName}`} onClick={() => undo(merge)}>
                  {t('undo')}
                </Button>
              ),
            },
          ]}
        />
      )}
    </Modal>
  );
}
