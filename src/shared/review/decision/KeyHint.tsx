import styles from '../review.module.css';

/** The shortcut of a button. Hidden on devices without a keyboard; screen readers get it from `aria-keyshortcuts`. */
export const KeyHint = ({ name }: { name: string }) => (
  <kbd aria-hidden="true" className={`${styles.keyHint} ${styles.ofKeys}`}>
    {name}
  </kbd>
);
