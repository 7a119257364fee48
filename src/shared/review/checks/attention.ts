import { findAttention } from '@/shared/lib/rules/attention';
import type { Check, CheckContext } from '@/shared/record/marks/check';

/** Max number of found keywords that the message names. */
const NAMED = 5;

/** Checks published texts, which may be HTML, for contact details and for the `auditWords` of the system config. */
export function attentionCheck({ t, keywords }: CheckContext, texts: Record<string, string | null | undefined>): Check {
  const found = Object.entries(texts).map(([field, text]) => ({
    field,
    parts: findAttention((text ?? '').replaceAll(/<[^>]*>/g, '\n'), keywords).map((part) => part.text.trim()),
  }));
  const parts = [...new Set(found.flatMap((one) => one.parts))];
  const named = parts.slice(0, NAMED).join(t('review:checks.comma'));
  return {
    name: 'words',
    label: t('review:checks.words'),
    found: parts.length > 0 ? 'warn' : 'ok',
    message: named || t('review:checks.noWords'),
    brief: named,
    fields: found.filter((one) => one.parts.length > 0).map(({ field }) => field),
  };
}
