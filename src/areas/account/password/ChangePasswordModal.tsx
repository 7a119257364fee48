import { useTranslation } from 'react-i18next';
import { EditModal } from '@/shared/form/EditModal';
import { afterReading, changePassword } from './password.api';
import { type PasswordChange, PasswordFields } from './PasswordFields';

interface ChangePasswordModalProps {
  onClose: () => void;
  /** Called after the password has changed. It must sign the user out and reload the page. */
  onDone: () => unknown;
}

/** Changes the user's own password. After success, shows a message and then calls `onDone`. Errors show in the form. */
export default function ChangePasswordModal({ onClose, onDone }: ChangePasswordModalProps) {
  const { t } = useTranslation('account');
  return (
    <EditModal<PasswordChange>
      path="/system/accounts"
      title={t('password.title')}
      start={{}}
      save={async ({ oldPassword, newPassword }) => {
        await changePassword('/system/accounts/rest_pwd', oldPassword, newPassword);
        afterReading(onDone);
      }}
      onClose={onClose}
      done={t('password.done')}
    >
      <PasswordFields />
    </EditModal>
  );
}
