import { useTranslation } from 'react-i18next';

/** The reasons at hand to reject or cancel a registration. */
export function usePresets(what: 'reject' | 'cancel'): string[] {
  const { t } = useTranslation('contest');
  const all = {
    reject: ['group', 'papers', 'twice'],
    cancel: ['asked', 'unpaid'],
  } as const;
  return all[what].map((preset) => t(`registration.presets.${preset}`));
}
