import styles from './Holder.module.css';

/**
 * Holds an element that was made before it is in the document. What a portal renders into it renders together with the
 * page; a place that a ref has to find first takes another render of all that is in it. A hidden page keeps it, because
 * React's Activity takes refs away and gives them back.
 */
export function Holder({ of: element }: { of: HTMLElement }) {
  const hold = (holder: HTMLElement | null) => {
    if (holder && element.parentNode !== holder) holder.append(element);
  };
  return <div ref={hold} className={styles.holder} />;
}
