import { Evidence } from '@/shared/review/Evidence';
import { Section } from '@/shared/record/Section';

/** A gallery of pictures that do not prove a claim; renders nothing if there are none. */
export function Album({ title, urls }: { title: string; urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <Section title={title}>
      <Evidence proofs={urls.map((url, index) => ({ label: `${title} ${index + 1}`, url }))} />
    </Section>
  );
}
