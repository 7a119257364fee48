import { useTranslation } from 'react-i18next';
import { PasswordField } from './Field';
import { StrengthMeter } from './StrengthMeter';

interface NewPasswordFieldsProps {
  /** Label of the first input. */
  label: string;
  password: string;
  errors: { password?: string | undefined; confirm?: string | undefined };
}

/** A new password, typed twice, with its strength. Names: `password`, `confirm`. */
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
