import { Alert, Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Can } from '@/shared/auth/Can';
import { useDialogs } from '@/shared/display/useDialogs';
import { DictTag } from '@/shared/dict/DictTag';
import { movesFrom } from '@/shared/transitions/moves';
import { BackToList } from '@/shared/menu/BackToList';
import { inAppPath } from '@/shared/lib/safeUrl';
import { PrintButton } from '@/shared/display/PrintButton';
import { MoveModal } from './MoveModal';
import type { Resume } from './resume.resource';
import { resumeMoves } from './resume.states';
import styles from './resume.module.css';

/** The actions of a resume and the platform's data about it; not printed. */
export function ResumeBar({ resume }: { resume: Resume }) {
  const { t } = useTranslation(['resume', 'shared']);
  const location = useLocation();
  const navigate = useNavigate();
  const [dialogs, open] = useDialogs();
  const state = location.state as { from?: unknown; print?: unknown } | null;
  const [hidden] = resume.auditLogs ?? [];

  // The list requests printing through the navigation state. It is cleared first, so that a reload or going back does
  // not print again.
  const shouldPrint = state?.print === true;
  const print = useEffectEvent(() => {
    if (!shouldPrint) return;
    void navigate(location, { replace: true, state: { from: state?.from } });
    setTimeout(() => window.print());
  });
  useEffect(() => print(), [shouldPrint]);

  return (
    <div className={styles.bar} data-no-print>
      <div className={styles.tools}>
        <BackToList list="BiographicalNotes" from={inAppPath(state?.from)} />
        <span className={styles.actions}>
          {movesFrom(resumeMoves, resume.status).map((move) => (
            <Can key={move} permission={resumeMoves[move].permission}>
              <Button
                danger={move === 'hide'}
                onClick={() => open((close) => <MoveModal moving={{ move, rows: [resume] }} onClose={close} />)}
              >
                {t(move)}
              </Button>
            </Can>
          ))}
          <PrintButton />
        </span>
      </div>
      {resume.status === '1' && (
        <Alert
          type="warning"
          showIcon
          title={t('hiddenNow')}
          description={
            hidden && t('hiddenBy', { who: hidden.operatorName, when: hidden.operateTime, why: hidden.remark })
          }
        />
      )}
      <Facts resume={resume} />
      <p className={styles.hint}>{t('shared:print.hint')}</p>
      {dialogs}
    </div>
  );
}

function Facts({ resume }: { resume: Resume }) {
  const { t } = useTranslation('resume');
  const facts = [
    [t('field.resumeNo'), resume.resumeNo],
    [t('field.status'), <DictTag key="status" dictType="sys_normal_disable" value={resume.status} />],
    [t('field.visibility'), <DictTag key="visibility" dictType="biz_resume_visibility" value={resume.visibility} />],
    [t('field.completeness'), `${resume.completeness ?? 0}%`],
    [t('field.viewCount'), resume.viewCount ?? 0],
    [t('field.downloadCount'), resume.downloadCount ?? 0],
    [t('field.refreshTime'), resume.refreshTime ?? '-'],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
