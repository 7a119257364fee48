import styles from './Holder.module.css';

/**
 * Mounts a given DOM element. The element exists before this component renders. A portal can therefore render into the
 * element in the same pass as the page. With an element from a ref, the portal would need a second pass. React's
 * Activity detaches and attaches the ref when hiding and showing a page. The component tolerates repeated attaching.
 */
export function Holder({ of: element }: { of: HTMLElement }) {
  const hold = (holder: HTMLElement | null) => {
    if (holder && element.parentNode !== holder) holder.append(element);
  };
  return <div ref={hold} className={styles.holder} />;
}
