import { useTranslation } from 'react-i18next';

const UNITS = [
  ['days', 86_400_000],
  ['hours', 3_600_000],
  ['minutes', 60_000],
  ['seconds', 1000],
] as const;

/** Formats milliseconds in the largest fitting unit with at most one decimal; `-` when unknown. */
export function useSpanWords(): (millis: number | null | undefined) => string {
  const { t, i18n } = useTranslation('workflow');
  return (millis) => {
    if (typeof millis !== 'number' || !Number.isFinite(millis) || millis < 0) return '-';
    const [unit, size] = UNITS.find(([, one]) => millis >= one) ?? UNITS[3];
    const count = Math.floor((millis / size) * 10) / 10;
    return t(`span.${unit}`, { count, shown: count.toLocaleString(i18n.language) });
  };
}
