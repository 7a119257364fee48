import { Evidence } from '@/shared/review/Evidence';
import { Section } from '@/shared/record/Section';

/** A gallery of pictures that are not evidence for a claim. Renders nothing without pictures. */
export function Album({ title, urls }: { title: string; urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <Section title={title}>
      <Evidence proofs={urls.map((url, index) => ({ label: `${title} ${index + 1}`, url }))} />
    </Section>
  );
}
