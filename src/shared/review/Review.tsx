import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useCan } from '@/shared/auth/Can';
import type { Id } from '@/shared/lib/id';
import { useMenuLink } from '@/shared/menu/links';
import { useRecordName } from '@/shared/display/recordName';
import { MarkFields } from '@/shared/record/marks/Marks';
import { Notes } from '@/shared/notes/Notes';
import type { FactGroup } from '@/shared/record/Facts';
import { draftOf, movePath } from '@/shared/form/drafts/drafts';
import { keepReviewSettings, reviewSettings } from '@/shared/settings/reviewSettings';
import type { OutboxEntry } from '@/shared/outbox/entry';
import { isPending, onUndone, useOutbox } from '@/shared/outbox/browserOutbox';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { Secrets } from '@/shared/record/secrets';
import { AuditTimeline } from './AuditTimeline';
import { changedSince } from './changes/changedSince';
import { Changes } from './changes/Changes';
import { CheckList } from './checks/CheckList';
import { useChecks } from './checks/useChecks';
import { ConflictAlert } from './decision/ConflictAlert';
import { DecisionBar } from './decision/DecisionBar';
import styles from './review.module.css';
import type { PagedKind, Reviewable, Verdict } from './review';
import { prefetchRecord } from './prefetchRecord';
import { reviewAddress, useListOf } from './reviewAddress';
import { ReviewHead } from './ReviewHead';
import { ReviewHelp } from './ReviewHelp';
import { useDecision } from './decision/useDecision';
import { useQueue } from './useQueue';
import { Viewers } from './waiting/Viewers';
import { useReviewKeys } from './useReviewKeys';

export interface ReviewProps<T extends Reviewable> {
  kind: PagedKind<T>;
  /** The preset reasons for a rejection, translated by the area. */
  presets: readonly string[];
  /** The record's actions other than pass and reject. */
  actions?: (row: T) => readonly RowAction[];
  /** The dialogs of the actions (`useDialogs`). */
  dialogs?: ReactNode;
  /** Facts that no section has, shown in a line below the header. */
  lead?: (row: T) => readonly (string | null | undefined)[];
  /** All facts of a record, of which those changed since the last rejection are shown. */
  groups?: readonly FactGroup<T>[];
  /** Renders the reviewed claim next to its evidence; checks, changes and history are then shown next to it. */
  claim?: (row: T) => ReactNode;
  /** Renders the links to related records. */
  related?: (row: T) => ReactNode;
  /** Renders the other sections of a record. */
  children: (row: T) => ReactNode;
}

