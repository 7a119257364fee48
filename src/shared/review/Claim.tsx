import type { ReactNode } from 'react';
import { Evidence, type Proof } from './Evidence';
import { type FactGroup, FactList } from '@/shared/record/Facts';
import styles from './review.module.css';
import { Section } from '@/shared/record/Section';

/**
 * Shows a claim next to its evidence, because the reviewer compares the two. On a narrow screen the evidence is above
 * the claim.
 */
export function Claim<T extends object>(props: {
  row: T;
  group: FactGroup<T>;
  proofs?: readonly Proof[];
  /** Content in place of the pictures and documents in `proofs`. */
  evidence?: ReactNode;
}) {
  const { row, group, proofs = [], evidence } = props;
  return (
    <Section title={group.title}>
      <div className={styles.claim}>
        {evidence ?? <Evidence proofs={proofs} />}
        <FactList row={row} title={group.title} facts={group.facts} />
      </div>
    </Section>
  );
}
