import { Evidence, type Proof } from './Evidence';
import { type FactGroup, FactList } from './Facts';
import styles from './review.module.css';
import { Section } from './Section';

/** What is claimed beside what proves it: on a wide screen side by side, so that the eye does not travel. */
export function Claim<T extends object>({
  row,
  group,
  proofs,
}: {
  row: T;
  group: FactGroup<T>;
  proofs: readonly Proof[];
}) {
  return (
    <Section title={group.title}>
      <div className={styles.claim}>
        <Evidence proofs={proofs} />
        <FactList row={row} facts={group.facts} />
      </div>
    </Section>
  );
}
