import { Timeline } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { wordOf } from '@/shared/lib/wordOf';
import { DictTag } from '@/shared/dict/DictTag';
import type { Business } from '../flow/request.resource';
import { auditorName, type DoneTask } from '../flow/task.resource';
import type { Waiting } from '../flow/flow.api';
import { DecisionDetails } from '../form/DecisionDetails';
import { isLastOfRound, shownWith, useSigningText } from './useSigningText';
import { Age, useSpanText, useWaitingTexts } from './useWaitingTexts';

interface FlowHistoryProps {
  /** The request. Its submission is the first entry, its end the last. */
  request: Business | undefined;
  steps: readonly DoneTask[];
  waiting: readonly Waiting[];
}

/** The history of an instance in order: submission, decisions, pending steps, and end. */
export function FlowHistory({ request, steps, waiting }: FlowHistoryProps) {
  const { t } = useTranslation(['workflow', 'shared']);
  const formats = useFormats();
  const signingText = useSigningText();
  const automatic = (kind: string | null | undefined, to: readonly string[] | null | undefined) => {
    const known = AUTOMATIC.find((one) => one === kind);
    return known ? t(`history.automatic.${known}`, { names: (to ?? []).join(t('shared:crud.comma')) }) : kind;
  };
  if (steps.length === 0 && !request) return <p>{t('history.none')}</p>;
  const submitted = request && {
    key: 'submitted',
    color: 'green',
    content: (
      <>
        <strong>{t('history.submitted')}</strong>
        <div>
          {request.applyer && <bdi>{request.applyer}</bdi>} <time>{formats.time(request.applyTime)}</time>
        </div>
      </>
    ),
  };
  const over = request &&
    request.status !== 1 && {
      key: 'over',
      color: request.result === 2 ? 'green' : request.result === 3 ? 'red' : 'gray',
      content: (
        <>
          <strong>{t('history.over')}</strong> <DictTag dictType="act_business_result" value={request.result} />
        </>
      ),
    };
  const entryOf = (step: DoneTask) => {
    const shown = shownWith(step, steps);
    const people = shown.flatMap((one) => one.people ?? []);
    if (shown.length === 0) return [];
    const content = (
      <>
        <Step step={step} people={people} waiting={waiting.find(({ taskId }) => taskId === step.id)} />
        {isLastOfRound(step, steps) && <div>{signingText(step)}</div>}
      </>
    );
    const color = step.result === 2 ? 'green' : step.result === 3 ? 'red' : step.endTime ? 'gray' : 'blue';
    return [{ key: step.id, color, content }];
  };
  return (
    <Timeline
      items={[
        ...(submitted ? [submitted] : []),
        ...steps.flatMap((step) => [
          ...actsOf(step, (action) => !AFTER.includes(action)),
          ...(step.automatic ?? []).map(({ kind, to, time }, index) => ({
            key: `${step.id} automatic ${index}`,
            color: 'gray',
            content: <Event title={step.taskName ?? ''} text={automatic(kind, to)} time={time} />,
          })),
          ...entryOf(step),
          ...actsOf(step, (action) => AFTER.includes(action)),
        ]),
        ...(over ? [over] : []),
      ]}
    />
  );
}

interface EventProps {
  title: string;
  text: ReactNode;
  time: string | null | undefined;
  remark?: string | null | undefined;
}

/** An event of a task other than its decision, with its time and reason. */
function Event({ title, text, time, remark }: EventProps) {
  const formats = useFormats();
  return (
    <>
      <strong>{title}</strong>
      <div>
        <bdi>{text}</bdi> <time>{formats.time(time)}</time>
      </div>
      {remark && <div>{remark}</div>}
    </>
  );
}

/** The actions that end a step or that happen after it ended. */
const AFTER = ['return', 'withdraw'];

/**
 * Returns the entries for the actions on a task, besides its decision, that `belongs` accepts. Delegations come first,
 * because the server lists delegations separately.
 */
