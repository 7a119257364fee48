import { LazyPart } from '@/shared/load/LazyPart';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reviewable, ReviewKind, Verdict } from '@/shared/review/review';

interface BatchDecisionProps<T extends Reviewable> {
  kind: ReviewKind<T>;
  rows: readonly T[];
  /** Reasons to reject that are at hand, in the area's words. */
  presets: readonly string[];
  /** What passing all of them is called; 批量通过 unless told. */
  passLabel?: string;
  /** Called when the dialog is closed after something was decided. */
  onDone: () => void;
}

/** Decides about all selected records that wait; for the batch bar of a list. */
export function BatchDecision<T extends Reviewable>({ kind, rows, presets, passLabel, onDone }: BatchDecisionProps<T>) {
  const { t } = useTranslation('review');
  const titles = { pass: passLabel ?? t('batch.pass'), reject: t('batch.reject') };
  // The rows as they were when it began: the selection is not what is decided any more once it has begun.
  const [asked, setAsked] = useState<{ verdict: Verdict; rows: readonly T[] }>();
  return (
    <>
      <Button size="small" type="primary" onClick={() => setAsked({ verdict: 'pass', rows })}>
        {titles.pass}
      </Button>
      <Button size="small" danger onClick={() => setAsked({ verdict: 'reject', rows })}>
        {titles.reject}
      </Button>
      {asked && (
        <LazyPart name="batch decision" load={() => import('./BatchDialog')} onFail={() => setAsked(undefined)}>
          {({ BatchDialog }) => (
            <BatchDialog
              kind={kind}
              verdict={asked.verdict}
              title={titles[asked.verdict]}
              rows={asked.rows}
              presets={presets}
              onClose={(decided) => {
                setAsked(undefined);
                if (decided) onDone();
              }}
            />
          )}
        </LazyPart>
      )}
    </>
  );
}
