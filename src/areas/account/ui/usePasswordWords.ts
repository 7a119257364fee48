import { useTranslation } from 'react-i18next';
import type { PasswordProblem } from '@/shared/rules/password';

/** Returns the specification's error texts for a new password. */
export function usePasswordWords() {
  const { t } = useTranslation();
  return (problem: PasswordProblem | undefined) => problem && t(`password.${problem}`);
}
