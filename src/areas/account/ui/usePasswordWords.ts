import { useTranslation } from 'react-i18next';
import type { PasswordProblem } from '@/shared/rules/password';

/** The specification's words for what is wrong with a new password. */
export function usePasswordWords() {
  const { t } = useTranslation();
  return (problem: PasswordProblem | undefined) => problem && t(`password.${problem}`);
}
