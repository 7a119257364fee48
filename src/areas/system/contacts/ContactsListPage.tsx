import { useTranslation } from 'react-i18next';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { secretColumn } from '@/shared/list/secretColumn';
import { type Contact, contactName, contacts } from './contacts.api';
import { ContactFields } from './ContactFields';

const address = listAddress({
  filters: { name: text, phone: text, status: entry },
  sortable: ['id', 'name'],
  defaultSort: { field: 'id', order: 'desc' },
});

/** Who may see the list may ask for a number: it is what an address book is for. */
const phone = {
  api: contacts,
  field: 'phone',
  secret: 'phone',
  permission: 'system:contacts:list',
  filter: true,
} as const;

const email = {
  api: contacts,
  field: 'email',
  secret: 'email',
  permission: 'system:contacts:list',
  width: 'l',
} as const;

/** The list of contacts. */
export default function ContactsListPage() {
  const { t } = useTranslation(['system', 'shared']);
  return (
    <CrudPage<Contact>
      api={contacts}
      address={address}
      permission="system:contacts"
      title={t('contacts.title')}
      nameOf={contactName}
      columns={[
        { field: 'name', title: t('contacts.name'), filter: true, sort: true },
        { field: 'status', title: t('shared:field.status'), dict: 'sys_normal_disable', filter: true, card: 'state' },
        secretColumn({ ...phone, title: t('contacts.phone') }),
        { field: 'duty', title: t('contacts.duty') },
        { field: 'deptName', title: t('contacts.deptName') },
        secretColumn({ ...email, title: t('contacts.email') }),
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
