import { Lazy } from '@/shared/lazy/Lazy';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reviewable, ReviewKind, Verdict } from '../review';

const loadBatchDialog = () => import('./BatchDialog');

interface BatchDecisionProps<T extends Reviewable> {
  kind: ReviewKind<T>;
  rows: readonly T[];
  /** Preset reasons to reject, translated by the area. */
  presets: readonly string[];
  /** The label of the pass button; by default 批量通过. */
  passLabel?: string;
  /** Called when the dialog closes after at least one decision was sent. */
  onDone: () => void;
}

/** Decides all selected records that are pending; for the batch bar of a list. */
export function BatchDecision<T extends Reviewable>({ kind, rows, presets, passLabel, onDone }: BatchDecisionProps<T>) {
  const { t } = useTranslation('review');
  const titles = { pass: passLabel ?? t('batch.pass'), reject: t('batch.reject') };
  // The rows at the moment the dialog opened: the selection may change while the batch runs.
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
        <Lazy load={loadBatchDialog} onFail={() => setAsked(undefined)}>
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
        </Lazy>
      )}
    </>
  );
}
