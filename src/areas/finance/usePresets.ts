import { useTranslation } from 'react-i18next';

/** The usual reasons of one kind, in the person's language. */
export function usePresets(kind: 'collection' | 'invoice' | 'red' | 'settlement' | 'payment'): string[] {
  const { t } = useTranslation('finance');
  return Object.values(t(`presets.${kind}`, { returnObjects: true }) as Record<string, string>);
}
