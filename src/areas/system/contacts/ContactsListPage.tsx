import { useTranslation } from 'react-i18next';
import { CrudPage } from '@/shared/crud/CrudPage';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { dictColumn } from '@/shared/dict/dictColumn';
import { type Contact, contacts } from './contacts.api';
import { ContactFields } from './ContactFields';

const address = listAddress({
  filters: { name: text, phone: text, status: entry },
  sortable: ['id', 'name'],
  defaultSort: { field: 'id', order: 'desc' },
});

/** The list of contacts. */
export default function ContactsListPage() {
  const { t } = useTranslation(['system', 'shared']);
  return (
    <CrudPage<Contact>
      api={contacts}
      address={address}
      permission="system:contacts"
      title={t('contacts.title')}
      nameOf={({ name }) => name}
      columns={[
        { dataIndex: 'name', title: t('contacts.name'), sorter: true },
        { dataIndex: 'phone', title: t('contacts.phone') },
        { dataIndex: 'email', title: t('contacts.email'), search: false },
        { dataIndex: 'deptName', title: t('contacts.deptName'), search: false },
        { dataIndex: 'duty', title: t('contacts.duty'), search: false },
        dictColumn('sys_normal_disable', 'status', t('shared:field.status')),
      ]}
      batch="remove"
      form={{
        as: 'dialog',
        start: { status: '0' },
        fields: <ContactFields />,
      }}
    />
  );
}
