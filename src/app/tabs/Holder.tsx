import styles from './Holder.module.css';

/**
 * Mounts an element that was created before it is in the document. A portal into such an element renders together with
 * the page; a portal into an element that a ref finds later would render its content a second time. A hidden page keeps
 * the element: React's Activity detaches refs and attaches them again.
 */
export function Holder({ of: element }: { of: HTMLElement }) {
  const hold = (holder: HTMLElement | null) => {
    if (holder && element.parentNode !== holder) holder.append(element);
  };
  return <div ref={hold} className={styles.holder} />;
}
