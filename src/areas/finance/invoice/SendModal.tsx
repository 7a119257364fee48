import { useTranslation } from 'react-i18next';
import { EditModal } from '@/shared/form/EditModal';
import { TextItem } from '@/shared/form/fields/TextItem';
import type { EditorProps } from '@/shared/form/useEditor';
import { FactList } from '@/shared/record/Facts';
import { Secrets } from '@/shared/record/secrets';
import { type Invoice, invoices } from './invoice.api';

const Text = TextItem<Invoice>;

interface SendModalProps extends Pick<EditorProps<Invoice>, 'path' | 'title' | 'move' | 'onClose'> {
  row: Invoice;
}

/** Records the courier and tracking number of a paper invoice. */
export function SendModal({ row, ...dialog }: SendModalProps) {
  const { t } = useTranslation('finance');
  return (
    <EditModal<Invoice>
      {...dialog}
      okText={t('invoice.move.send')}
      start={{}}
      save={({ expressCompany, expressNo }, key) =>
        invoices.act('send', { id: row.id, expressCompany, expressNo }, key)
      }
      done={({ expressNo }) => t('invoice.done.send', { no: expressNo })}
    >
      <Secrets api={invoices} id={row.id} permission="finance:invoice:get">
        <div style={{ marginBottom: 16 }}>
          <FactList
            row={row}
            title={dialog.title}
            facts={[
              { name: 'receiverName', label: t('invoice.receiverName') },
              { name: 'receiverPhone', label: t('invoice.receiverPhone'), secret: 'phone' },
              { name: 'receiverAddress', label: t('invoice.receiverAddress') },
            ]}
          />
        </div>
      </Secrets>
      <Text name="expressCompany" label={t('invoice.expressCompany')} max={30} required />
      <Text name="expressNo" label={t('invoice.expressNo')} max={30} required />
    </EditModal>
  );
}
