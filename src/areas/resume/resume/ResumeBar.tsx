import { useFormats } from '@/shared/settings/useFormats';
import { Alert, Button } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCan } from '@/shared/auth/Can';
import { DictTag } from '@/shared/dict/DictTag';
import { willText } from '@/shared/outbox/willText';
import { isPending, useDecisionOf } from '@/shared/outbox/browserOutbox';
import { offers } from '@/shared/resource/transitions/recordMoves';
import { BackToList } from '@/shared/menu/BackToList';
import { useCameFrom } from '@/shared/menu/useBackTo';
import { CheckList } from '@/shared/review/checks/CheckList';
import { useChecks } from '@/shared/review/checks/useChecks';
import { KeyHint } from '@/shared/review/decision/KeyHint';
import { useUnmade } from '@/shared/review/decision/useUnmade';
import { Lazy } from '@/shared/lazy/Lazy';
import { QueueNav, type QueuePlace } from '@/shared/review/QueueNav';
import { useReviewKeys } from '@/shared/review/useReviewKeys';
import { reviewSettings } from '@/shared/settings/reviewSettings';
import { PrintButton } from '@/shared/display/PrintButton';
import { fieldLimit } from '@/shared/resource/fieldRights';
import { type Resume, resumes } from './resume.resource';
import { resumeKind } from './resume.review';
import { isResumeMove, type ResumeMove, resumeMoves } from './resume.states';
import styles from './resume.module.css';
import { useResumeStart } from './useResumeActions';

const loadHelp = () => import('@/shared/review/ReviewHelp');

interface ResumeBarProps {
  resume: Resume;
  /** The resume's position in the list that the user came from, with functions that open the neighboring resumes. */
  place?: QueuePlace;
}

/** The keyboard shortcuts, the same as for reviews: R (reject) hides a resume, A (approve) restores it. */
const KEYS = { hide: 'R', restore: 'A' } as const;

/** Further navigation state: whether to print, and the status change whose dialog to open. */
interface Opened {
  print?: unknown;
  ask?: ResumeMove;
}

/**
 * The bar above a resume. Shows the position in the queue, actions, checks, and the platform's data about the resume.
 * Not printed.
 */
export function ResumeBar({ resume, place }: ResumeBarProps) {
  const { t } = useTranslation(['resume', 'shared']);
  const { time } = useFormats();
  const location = useLocation();
  const navigate = useNavigate();
  const [settings, setSettings] = useState(reviewSettings);
  const [helping, setHelping] = useState(false);
  const start = useResumeStart();
  const checks = useChecks(resumeKind, resume);
  const decided = useDecisionOf(resumeKind.api.path, resume.id);
  const pending = decided && isPending(decided) ? decided : undefined;
  const mayMove = useCan('resume:resume:status') && !pending;
  const state = location.state as Opened | null;
  const from = useCameFrom();
  const [hidden] = resume.auditLogs ?? [];

  // The list requests printing through the navigation state. The effect first clears that state, so that a reload or
  // Back does not print again.
  const shouldPrint = state?.print === true;
  const print = useEffectEvent(() => {
    if (!shouldPrint) return;
    void navigate(location, { replace: true, state: { from } });
    setTimeout(() => window.print());
  });
  useEffect(() => print(), [shouldPrint]);

  // After a status change, opens the next resume as soon as the queue has loaded.
  const [leaving, setLeaving] = useState(false);
  const openNext = place?.onNext;
  const leave = useEffectEvent(() => openNext?.());
  const mayLeave = leaving && openNext !== undefined;
  useEffect(() => {
    if (mayLeave) leave();
  }, [mayLeave]);

  const ask = (move: ResumeMove) => start(move, [resume], settings.advance ? () => setLeaving(true) : undefined);
  const keyOf = (move: ResumeMove) => (mayMove && offers(resumeMoves[move], resume) ? () => ask(move) : undefined);
  useReviewKeys(
    {
      next: place?.onNext,
      previous: place?.onPrevious,
      pass: keyOf('restore'),
      reject: keyOf('hide'),
      help: () => setHelping(true),
    },
    settings.keys,
  );
  const askAgain = useEffectEvent(() => {
    if (!state?.ask) return;
    void navigate(location, { replace: true, state: { from } });
    ask(state.ask);
  });
  useEffect(() => askAgain(), []);
  useUnmade(resumeKind.api.path, {
    onUndone: ({ id, verb }) => {
      if (!isResumeMove(verb) || String(id) !== String(resume.id)) return; // the page opens other resumes
      setLeaving(false);
      ask(verb);
    },
  });

  return (
    <div className={styles.bar} data-no-print>
      {place && (
        <div className={styles.queue}>
          <QueueNav place={{ ...place, onHelp: () => setHelping(true) }} />
        </div>
      )}
      <div className={styles.tools}>
        <BackToList list="BiographicalNotes" from={from} />
        <span className={styles.actions}>
          {pending && <span className={styles.hint}>{willText(t, [pending])}</span>}
          {(Object.keys(resumeMoves) as ResumeMove[]).map((move) => {
            const onClick = keyOf(move);
            return (
              onClick && (
                <Button key={move} danger={move === 'hide'} aria-keyshortcuts={KEYS[move]} onClick={onClick}>
                  {t(move)}
                  {settings.keys && <KeyHint name={KEYS[move]} />}
                </Button>
              )
            );
          })}
          <PrintButton />
        </span>
      </div>
      {resume.status === '1' && (
        <Alert
          type="warning"
          showIcon
          title={t('hiddenNow')}
          description={
            hidden && t('hiddenBy', { who: hidden.operatorName, when: time(hidden.operateTime), why: hidden.remark })
          }
        />
      )}
      {resume.status === '0' && <CheckList checks={checks.all} foldsPassed detailKey="resumeInfo" />}
      <Facts resume={resume} />
      <p className={styles.hint}>{t('shared:print.hint')}</p>
      {helping && (
        <Lazy load={loadHelp} onFail={() => setHelping(false)}>
          {({ ReviewHelp }) => (
            <ReviewHelp settings={settings} onChange={setSettings} onClose={() => setHelping(false)} />
          )}
        </Lazy>
      )}
    </div>
  );
}

function Facts({ resume }: { resume: Resume }) {
  const { t } = useTranslation('resume');
  const { time } = useFormats();
  const facts = [
    ['resumeNo', resume.resumeNo],
    ['status', <DictTag key="status" dictType="sys_normal_disable" value={resume.status} />],
    ['visibility', <DictTag key="visibility" dictType="biz_resume_visibility" value={resume.visibility} />],
    ['completeness', resume.completeness?.toString().concat('%')],
    ['viewCount', resume.viewCount],
    ['downloadCount', resume.downloadCount],
    ['refreshTime', time(resume.refreshTime)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, fact]) =>
          fieldLimit(resumes.permission, name) !== 'hidden' && (
            <div key={name}>
              <dt>{t(`field.${name}`)}</dt>
              <dd>{fact ?? '-'}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
