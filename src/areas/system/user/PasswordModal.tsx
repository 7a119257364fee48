import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditModal } from '@/shared/form/EditModal';
import { isValidPassword } from '@/shared/rules/password';
import { resetPassword, type User, users } from './user.api';

interface NewPassword {
  password: string;
  password2: string;
}

const Field = Form.Item<NewPassword>;

/** The form that resets a user's password; it has to be typed twice. */
export function PasswordModal({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation(['system', 'shared']);
  return (
    <EditModal
      path={users.path}
      title={t('user.resetPwdTitle', { name: user.loginName })}
      start={{}}
      save={({ password }) => resetPassword(user, String(password))}
      onClose={onClose}
      okText={t('user.resetPwd')}
      done={t('user.resetPwdDone', { name: user.loginName })}
    >
      <Field
        name="password"
        label={t('user.newPassword')}
        rules={[
          { required: true, message: t('shared:password.required') },
          {
            validator: (_, value) =>
              !value || isValidPassword(value)
                ? Promise.resolve()
                : Promise.reject(new Error(t('shared:password.rule'))),
          },
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Field>
      <Field
        name="password2"
        label={t('user.confirmPassword')}
        dependencies={['password']}
        rules={[
          { required: true, message: t('shared:password.confirmRequired') },
          ({ getFieldValue }) => ({
            validator: (_, value) =>
              !value || value === getFieldValue('password')
                ? Promise.resolve()
                : Promise.reject(new Error(t('shared:password.mismatch'))),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Field>
    </EditModal>
  );
}
