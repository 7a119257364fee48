import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '@/shared/record/Section';
import styles from '@/shared/record/marks/checks.module.css';
import type { Precedents } from './precedents';

/**
 * Shows the decisions on earlier records with the same failed checks. Shows the number of decisions, the number of
 * people who decided, and the reasons.
 */
export function PrecedentList({ precedents }: { precedents: Precedents }) {
  const { t } = useTranslation('review');
  const title = useId();
  const { total, rejected, passed, people, reasons } = precedents;
  return (
    <Section title={t('precedents.title')}>
      <p className={styles.line}>
        <span>{t('precedents.total', { count: total })}</span>
        <span>{t('precedents.people', { count: people })}</span>
      </p>
      <p className={styles.line}>
        <strong>{t('precedents.rejected', { count: rejected })}</strong>
        <strong>{t('precedents.passed', { count: passed })}</strong>
      </p>
      {reasons.length > 0 && (
        <>
          <h4 id={title} className={styles.reasonsTitle}>
            {t('precedents.reasons')}
          </h4>
          <ul className={styles.reasons} aria-labelledby={title}>
            {reasons.map(({ reason, count }) => (
              <li key={reason}>
                <span>{reason}</span>
                <span>{t('precedents.times', { count })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
