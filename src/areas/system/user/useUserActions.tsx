import { useTranslation } from 'react-i18next';
import type { OpenDialog } from '@/shared/display/useDialogs';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { randomPassword } from '@/shared/rules/password';
import { FirstPassword } from './FirstPassword';
import { resetPassword, type User, users } from './user.resource';

/** The row action that resets the password of an account and shows the new one. */
export function useUserActions(open: OpenDialog): (user: User) => RowAction[] {
  const { t } = useTranslation('system');
  const ask = useAskedChange(users.path);

  function askToReset(user: User) {
    const password = randomPassword();
    ask({
      title: t('user.resetPwdTitle', { name: user.loginName }),
      content: t('user.resetPwdAsk'),
      okText: t('user.resetPwd'),
      run: async () => {
        await resetPassword(user, password);
        open((close) => <FirstPassword name={user.loginName} password={password} onClose={close} />);
      },
      done: t('user.resetPwdDone', { name: user.loginName }),
    });
  }

  return (user) => [{ label: t('user.resetPwd'), permission: 'system:user:resetPwd', onClick: () => askToReset(user) }];
}
