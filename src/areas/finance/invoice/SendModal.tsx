import { useTranslation } from 'react-i18next';
import { EditModal } from '@/shared/form/EditModal';
import { TextItem } from '@/shared/fields/TextItem';
import { type Invoice, invoices } from './invoice.api';

interface SendModalProps {
  row: Invoice;
  title: string;
  onClose: () => void;
}

/** Notes with whom and under which number a paper invoice was sent. */
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
      <TextItem name="expressCompany" label={t('invoice.expressCompany')} max={30} required />
      <TextItem name="expressNo" label={t('invoice.expressNo')} max={30} required />
    </EditModal>
  );
}
