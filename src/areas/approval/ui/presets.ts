import { useTranslation } from 'react-i18next';
import { presetsOf } from '@/shared/list/actions/presets';

type Kind = 'company' | 'school' | 'personal' | 'course' | 'position';

/** Preset reasons to reject records of one kind, in the user's language. */
export function usePresets(kind: Kind): string[] {
  const { t } = useTranslation('approval');
  return presetsOf(t, `presets.${kind}`);
}

/** What the applicants of one kind are often asked for, in the user's language. */
export function useAskItems(kind: Kind): string[] {
  const { t } = useTranslation('approval');
  return presetsOf(t, `askItems.${kind}`);
}
