import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { factsOf } from '@/shared/record/factsOf';
import { EditModal } from '@/shared/form/EditModal';
import type { EditorProps } from '@/shared/form/useEditor';
import { FactList } from '@/shared/record/Facts';
import { Secrets } from '@/shared/record/secrets';
import { type Invoice, invoices } from './invoice.resource';

const { Text } = itemsOf(invoices);

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
            facts={factsOf(t, invoices, [
              'receiverName',
              { name: 'receiverPhone', secret: 'phone' },
              'receiverAddress',
            ])}
          />
        </div>
      </Secrets>
      <Text name="expressCompany" required />
      <Text name="expressNo" required />
    </EditModal>
  );
}