const actsOf = ({ id, taskName, delegations, acts }: DoneTask, belongs: (action: string) => boolean) =>
  [
    ...(delegations ?? []).map(({ owner: by, assignee: to, remark: reason, time }) => ({
      action: 'entrust',
      by,
      to,
      reason,
      time,
    })),
    ...(acts ?? []),
  ].flatMap((act, index) =>
    belongs(act.action ?? '')
      ? { key: `${id} act ${index}`, color: 'gray', content: <Act step={taskName} act={act} /> }
      : [],
  );

/**
 * Shows an action on a task other than the decision. `by` is who acted. `to` is the person or step that the action
 * names.
 */
function Act({ step, act }: { step: DoneTask['taskName']; act: NonNullable<DoneTask['acts']>[number] }) {
  const { t } = useTranslation('workflow');
  const { action, by, to, reason, time } = act;
  const title = `${step ?? ''} · ${wordOf(t, 'action', action)}`;
  return <Event title={title} text={to ? t('history.actTo', { by, to }) : by} time={time} remark={reason} />;
}

/** The actions that the engine takes by itself on a task without a candidate or on an overdue task. */
const AUTOMATIC = ['administrator', 'skip', 'refuse', 'remind', 'user', 'head'] as const;

interface StepProps {
  step: DoneTask;
  /** The people whose tasks ended together with this task because other users had decided. */
  people: readonly string[];
  waiting: Waiting | undefined;
}

function Step({ step, people, waiting }: StepProps) {
  const { t } = useTranslation(['workflow', 'shared']);
  const span = useSpanText();
  const formats = useFormats();
  const { taskName, result, startTime, endTime, duration, comment, deleteReason, signer } = step;
  const auditor = auditorName(step.auditor);
  const last = step.delegations?.at(-1);
  const isDelegate = last?.assignee && auditor === last.assignee;
  const delegated = isDelegate ? t('waiting.handedOn', { name: auditor, owner: last.owner }) : undefined;
  const onBehalf = step.onBehalfOf ? t('history.onBehalf', { name: auditor, owner: step.onBehalfOf }) : delegated;
  const ended = ENDED.find((one) => one === deleteReason) ?? 'dropped';
  return (
    <>
      <strong>{signer ? `${taskName ?? ''} · ${wordOf(t, 'action.as', signer)}` : taskName}</strong>{' '}
      {result ? (
        <DictTag dictType="act_business_result" value={result} />
      ) : (
        <span>{t(`history.${endTime ? ended : 'waiting'}`)}</span>
      )}
      {endTime ? (
        <div>
          <bdi>{onBehalf ?? (auditor || [...new Set(people)].join(t('shared:crud.comma')))}</bdi>{' '}
          <time>{formats.time(endTime)}</time> · {t('history.took', { span: span(duration) })}
        </div>
      ) : (
        <Pending since={startTime} waiting={waiting} />
      )}
      {comment && <div>{comment}</div>}
      <DecisionDetails step={step} />
    </>
  );
}

/** The reasons for which a task can end without a decision. */
const ENDED = ['rejected', 'settled', 'skipped', 'returned', 'withdrawn', 'removed', 'resubmitted'] as const;

/** Shows a pending step with its candidates, its waiting time, its due date and the number of reminders. */
function Pending({ since, waiting }: { since: string | null | undefined; waiting: Waiting | undefined }) {
  const { t } = useTranslation('workflow');
  const { who, age } = useWaitingTexts();
  const { time } = useFormats();
  return (
    <>
      {waiting && <div>{t('waiting.waitsFor', { who: who(waiting) })}</div>}
      <div>{t('waiting.since', { time: time(since), span: age(since) })}</div>
      {waiting?.dueDate && (
        <div>
          {t('waiting.due', { time: time(waiting.dueDate) })} <Late since={since} due={waiting.dueDate} />
        </div>
      )}
      {Boolean(waiting?.urges) && (
        <div>
          {t('waiting.urged', { count: waiting?.urges ?? 0 })} ·{' '}
          {t('waiting.lastUrge', { time: time(waiting?.lastUrge) })}
        </div>
      )}
    </>
  );
}

function Late({ since, due }: { since: string | null | undefined; due: string }) {
  const { isLate } = useWaitingTexts();
  return isLate(due) ? <Age since={since} due={due} /> : null;
}
