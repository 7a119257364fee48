import { useTranslation } from 'react-i18next';
import { ColourTag } from '@/shared/dict/DictTag';

/** Whether a definition, an instance or a step is suspended or goes on. */
export function SuspendedTag({ suspended }: { suspended: boolean }) {
  const { t } = useTranslation('workflow');
  return (
    <ColourTag colour={suspended ? 'warning' : 'success'}>
      {t(suspended ? 'definition.suspended' : 'definition.active')}
    </ColourTag>
  );
}
