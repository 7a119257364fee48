import { useLazyDialog } from '@/shared/lazy/useLazyDialog';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Question, Reviewable, ReviewKind } from '../review';
import { useCanReview } from '../reviewer/offered';

const loadBatchDialog = () => import('./BatchDialog');

interface BatchDecisionProps<T extends Reviewable> {
  kind: ReviewKind<T>;
  rows: readonly T[];
  /** The label of the pass button; by default 批量通过. */
  passLabel?: string;
  /** Called when the dialog closes after a batch, with the rows that were sent and the rows that are not pending. */
  onDone: (dealtWith: readonly T[]) => void;
}

/** The buttons that pass or reject the selected pending records, or ask their applicants for more information. */
export function BatchDecision<T extends Reviewable>(props: BatchDecisionProps<T>) {
  const { kind, rows, passLabel, onDone } = props;
  const { t } = useTranslation('review');
  const canAsk = useCanReview('askMore', kind.api) && kind.moves.ask !== undefined;
  const titles = { pass: passLabel ?? t('batch.pass'), reject: t('batch.reject'), ask: t('verdict.ask') };
  const open = useLazyDialog(loadBatchDialog);
  // The dialog keeps the rows selected when it opened: the selection may change while the batch runs.
  const ask = (question: Question) =>
    open(({ BatchDialog }, close) => (
      <BatchDialog
        kind={kind}
        question={question}
        title={titles[question]}
        rows={rows}
        onClose={(dealtWith) => {
          close();
          if (dealtWith) onDone(dealtWith);
        }}
      />
    ));
  return (
    <>
      <Button size="small" type="primary" onClick={() => ask('pass')}>
        {titles.pass}
      </Button>
      <Button size="small" danger onClick={() => ask('reject')}>
        {titles.reject}
      </Button>
      {canAsk && (
        <Button size="small" onClick={() => ask('ask')}>
          {titles.ask}
        </Button>
      )}
    </>
  );
}
