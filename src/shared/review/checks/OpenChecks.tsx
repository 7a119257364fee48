import { ExclamationCircleFilled, QuestionCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Check, fails, checkLine, isUnknown } from '@/shared/record/marks/check';
import styles from '@/shared/record/marks/checks.module.css';

interface OpenChecksProps {
  /** The checks that have failed or have no result. */
  open: readonly Check[];
  /** Reruns the checks without a result. */
  again?: (() => void) | undefined;
}

/** The open checks of a record, in two lines. The failed checks are red, the checks without a result are amber. */
export function OpenChecks({ open, again }: OpenChecksProps) {
  const { t } = useTranslation('review');
  const unknown = open.filter(isUnknown);
  return (
    <>
      <Line kind="failed" checks={open.filter(fails)} />
      <Line kind="unknown" checks={unknown}>
        {again && (
          <Button size="small" onClick={again}>
            {t('checks.again')}
          </Button>
        )}
      </Line>
    </>
  );
}

function Line(props: { kind: 'failed' | 'unknown'; checks: readonly Check[]; children?: ReactNode }) {
  const { kind, checks, children } = props;
  const { t } = useTranslation('review');
  if (checks.length === 0) return null;
  const Icon = kind === 'failed' ? ExclamationCircleFilled : QuestionCircleFilled;
  return (
    <p
      className={`${styles.line} ${styles[kind]}`}
      role="note"
      title={checks.map((check) => checkLine({ t }, check)).join('\n')}
    >
      <Icon aria-hidden="true" />
      <strong>{t(`checks.${kind}Count`, { count: checks.length })}</strong>
      {children}
      {checks.map((check) => (
        <span key={check.name}>{checkLine({ t }, check)}</span>
      ))}
    </p>
  );
}
