import { useTranslation } from 'react-i18next';
import { presetsOf } from '@/shared/list/actions/presets';

/** Preset reasons to reject or cancel a registration. */
export function usePresets(what: 'reject' | 'cancel'): string[] {
  const { t } = useTranslation('contest');
  return presetsOf(t, `registration.presets.${what}`);
}
