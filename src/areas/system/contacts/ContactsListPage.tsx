import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import { secretColumn } from '@/shared/list/secretColumn';
import { type Contact, contacts } from './contacts.resource';
import { ContactFields } from './ContactFields';

/**
 * The permission to reveal phones and emails. Everyone who may see the list may reveal them, as in any address book.
 */
const permission = 'system:contacts:list';

/** The list of contacts. */
export default function ContactsListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const columns = columnsOf(t, contacts, [
    { field: 'name', filter: true, sort: true },
    { field: 'status', filter: true, card: 'state' },
    secretColumn(t, contacts, { field: 'phone', secret: 'phone', permission, filter: true }),
    'duty',
    'deptName',
    secretColumn(t, contacts, { field: 'email', secret: 'email', permission, width: 'l' }),
  ]);
  return (
    <CrudPage<Contact>
      api={contacts}
      columns={columns}
      defaultSort={{ field: 'id', order: 'desc' }}
      batch="remove"
      bulk={{ fields: ['status'] }}
      form={{
        as: 'dialog',
        start: { status: '0' },
        fields: <ContactFields />,
      }}
    />
  );
}
