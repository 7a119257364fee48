import styles from '../review.module.css';

/** The shortcut of a button; not shown on devices without a keyboard, and not read: `aria-keyshortcuts` says it. */
export const KeyHint = ({ name }: { name: string }) => (
  <kbd aria-hidden="true" className={`${styles.keyHint} ${styles.ofKeys}`}>
    {name}
  </kbd>
);
