import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCan } from '@/shared/auth/Can';
import type { Id } from '@/shared/api/crudApi';
import { useMenuLink } from '@/shared/menu/links';
import { useRecordName } from '@/shared/ui/recordName';
import { AuditTimeline } from './AuditTimeline';
import { ConflictAlert } from '@/shared/decision/ConflictAlert';
import { DecisionBar } from '@/shared/decision/DecisionBar';
import styles from './review.module.css';
import type { PagedKind, Reviewable } from './review';
import { prefetchRecord } from './prefetchRecord';
import { reviewAddress, useListOf } from './reviewAddress';
import { ReviewHead } from './ReviewHead';
import { ReviewHelp } from './ReviewHelp';
import { keepReviewSettings, reviewSettings } from './reviewSettings';
import { useDecision } from '@/shared/decision/useDecision';
import type { MoveActions } from '@/shared/decision/useMoveActions';
import { useQueue } from './useQueue';
import { useReviewKeys } from './useReviewKeys';

export interface ReviewProps<T extends Reviewable> {
  kind: PagedKind<T>;
  /** The preset reasons for a rejection, in the area's words. */
  presets: readonly string[];
  /** The record's actions other than pass and reject. */
  actions?: MoveActions<T>;
  /** The record's most important facts, shown in a line below its name. */
  lead?: (row: T) => readonly (string | null | undefined)[];
  /** Renders the sections of a record. */
  children: (row: T) => ReactNode;
}

/** The review of one record in its queue; mounted anew for every record. */
export function Review<T extends Reviewable>({
  kind,
  presets,
  actions,
  lead,
  children,
  row,
  id,
  queue: queueAddress,
}: ReviewProps<T> & { row: T; id: string; queue: string }) {
  const { t } = useTranslation('review');
  const client = useQueryClient();
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  const back = useListOf(kind, queueAddress, id);
  const queue = useQueue(kind, id, queueAddress);
  useRecordName(kind.nameOf(row));
  const [settings, setSettings] = useState(reviewSettings);
  const [helping, setHelping] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const allowed = useCan(kind.moves.pass.permission);
  const { next, nextWaiting } = queue;

  // A step in the queue replaces the history entry, so that Back leads to the list.
  function open(to: Id) {
    window.scrollTo(0, 0);
    void navigate(reviewAddress(linkOf, kind, to, queueAddress) ?? '/', { replace: true });
  }
  function step(to: Id) {
    queue.mark(row.auditStatus ?? '');
    open(to);
  }
  const to = (one: Id | undefined) => (one === undefined ? undefined : () => step(one));

  const decision = useDecision(kind, row, (state) => {
    queue.mark(state);
    setLeaving(settings.advance);
  });
  const { may, asking } = decision;

  // After a decision the next record opens once the queue, which may still be loading, knows which record that is.
  const leave = useEffectEvent((next: Id) => open(next));
  useEffect(() => {
    if (leaving && nextWaiting !== undefined) leave(nextWaiting);
  }, [leaving, nextWaiting]);

  const conflict = !may && Boolean(row.auditStatus) && (decision.lost || queue.state === kind.moves.pass.from[0]);

  const prefetch = useEffectEvent((one: Id) => prefetchRecord(client, kind, one));
  useEffect(() => {
    for (const one of new Set([next, nextWaiting])) if (one !== undefined) void prefetch(one);
  }, [next, nextWaiting]);

  const decidable = may && allowed && !decision.busy;
  useReviewKeys(
    {
      next: to(next),
      previous: to(queue.previous),
      pass: decidable ? () => decision.ask('pass') : undefined,
      reject: decidable ? () => decision.ask('reject') : undefined,
      help: () => setHelping(true),
    },
    settings.keys && asking === undefined,
  );

  return (
    <article className={styles.page} aria-label={kind.nameOf(row)}>
      <ReviewHead
        name={kind.nameOf(row)}
        state={row.auditStatus}
        place={{
          position: queue.position,
          total: queue.total,
          waiting: queue.waiting,
          back,
          onPrevious: to(queue.previous),
          onNext: to(next),
          onHelp: () => setHelping(true),
        }}
      >
        {lead?.(row).map((fact) => fact && <span key={fact}>{fact}</span>)}
      </ReviewHead>
      {conflict && <ConflictAlert row={row} />}
      {children(row)}
      {row.auditLogs && <AuditTimeline logs={row.auditLogs} />}
      <DecisionBar kind={kind} row={row} decision={decision} presets={presets} actions={actions?.of(row) ?? []}>
        {!may && nextWaiting !== undefined && (
          <Button type="primary" onClick={to(nextWaiting)}>
            {t('queue.next')}
          </Button>
        )}
      </DecisionBar>
      {actions?.dialog}
      {helping && (
        <ReviewHelp
          settings={settings}
          onChange={(changed) => {
            keepReviewSettings(changed);
            setSettings(changed);
          }}
          onClose={() => setHelping(false)}
        />
      )}
    </article>
  );
}
