import styles from './home.module.css';

/** A muted note at the right of a card's title, with the period or the order of the card's data. */
export function Hint({ children }: { children: string }) {
  return <span className={styles.hint}>{children}</span>;
}
