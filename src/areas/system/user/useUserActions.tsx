import { useTranslation } from 'react-i18next';
import type { OpenDialog } from '@/shared/display/useDialogs';
import { Lazy } from '@/shared/lazy/Lazy';
import { useHasNotes } from '@/shared/notes/useHasNotes';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { randomPassword } from '@/shared/rules/password';
import { FirstPassword } from './FirstPassword';
import { resetPassword, type User, users } from './user.resource';

const loadNotes = () => import('@/shared/notes/NotesDrawer');

/** The row actions that reset the password of an account and show the new one, and that open its notes. */
export function useUserActions(open: OpenDialog): (user: User) => RowAction[] {
  const { t } = useTranslation('system');
  const ask = useAskedChange(users.path);
  const hasNotes = useHasNotes();

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

  const showNotes = (user: User) =>
    open((close) => (
      <Lazy load={loadNotes} onFail={close}>
        {({ NotesDrawer }) => (
          <NotesDrawer kind={users.permission} id={user.userId} name={user.loginName} onClose={close} />
        )}
      </Lazy>
    ));

  return (user) => [
    { label: t('user.resetPwd'), permission: 'system:user:resetPwd', onClick: () => askToReset(user) },
    ...(hasNotes
      ? [{ label: t('user.notes'), permission: 'system:user:list' as const, onClick: () => showNotes(user) }]
      : []),
  ];
}
