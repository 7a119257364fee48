import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/display/TableFailure';
import { Section } from '@/shared/record/Section';
import type { Business } from '../flow/request.resource';
import type { Waiting } from '../flow/waiting.api';
import { Diagram } from './Diagram';
import { FlowHistory } from './FlowHistory';
import styles from './flow.module.css';
import { drawingQuery, historyQuery } from './flow.queries';

interface FlowPictureProps {
  procDefId: string;
  procInstId: string;
  request: Business | undefined;
  waiting: readonly Waiting[];
}

/** The progress of an instance: its diagram with the path marked, and the decisions beside it. */
export function FlowPicture({ procDefId, procInstId, request, waiting }: FlowPictureProps) {
  const { t } = useTranslation('workflow');
  const drawing = useQuery(drawingQuery(procDefId));
  const history = useQuery(historyQuery(procInstId));
  const steps = history.data ?? [];
  const progress = {
    done: steps.flatMap(({ result, taskDefKey }) => (result && taskDefKey ? taskDefKey : [])),
    current: steps.flatMap(({ endTime, taskDefKey }) => (endTime || !taskDefKey ? [] : taskDefKey)),
    // Status 2 and not rejected: it reached its end (docs/contract#2.23). A rejection ends it at the rejected step.
    finished: request?.status === 2 && request.result !== 3,
  };
  return (
    <div className={styles.sides}>
      <Section title={t('diagram.title')}>
        {drawing.isError && <TableFailure error={drawing.error} onRetry={() => void drawing.refetch()} />}
        {(drawing.isPending || history.isPending) && <Skeleton active paragraph={{ rows: 6 }} />}
        {drawing.data === '' && <p>{t('diagram.gone')}</p>}
        {drawing.data && history.isSuccess && (
          <Diagram xml={drawing.data} label={t('diagram.label')} progress={progress} />
        )}
      </Section>
      <Section title={t('history.title')}>
        {history.isError && <TableFailure error={history.error} onRetry={() => void history.refetch()} />}
        {history.isSuccess && <FlowHistory request={request} steps={steps} waiting={waiting} />}
      </Section>
    </div>
  );
}
