import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { secretColumn } from '@/shared/list/secretColumn';
import { type Contact, contacts } from './contacts.resource';
import { ContactFields } from './ContactFields';

/** Everyone who may see the list may reveal a phone number, as in any address book. */
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
  const columns = columnsOf(t, contacts, [
    { field: 'name', filter: true, sort: true },
    { field: 'status', filter: true, card: 'state' },
    secretColumn({ ...phone, title: t('contacts.phone') }),
    'duty',
    'deptName',
    secretColumn({ ...email, title: t('contacts.email') }),
  ]);
  return (
    <CrudPage<Contact>
      api={contacts}
      columns={columns}
      defaultSort={{ field: 'id', order: 'desc' }}
      batch="remove"
      form={{
        as: 'dialog',
        start: { status: '0' },
        fields: <ContactFields />,
      }}
    />
  );
}
