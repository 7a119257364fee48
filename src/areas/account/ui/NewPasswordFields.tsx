import { useTranslation } from 'react-i18next';
import { PasswordField } from './Field';
import { StrengthMeter } from './StrengthMeter';
import { confirmProblem, passwordProblem } from '@/shared/lib/rules/password';

interface NewPasswordFieldsProps {
  /** Label of the first input. */
  label: string;
  password: string;
  errors: { password?: string | undefined; confirm?: string | undefined };
}

/** A new password, typed twice, with its strength. Field names: `password`, `confirm`. */
export function NewPasswordFields({ label, password, errors }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        error={errors.password}
        hint={<StrengthMeter password={password} />}
      />
      <PasswordField name="confirm" label={t('password.confirm')} autoComplete="new-password" error={errors.confirm} />
    </>
  );
}

/** Returns a function that validates a new password and its repetition, with the specification's error texts. */
export function usePasswordWords() {
  const { t } = useTranslation();
  const messageOf = (problem: string | undefined) => problem && t(`password.${problem}`);
  return (password: string, confirm: string) => ({
    password: messageOf(passwordProblem(password)),
    confirm: messageOf(confirmProblem(password, confirm)),
  });
}
