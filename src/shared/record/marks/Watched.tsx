import { RichView } from '@/shared/form/fields/rich/RichView';
import { useSession } from '@/shared/auth/session';
import { findAttention } from '@/shared/rules/attention';
import styles from './checks.module.css';

interface WatchedProps {
  text: string;
  /** True for formatted text. */
  rich?: boolean;
}

/** A published text in which contacts and the keywords of the system parameter are highlighted. */
export function Watched({ text, rich = false }: WatchedProps) {
  const words = useSession(({ config }) => config.auditWords);
  if (rich) return <RichView html={text} find={(part) => findAttention(part, words)} />;
  const found = findAttention(text, words);
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
