import { useTranslation } from 'react-i18next';
import { ColourTag } from '@/shared/dict/DictTag';

/** The state that is shown unless the definition, instance or task is suspended. */
type Active = 'usable' | 'older' | 'running' | 'pending';

const COLOURS = { usable: 'success', older: 'default', running: 'primary', pending: 'warning' } as const;

/** Shows the state of a definition, an instance or a task: "suspended", or else `active`. */
export function StateTag({ suspended, active }: { suspended: boolean; active: Active }) {
  const { t } = useTranslation('workflow');
  const state = suspended ? 'suspended' : active;
  return <ColourTag colour={suspended ? 'default' : COLOURS[active]}>{t(`state.${state}`)}</ColourTag>;
}
