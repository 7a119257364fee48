import { skipToken, useQuery } from '@tanstack/react-query';
import { Form, Modal, Radio } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Page } from '@/shared/api/envelope';
import { keysOf } from '@/shared/api/queryKeys';
import { useModal } from '@/shared/display/useDialogs';
import { useFormats } from '@/shared/settings/useFormats';
import { columnKey } from '../column';
import { columnsInOrder, hiddenColumns } from '../tools/useTableView';
import { useListState } from '../useListState';
import { startExport } from './exportJob';
import { EXPORT_LIMIT, type ExportProps } from './exportList';
import type { ExportChoice, ExportJob } from './jobs';
import { removeJob } from './keptJobs';

type Choice = Pick<ExportChoice, 'format' | 'columns'>;

interface ExportModalProps<T extends object> extends ExportProps<T> {
  title: string;
  /**
   * An interrupted export to repeat. The dialog starts with the choices of the interrupted export. The new export
   * replaces the interrupted export.
   */
  again: ExportJob | undefined;
  onClose: () => void;
}

/**
 * A dialog to choose the format and the columns of an export. Shows the number of rows, and starts the export as a job.
 */
export function ExportModal<T extends object>(props: ExportModalProps<T>) {
  const { t } = useTranslation(['transfer', 'shared']);
  const { number } = useFormats();
  const [form] = Form.useForm<Choice>();
  const name = useId();
  const { api, address, columns, title, again, onClose } = props;
  const modal = useModal(onClose);
  const { pathname, search } = useLocation();
  const { state } = useListState(address, api.path);
  const params = address.params(state);
  const { data } = useQuery<Page<T>>({ queryKey: keysOf(api.path).list(params), queryFn: skipToken });
  const total = data?.total;

  function start(choice: Choice) {
    if (!modal.open) return; // a second click while the dialog closes
    const notShown = columns.filter(({ exportOnly }) => exportOnly).map(columnKey);
    const hidden = choice.columns === 'all' ? [] : [...(state.hidden ?? hiddenColumns(api.path)), ...notShown];
    const inOrder = choice.columns === 'all' ? columns : columnsInOrder(api.path, columns, state);
    const own = { ...choice, address: pathname + search };
    startExport({ title, choice: own, api, params, columns: inOrder, hidden, total });
    if (again) removeJob(again.id);
    modal.onCancel();
  }
  const isCut = total !== undefined && total > EXPORT_LIMIT;
  return (
    <Modal
      {...modal}
      title={t('export.title', { title })}
      okText={t('export.start')}
      cancelText={t('shared:action.cancel')}
      onOk={form.submit}
      mask={{ closable: false }}
    >
      <Form
        form={form}
        name={name}
        layout="vertical"
        initialValues={again?.choice ?? ({ format: 'xlsx', columns: 'shown' } satisfies Choice)}
        onFinish={start}
      >
        {total !== undefined && (
          <p role="status">
            {t(isCut ? 'export.rowsCut' : 'export.rows', {
              count: total,
              number: number(total),
              max: number(EXPORT_LIMIT),
            })}
          </p>
        )}
        <Form.Item name="format" label={t('export.format')}>
          <Radio.Group
            options={[
              { value: 'xlsx', label: 'Excel (.xlsx)' },
              { value: 'csv', label: 'CSV (.csv)' },
            ]}
          />
        </Form.Item>
        <Form.Item name="columns" label={t('export.columns')} extra={t('export.hint')}>
          <Radio.Group
            options={[
              { value: 'shown', label: t('export.shown') },
              { value: 'all', label: t('export.all') },
            ]}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
