import { useTranslation } from 'react-i18next';
import { ColourTag } from '@/shared/dict/DictTag';

/** Shows a definition, an instance or a task as suspended or active. */
export function SuspendedTag({ suspended }: { suspended: boolean }) {
  const { t } = useTranslation('workflow');
  return (
    <ColourTag colour={suspended ? 'warning' : 'success'}>
      {t(suspended ? 'definition.suspended' : 'definition.active')}
    </ColourTag>
  );
}
