import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf, RemarkItem } from '@/shared/form/fields/itemsOf';
import { RemoteSelect } from '@/shared/form/fields/RemoteSelect';
import { isEmail, isMobile, toDigits } from '@/shared/lib/rules/contact';
import { users } from '../user/user.resource';
import { contacts } from './contacts.resource';

const { Entry, Field, Text } = itemsOf(contacts);

/** The form fields of a contact. */
export function ContactFields() {
  const { t } = useTranslation(['system', 'shared']);
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
        <RemoteSelect source={users.path} search={findUsers} nameOf={nameOfUser} />
      </Field>
      <Entry name="status" as="radio" />
      <RemarkItem />
    </>
  );
}

async function findUsers(text: string, signal: AbortSignal) {
  const { records } = await users.list({ loginName: text, pageSize: 50 }, signal);
  return records.map(({ userId, loginName, userName }) => ({ value: userId, label: `${loginName} ${userName}` }));
}

async function nameOfUser(userId: number | string, signal: AbortSignal) {
  const { loginName, userName } = await users.get(userId, signal);
  return `${loginName} ${userName}`;
}