/** The review of one record in its queue; remounted for every record. */
export function Review<T extends Reviewable>({
  kind,
  presets,
  actions,
  dialogs,
  lead,
  groups = [],
  claim,
  related,
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
  useRecordName(kind.api.nameOf(row));
  const [settings, setSettings] = useState(reviewSettings);
  const [helping, setHelping] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { next, nextWaiting } = queue;
  const { path } = kind.api;
  const asked = (useLocation().state as { ask?: Verdict } | null)?.ask;
  const [pending = ''] = kind.moves.pass.from;

  // A step in the queue replaces the history entry, so that Back leads to the list.
  function open(to: Id, ask?: Verdict) {
    window.scrollTo(0, 0);
    void navigate(reviewAddress(linkOf, kind, to, queueAddress) ?? '/', { replace: true, state: { ask } });
  }
  function step(to: Id) {
    if (!decision.pending) queue.mark(id, row.auditStatus ?? '');
    open(to);
  }
  const to = (one: Id | undefined) => (one === undefined ? undefined : () => step(one));

  const decision = useDecision(
    kind,
    row,
    (state) => {
      queue.mark(id, state);
      setLeaving(settings.advance);
    },
    asked,
  );
  const { may, asking } = decision;
  const checks = useChecks(kind, row);

  // After a decision the next record opens once the queue, which may still be loading, knows which record that is.
  const leave = useEffectEvent((next: Id) => open(next));
  useEffect(() => {
    if (leaving && nextWaiting !== undefined) leave(nextWaiting);
  }, [leaving, nextWaiting]);

  // A decision that was undone or that failed leaves its record pending.
  const entries = useOutbox((outbox) => outbox.entries);
  const failed = entries.filter((entry) => entry.path === path && !isPending(entry) && !entry.other);
  const markFailed = useEffectEvent(() => {
    for (const entry of failed) queue.mark(entry.id, pending);
  });
  useEffect(() => markFailed(), [failed.length]);
  const reopen = useEffectEvent(({ verb, id: of, reason }: OutboxEntry) => {
    queue.mark(of, pending);
    setLeaving(false);
    const ask = reason !== '' && (verb === 'pass' || verb === 'reject') ? verb : undefined;
    if (String(of) === id) decision.ask(ask);
    else open(of, ask);
  });
  useEffect(
    () =>
      onUndone(([entry, ...others]) => {
        if (entry?.path === path && others.length === 0) reopen(entry);
      }),
    [path],
  );

  const conflict = !may && Boolean(row.auditStatus) && (decision.lost || queue.state === kind.moves.pass.from[0]);

  const prefetch = useEffectEvent((one: Id) => prefetchRecord(client, kind, one));
  useEffect(() => {
    for (const one of new Set([next, nextWaiting])) if (one !== undefined) void prefetch(one);
  }, [next, nextWaiting]);

  const decidable = useCan(kind.moves.pass.permission) && may && !decision.busy;
  // With nothing to confirm, nothing typed and ten seconds to undo, the key itself decides.
  const isOneKey = settings.oneKey && settings.undo && decision.canUndo && kind.checks !== undefined && checks.isClean;
  function pass() {
    if (isOneKey && !draftOf(movePath(path, 'pass'), kind.api.idOf(row))) void decision.submit('pass', '');
    else decision.ask('pass');
  }
  useReviewKeys(
    {
      next: to(next),
      previous: to(queue.previous),
      pass: decidable ? pass : undefined,
      reject: decidable ? () => decision.ask('reject') : undefined,
      help: () => setHelping(true),
    },
    settings.keys && asking === undefined,
  );

  const notes = <Notes kind={kind.api.permission} id={kind.notesId?.(row) ?? kind.api.idOf(row)} />;

  return (
    <article className={styles.page} aria-label={kind.api.nameOf(row)} data-own-head>
      <ReviewHead
        name={kind.api.nameOf(row)}
        row={row}
        back={back}
        open={may ? checks.open : []}
        again={checks.again}
        viewers={may && <Viewers api={kind.api} id={kind.api.idOf(row)} />}
        place={{
          position: queue.position,
          total: queue.total,
          waiting: queue.waiting,
          onPrevious: to(queue.previous),
          onNext: to(next),
          onHelp: () => setHelping(true),
        }}
      />
      {lead && <p className={styles.lead}>{lead(row).map((fact) => fact && <span key={fact}>{fact}</span>)}</p>}
      {conflict && <ConflictAlert row={row} />}
      <Secrets api={kind.api} id={kind.api.idOf(row)} permission={kind.moves.pass.permission}>
        <MarkFields checks={may ? checks.all : []} changed={changedSince(kind.api.schema, row).fields}>
          <div className={claim && styles.desk}>
            {claim?.(row)}
            <div className={styles.side}>
              <Changes row={row} groups={groups} schema={kind.api.schema} />
              {kind.checks && (
                <CheckList checks={checks.all} foldsPassed={Boolean(row.lastRejected)} detailKey={kind.detailKey} />
              )}
              {related?.(row)}
              {claim && row.auditLogs && <AuditTimeline logs={row.auditLogs} />}
              {claim && notes}
            </div>
            <div className={styles.rest}>{children(row)}</div>
          </div>
          {!claim && row.auditLogs && <AuditTimeline logs={row.auditLogs} />}
          {!claim && notes}
        </MarkFields>
      </Secrets>
      <DecisionBar
        kind={kind}
        row={row}
        decision={decision}
        open={checks.open}
        again={checks.again}
        presets={presets}
        actions={actions?.(row) ?? []}
        beside={claim !== undefined}
        keys={settings.keys}
      >
        {!may && nextWaiting !== undefined && (
          <Button type="primary" onClick={to(nextWaiting)}>
            {t('queue.next')}
          </Button>
        )}
        {!may && queue.isDone && back !== undefined && (
          // After the last decision the focus leads back to the list.
          <Link to={back} ref={leaving ? (link) => link?.focus({ preventScroll: true }) : null}>
            {t('queue.allDone')}
          </Link>
        )}
      </DecisionBar>
      {dialogs}
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
