import { useTranslation } from 'react-i18next';
import { passwordStrength } from '@/shared/lib/rules/password';

/** Shows the strength of a new password as text and color, with a fixed hint on choosing a password. */
export function StrengthMeter({ password }: { password: string }) {
  const { t } = useTranslation('account');
  const { level, percent } = passwordStrength(password);
  return (
    <div className="pub-strength" data-level={level}>
      <span className="pub-meter" aria-hidden="true">
        {password && <span style={{ width: `${percent}%` }} />}
      </span>
      <span className="pub-level" role="status">
        {password && t(`password.strength.${level}`)}
      </span>
      <span>{t('password.hint')}</span>
    </div>
  );
}
