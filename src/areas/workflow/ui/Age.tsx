import { useTranslation } from 'react-i18next';
import styles from './flow.module.css';
import { useWaitingWords } from './useWaitingWords';

/** How long a step has waited; red, with the word for it, once its reminder is due. */
export function Age({ since, due }: { since: string | null | undefined; due?: string | null | undefined }) {
  const { t } = useTranslation('workflow');
  const { age, isLate } = useWaitingWords();
  return isLate(due) ? (
    <strong className={styles.late} title={t('waiting.due', { time: due })}>
      {t('waiting.late', { span: age(since) })}
    </strong>
  ) : (
    <>{age(since)}</>
  );
}
