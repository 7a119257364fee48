import { useTranslation } from 'react-i18next';
import { EditModal } from '@/shared/form/EditModal';
import { TextItem } from '@/shared/fields/TextItem';
import type { FieldsOf } from '@/shared/form/fieldsOf';
import { type Invoice, invoices } from './invoice.api';

const Text = TextItem<FieldsOf<Invoice>>;

interface SendModalProps {
  row: Invoice;
  title: string;
  onClose: () => void;
}

/** Records the courier and tracking number of a paper invoice. */
export function SendModal({ row, title, onClose }: SendModalProps) {
  const { t } = useTranslation('finance');
  const receiver = [row.receiverName, row.receiverPhone, row.receiverAddress].filter(Boolean).join(' · ');
  return (
    <EditModal
      path={invoices.path}
      title={title}
      start={{}}
      save={({ expressCompany, expressNo }) => invoices.act('send', { id: row.id, expressCompany, expressNo })}
      onClose={onClose}
    >
      {receiver && <p>{t('invoice.sendTo', { receiver })}</p>}
      <Text name="expressCompany" label={t('invoice.expressCompany')} max={30} required />
      <Text name="expressNo" label={t('invoice.expressNo')} max={30} required />
    </EditModal>
  );
}
