import { useTranslation } from 'react-i18next';
import { presetsOf } from '@/shared/list/actions/presets';

/** Preset reasons to reject records of one kind, in the user's language. */
export function usePresets(kind: 'company' | 'school' | 'personal' | 'course' | 'position'): string[] {
  const { t } = useTranslation('approval');
  return presetsOf(t, `presets.${kind}`);
}
