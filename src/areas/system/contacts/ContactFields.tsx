import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { limited } from '@/shared/form/fields/limited';
import { RemoteSelect } from '@/shared/form/fields/RemoteSelect';
import { RemarkItem } from '@/shared/form/fields/TextItem';
import { isEmail, isMobile, toDigits } from '@/shared/rules/contact';
import { users } from '../user/user.resource';
import { contacts } from './contacts.resource';

const { Entry, Field, Text } = itemsOf(contacts);

/** The form fields of a contact. */
export function ContactFields() {
  const { t } = useTranslation(['system', 'shared']);
  const rule = (isFine: (text: string) => boolean, words: string) => ({
    validator: (_: unknown, value?: string) =>
      !value || isFine(value) ? Promise.resolve() : Promise.reject(new Error(words)),
  });
  return (
    <>
      <Text name="name" required />
      <Field
        name="phone"
        normalize={(value: string) => toDigits(value)}
        rules={[{ required: true }, rule(isMobile, t('user.mobileInvalid'))]}
      >
        <Input {...limited(20)} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field name="email" rules={[rule(isEmail, t('user.emailInvalid'))]}>
        <Input {...limited(50)} autoComplete="off" />
      </Field>
      <Text name="deptName" />
      <Text name="duty" />
      <Field name="userId">
        <RemoteSelect source={users.path} search={findUsers} nameOf={nameOfUser} />
      </Field>
      <Entry name="status" as="radio" />
      <RemarkItem />
    </>
  );
}

async function findUsers(words: string, signal: AbortSignal) {
  const { records } = await users.list({ loginName: words, pageSize: 50 }, signal);
  return records.map(({ userId, loginName, userName }) => ({ value: userId, label: `${loginName} ${userName}` }));
}

async function nameOfUser(userId: number | string, signal: AbortSignal) {
  const { loginName, userName } = await users.get(userId, signal);
  return `${loginName} ${userName}`;
}
