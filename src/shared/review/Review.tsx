import { Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useCan } from '@/shared/auth/Can';
import type { Id } from '@/shared/lib/id';
import { copyText } from '@/shared/display/copy/copyText';
import { recordLink } from '@/shared/resource/gone/recordLink';
import { useRecordName } from '@/shared/display/recordName';
import { draftOf, movePath } from '@/shared/form/drafts/drafts';
import { reviewSettings } from '@/shared/settings/reviewSettings';
import { useChecks } from './checks/useChecks';
import { ConflictAlert } from './decision/ConflictAlert';
import { DecisionBar } from './decision/DecisionBar';
import styles from './review.module.css';
import { asAudited, isQuestion, type Reviewable, statesOf } from './review';
import { ReviewContent, type ReviewProps } from './ReviewContent';
import { usePrefetchedRecords } from './prefetchRecord';
import { type ReviewState, useListOf, useOpenReview } from './reviewAddress';
import { useHandOver } from './handover/useHandOver';
import { ReviewHead } from './ReviewHead';
import { ReviewHelp } from './ReviewHelp';
import { useDecision } from './decision/useDecision';
import { useIsLate } from './decision/useIsLate';
import { panelOf } from './decision/useReopen';
import { useUnmade } from './decision/useUnmade';
import { GONE, TAKEN, useQueue } from './useQueue';
import { Viewers } from './waiting/Viewers';
import { useReviewKeys } from './useReviewKeys';
import { ReviewerTag } from './reviewer/ReviewerTag';
import { useReviewerActions } from './reviewer/useReviewerActions';
import { useTaken } from './reviewer/useTaken';

