import { Evidence } from '@/shared/review/Evidence';
import { Section } from '@/shared/review/Section';

/** Pictures that prove nothing but show something, one after the other; nothing where there are none. */
export function Album({ title, urls }: { title: string; urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <Section title={title}>
      <Evidence proofs={urls.map((url, index) => ({ label: `${title} ${index + 1}`, url }))} />
    </Section>
  );
}
