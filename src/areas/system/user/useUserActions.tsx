import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { useLazyDialog } from '@/shared/lazy/useLazyDialog';
import { present } from '@/shared/list/actions/present';
import { useHasNotes } from '@/shared/record/notes/useHasNotes';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { randomPassword } from '@/shared/lib/rules/password';
import { useCanSubstitute } from '@/shared/substitute/canSubstitute.api';
import { FirstPassword } from './FirstPassword';
import { resetFactors, resetPassword, type User, users } from './user.resource';

const loadNotes = () => import('@/shared/record/notes/NotesDrawer');
const loadSubstitutes = () => import('@/shared/substitute/SubstituteModal');

/** The row actions of an account: reset its password or its second factors, name a substitute, open its notes. */
export function useUserActions(): (user: User) => RowAction[] {
  const open = useOpenDialog();
  const openNotes = useLazyDialog(loadNotes);
  const openSubstitutes = useLazyDialog(loadSubstitutes);
  const { t } = useTranslation('system');
  const ask = useAskedChange(users.path);
  const hasFactors = useSession(({ config }) => config.factors);
  const hasNotes = useHasNotes();
  const canSubstitute = useCanSubstitute();

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

  const askToResetFactors = (user: User) =>
    ask({
      title: t('user.resetFactorsTitle', { name: user.loginName }),
      content: t('user.resetFactorsAsk'),
      okText: t('user.resetFactors'),
      danger: true,
      run: () => resetFactors(user),
    });

  const showNotes = (user: User) =>
    openNotes(({ NotesDrawer }, close) => (
      <NotesDrawer kind={users.permission} id={user.userId} name={user.loginName} onClose={close} />
    ));

  const nameSubstitute = ({ userId, userName }: User) =>
    openSubstitutes(({ SubstituteModal }, close) => (
      <SubstituteModal userId={userId} name={userName} onClose={close} />
    ));

  return (user) =>
    present<RowAction>([
      { label: t('user.resetPwd'), permission: 'system:user:resetPwd', onClick: () => askToReset(user) },
      hasFactors && {
        label: t('user.resetFactors'),
        permission: 'system:user:resetPwd',
        onClick: () => askToResetFactors(user),
      },
      canSubstitute && {
        label: t('user.substitute'),
        permission: 'system:user:substitute',
        disabledReason: user.status !== '0' && t('user.substituteOff'),
        onClick: () => nameSubstitute(user),
      },
      hasNotes && { label: t('user.notes'), permission: 'system:user:list', onClick: () => showNotes(user) },
    ]);
}
