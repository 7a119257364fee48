import { App } from 'antd';
import { use } from 'react';
import { ApiError } from '@/shared/api/ApiError';
import type { FormOf } from '@/shared/api/crudApi';
import { SignOutContext } from '@/shared/auth/SignOutContext';
import { useAskToLose } from '@/shared/form/drafts/useAskToLose';
import { useUnsavedForms } from '@/shared/storage/unsaved';
import { afterReading, changePassword, type PasswordPath } from './password.api';
import type { PasswordChange } from './PasswordFields';

/**
 * Returns a function that changes the user's own password and then signs the user out. If the sign-out would lose
 * unsaved input, or data that only this browser has, the function asks first, and rejects as cancelled if the user
 * stays.
 */
export function usePasswordChange(path: PasswordPath) {
  const { askToKeep, signOut } = use(SignOutContext);
  const askToLose = useAskToLose();
  const { modal } = App.useApp();
  return async ({ oldPassword, newPassword }: FormOf<PasswordChange>) => {
    // One of the unsaved forms is the password form itself.
    const isLost = useUnsavedForms.getState().forms.size > 1;
    if ((isLost && !(await askToLose())) || !(await askToKeep(modal))) throw new ApiError('cancelled');
    await changePassword(path, oldPassword, newPassword);
    afterReading(signOut);
  };
}
