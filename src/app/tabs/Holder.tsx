import styles from './Holder.module.css';

/**
 * Mounts a given DOM element. Because the element exists before this component renders, a portal can render into it in
 * the same pass as the page; a portal into an element from a ref would need a second pass. Tolerates a ref that is
 * detached and attached again, as React's Activity does when it hides and shows a page.
 */
export function Holder({ of: element }: { of: HTMLElement }) {
  const hold = (holder: HTMLElement | null) => {
    if (holder && element.parentNode !== holder) holder.append(element);
  };
  return <div ref={hold} className={styles.holder} />;
}
