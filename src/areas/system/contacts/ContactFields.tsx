import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf, RemarkItem } from '@/shared/form/fields/itemsOf';
import { peopleQuery, personName } from '@/shared/form/fields/people.api';
import { RemoteSelect } from '@/shared/form/fields/RemoteSelect';
import { fetchRow, segment } from '@/shared/api/crudApi';
import type { Id } from '@/shared/lib/id';
import { users, userSchema } from '../user/user.resource';
import { isEmail, isMobile, toDigits } from '@/shared/lib/rules/contact';
import { contacts } from './contacts.resource';

const { Entry, Field, Text } = itemsOf(contacts);

/** The form fields of a contact. */
export function ContactFields() {
  const { t } = useTranslation(['system', 'shared']);
  const client = useQueryClient();
  const rule = (isFine: (text: string) => boolean, message: string) =>
    ruleOf((value?: string) => value && !isFine(value) && message);
  return (
    <>
      <Text name="name" required />
      <Text
        name="phone"
        normalize={(value: string) => toDigits(value)}
        rules={[{ required: true }, rule(isMobile, t('user.mobileInvalid'))]}
        max={20}
        inputMode="numeric"
      />
      <Text name="email" rules={[rule(isEmail, t('user.emailInvalid'))]} />
      <Text name="deptName" />
      <Text name="duty" />
      <Field name="userId">
        <RemoteSelect
          source={users.path}
          search={(text) => findAccounts(client, text)}
          nameOf={(userId, signal) => accountName(client, userId, signal)}
        />
      </Field>
      <Entry name="status" as="radio" />
      <RemarkItem />
    </>
  );
}

/** Returns the active accounts whose name or sign-in name contains a text, as options. */
async function findAccounts(client: QueryClient, text: string) {
  const options = (await client.fetchQuery(peopleQuery)).map((one) => ({ value: one.userId, label: personName(one) }));
  return options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
}

/** Returns the name of an account. The name of a disabled account requires the permission to read accounts. */
async function accountName(client: QueryClient, userId: Id, signal: AbortSignal) {
  const known = (await client.fetchQuery(peopleQuery)).find((one) => String(one.userId) === String(userId));
  const url = `${users.path}/get/${segment(userId)}`;
  return personName(known ?? (await fetchRow(userSchema, { url, signal, quiet: true })));
}
