import styles from './home.module.css';

/** A quiet word at the right of a card's title: the period or the order it shows. */
export function Hint({ children }: { children: string }) {
  return <span className={styles.hint}>{children}</span>;
}
