import { useTranslation } from 'react-i18next';
import { confirmProblem, passwordProblem } from '@/shared/rules/password';

/** Returns the specification's error texts for a new password that is typed twice. */
export function usePasswordWords() {
  const { t } = useTranslation();
  const words = (problem: string | undefined) => problem && t(`password.${problem}`);
  return (password: string, confirm: string) => ({
    password: words(passwordProblem(password)),
    confirm: words(confirmProblem(password, confirm)),
  });
}
