import { RichView } from '@/shared/form/fields/rich/RichView';
import { useSession } from '@/shared/auth/session';
import { findAttention } from '@/shared/lib/rules/attention';
import styles from './checks.module.css';

interface WatchedProps {
  text: string;
  /** True if the text is formatted (HTML). */
  rich?: boolean;
}

/** A published text in which contact details and the keywords of the system parameter are highlighted. */
export function Watched({ text, rich = false }: WatchedProps) {
  const keywords = useSession(({ config }) => config.auditWords);
  if (rich) return <RichView html={text} find={(part) => findAttention(part, keywords)} />;
  const found = findAttention(text, keywords);
  return (
    <span className={styles.watched}>
      {found.map(({ from, to }, index) => [
        text.slice(found[index - 1]?.to ?? 0, from),
        <mark key={from}>{text.slice(from, to)}</mark>,
      ])}
      {text.slice(found.at(-1)?.to ?? 0)}
    </span>
  );
}
