import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { StrengthMeter } from '../ui/StrengthMeter';
import { usePasswordWords } from '../ui/NewPasswordFields';

/** The values of the password fields. */
export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
  confirm: string;
}

const Field = Form.Item<PasswordChange>;

/** Fields for the old password and, twice, the new password, with a strength meter (docs/specification#5). */
export function PasswordFields() {
  const { t } = useTranslation('account');
  const messagesOf = usePasswordWords();
  const password = Form.useWatch<string | undefined>('newPassword') ?? '';
  return (
    <>
      <Field
        name="oldPassword"
        label={t('password.old')}
        rules={[{ required: true, message: t('password.oldRequired') }]}
      >
        <Input.Password autoComplete="current-password" />
      </Field>
      <Field
        name="newPassword"
        label={t('password.new')}
        required
        extra={<StrengthMeter password={password} />}
        rules={[ruleOf((value?: string) => messagesOf(value ?? '', '').password)]}
      >
        <Input.Password autoComplete="new-password" />
      </Field>
      <Field
        name="confirm"
        label={t('password.confirm')}
        required
        dependencies={['newPassword']}
        rules={[
          ({ getFieldValue }) =>
            ruleOf(
              (value?: string) =>
                messagesOf((getFieldValue('newPassword') as string | undefined) ?? '', value ?? '').confirm,
            ),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Field>
    </>
  );
}
