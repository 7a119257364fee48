import { useTranslation } from 'react-i18next';
import { EditModal } from '@/shared/form/EditModal';
import { type PasswordChange, PasswordFields } from './PasswordFields';
import { usePasswordChange } from './usePasswordChange';

/** Changes the user's own password. After success, shows a message and then signs out. Errors show in the form. */
export default function ChangePasswordModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const changePassword = usePasswordChange('/system/accounts/rest_pwd');
  return (
    <EditModal<PasswordChange>
      path="/system/accounts"
      title={t('password.title')}
      start={{}}
      save={changePassword}
      onClose={onClose}
      done={t('password.done')}
    >
      <PasswordFields />
    </EditModal>
  );
}
