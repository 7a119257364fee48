import { useTranslation } from 'react-i18next';

const COUNTS = { company: 5, school: 4, personal: 5, course: 5, position: 5 } as const;

/** The usual reasons to reject records of one kind, in the person's language. */
export function usePresets(kind: keyof typeof COUNTS): string[] {
  const { t } = useTranslation('approval');
  return Array.from({ length: COUNTS[kind] }, (_, at) => t(`presets.${kind}.${at}`));
}
