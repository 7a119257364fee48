import styles from '../review.module.css';

/**
 * Shows the shortcut of a button. Hidden on devices without a keyboard. Screen readers use `aria-keyshortcuts` instead.
 */
export const KeyHint = ({ name }: { name: string }) => (
  <kbd aria-hidden="true" className={`${styles.keyHint} ${styles.ofKeys}`}>
    {name}
  </kbd>
);
