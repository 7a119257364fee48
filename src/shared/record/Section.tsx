import { type ReactNode, useId } from 'react';
import styles from './record.module.css';

interface SectionProps {
  title: string;
  /** True if the user can collapse the section. The section is open at first. */
  folds?: boolean;
  children: ReactNode;
}

/** A titled section of a record. */
export function Section({ title, folds = false, children }: SectionProps) {
  const id = useId();
  const heading = <h3 id={id}>{title}</h3>;
  return (
    <section className={styles.section} aria-labelledby={id}>
      {folds ? (
        <details open>
          <summary>{heading}</summary>
          {children}
        </details>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </section>
  );
}