/** The review of one record in its queue. The caller must mount a new `Review` for every record. */
export function Review<T extends Reviewable>({
  kind,
  actions,
  lead,
  groups,
  claim,
  related,
  children,
  row,
  id,
  queue: queueAddress,
}: ReviewProps<T> & { row: T; id: string; queue: string }) {
  const { t } = useTranslation(['review', 'shared']);
  const open = useOpenReview(kind, queueAddress);
  const back = useListOf(kind, queueAddress, id);
  const queue = useQueue(kind, id, queueAddress);
  useRecordName(kind.api.nameOf(row));
  const [settings, setSettings] = useState(reviewSettings);
  const [helping, setHelping] = useState(false);
  const [decidedHere, setDecidedHere] = useState(false);
  const [advancing, setAdvancing] = useState(false);
  const leaving = decidedHere && advancing;
  const { next, nextWaiting } = queue;
  const { path } = kind.api;
  const { ask: asked, others = [] } = (useLocation().state ?? {}) as ReviewState;
  const [pending = ''] = kind.moves.pass.from;
  const audited = asAudited(kind, row);

  function step(to: Id, state?: ReviewState) {
    const isFree = taken.other === undefined;
    // The queue follows colleagues' decisions, so the record may look pending only because this page's copy is older.
    const isOlder = isFree && decision.may && queue.state !== TAKEN;
    if (!decision.pending && !isOlder) queue.mark(id, isFree ? (audited.auditStatus ?? '') : TAKEN);
    open(to, state);
  }
  const to = (one: Id | undefined) => (one === undefined ? undefined : () => step(one));

  const taken = useTaken(kind, row, others, (other) => {
    queue.mark(id, TAKEN);
    open(other);
  });
  function onDecided(state: string) {
    queue.mark(id, state);
    setDecidedHere(true);
    // After the last pending record, the page stays, also if another record becomes pending later.
    setAdvancing(settings.advance && (nextWaiting !== undefined || !queue.isLoaded));
  }
  const decision = useDecision(kind, row, onDecided, { start: asked, heldBy: taken.heldBy });
  const reviewerActions = useReviewerActions(kind, {
    onLeft: taken.leave,
    onNext: () => onDecided(GONE),
  });
  const handOver = useHandOver(kind, id, queueAddress);
  const copyLink = { label: t('shared:copy.link'), onClick: () => void copyText(recordLink(kind.api, row)) };
  const { asking } = decision;
  const may = decision.may && taken.other === undefined;
  const canSkip = nextWaiting !== undefined && decision.may;
  /** Opens the next pending record and moves the current one to the end of the queue. */
  function skip() {
    if (nextWaiting === undefined) return;
    if (taken.other === undefined) void taken.skip();
    queue.putLast(id);
    step(nextWaiting, { others: queue.following });
  }
  const skipAction = canSkip ? [{ label: t('queue.skip'), onClick: skip }] : [];
  const checks = useChecks(kind, row);

  // After a decision, opens the next record as soon as the queue has loaded.
  const leave = useEffectEvent((next: Id) => open(next, { others: queue.following }));
  useEffect(() => {
    if (leaving && nextWaiting !== undefined) leave(nextWaiting);
  }, [leaving, nextWaiting]);

  useUnmade(path, {
    onFailed: ({ id: of, verb }) => isQuestion(verb) && queue.mark(of, pending),
    onUndone: (entry) => {
      if (!isQuestion(entry.verb) || String(entry.id) !== id) return; // `useReopen` opens other records
      queue.mark(entry.id, pending);
      setDecidedHere(false);
      const ask = panelOf(entry);
      decision.ask(ask);
      if (leaving) open(entry.id, { ask }); // because the next record is about to replace this one
    },
  });

  const isLate = useIsLate(kind, row, { decision, queued: queue.state, decidedHere });

  usePrefetchedRecords(kind, next, nextWaiting);

  const decidable = useCan(kind.moves.pass.permission) && may && !decision.busy;
  // True if the pass key decides without opening the panel: the user has enabled that, the decision can be undone, and
  // no check needs confirmation. `submit` waits for checks that are still running.
  const isOneKey =
    settings.oneKey && settings.undo && decision.canUndo && kind.checks !== undefined && checks.open.length === 0;
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
      ask: decidable && decision.canAsk ? () => decision.ask('ask') : undefined,
      skip: canSkip ? skip : undefined,
      help: () => setHelping(true),
    },
    settings.keys && asking === undefined,
  );

  return (
    <article className={styles.page} aria-label={kind.api.nameOf(row)} data-own-head>
      <ReviewHead
        name={kind.api.nameOf(row)}
        row={audited}
        states={statesOf(kind)}
        back={back}
        open={may ? checks.open : []}
        again={checks.again}
        viewers={
          decision.may && (
            <>
              <ReviewerTag {...taken} />
              {taken.other === undefined && <Viewers api={kind.api} id={kind.api.idOf(row)} />}
            </>
          )
        }
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
      {isLate && <ConflictAlert row={audited} states={statesOf(kind)} lost={decision.lost} />}
      <ReviewContent {...{ kind, row, groups, claim, related }} isPending={may} checks={checks}>
        {children}
      </ReviewContent>
      <DecisionBar
        kind={kind}
        row={row}
        decision={decision}
        checks={checks}
        actions={[...skipAction, ...(actions?.(row) ?? []), ...reviewerActions(taken.row), ...handOver, copyLink]}
        other={taken.other}
        beside={claim !== undefined}
        keys={settings.keys}
      >
        {!may && nextWaiting !== undefined && (
          <Button type="primary" onClick={() => step(nextWaiting, { others: queue.following })}>
            {t('queue.next')}
          </Button>
        )}
        {(decidedHere || queue.state === TAKEN || queue.state === GONE) && queue.isDone && back !== undefined && (
          // After the user's last decision the focus moves to the link back to the list.
          <Link to={back} ref={(link) => (decidedHere ? link?.focus({ preventScroll: true }) : undefined)}>
            {t(queue.isTaken ? 'queue.restTaken' : 'queue.allDone')}
          </Link>
        )}
      </DecisionBar>
      {helping && <ReviewHelp settings={settings} onChange={setSettings} onClose={() => setHelping(false)} />}
    </article>
  );
}
