import { Lazy } from '@/shared/lazy/Lazy';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question, Reviewable, ReviewKind } from '../review';
import { useCanReview } from '../reviewer/offered';

const loadBatchDialog = () => import('./BatchDialog');

interface BatchDecisionProps<T extends Reviewable> {
  kind: ReviewKind<T>;
  rows: readonly T[];
  /** The label of the pass button; by default 批量通过. */
  passLabel?: string;
  /** Called when the dialog closes after a decision was sent, with the rows it dealt with; others were left out. */
  onDone: (dealtWith: readonly T[]) => void;
}

/** Decides all selected records that are pending, or asks for more of them; for the batch bar of a list. */
export function BatchDecision<T extends Reviewable>(props: BatchDecisionProps<T>) {
  const { kind, rows, passLabel, onDone } = props;
  const { t } = useTranslation('review');
  const canAsk = useCanReview('askMore', kind.api) && kind.moves.ask !== undefined;
  const titles = { pass: passLabel ?? t('batch.pass'), reject: t('batch.reject'), ask: t('verdict.ask') };
  // The rows at the moment the dialog opened: the selection may change while the batch runs.
  const [asked, setAsked] = useState<{ question: Question; rows: readonly T[] }>();
  return (
    <>
      <Button size="small" type="primary" onClick={() => setAsked({ question: 'pass', rows })}>
        {titles.pass}
      </Button>
      <Button size="small" danger onClick={() => setAsked({ question: 'reject', rows })}>
        {titles.reject}
      </Button>
      {canAsk && (
        <Button size="small" onClick={() => setAsked({ question: 'ask', rows })}>
          {titles.ask}
        </Button>
      )}
      {asked && (
        <Lazy load={loadBatchDialog} onFail={() => setAsked(undefined)}>
          {({ BatchDialog }) => (
            <BatchDialog
              kind={kind}
              question={asked.question}
              title={titles[asked.question]}
              rows={asked.rows}
              onClose={(dealtWith) => {
                setAsked(undefined);
                if (dealtWith) onDone(dealtWith);
              }}
            />
          )}
        </Lazy>
      )}
    </>
  );
}
