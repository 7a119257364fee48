import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { TableFailure } from '@/shared/list/TableFailure';
import { Section } from '@/shared/review/Section';
import { Diagram } from './Diagram';
import { FlowHistory } from './FlowHistory';
import styles from './flow.module.css';
import { drawingQuery, historyQuery } from './flow.queries';

interface FlowPictureProps {
  procDefId: string;
  procInstId: string;
  /** True when the instance reached its end, and was not withdrawn or stopped. */
  finished: boolean;
}

/** The progress of an instance: its diagram with the path marked, and the decisions beside it. */
export function FlowPicture({ procDefId, procInstId, finished }: FlowPictureProps) {
  const { t } = useTranslation('workflow');
  const drawing = useQuery(drawingQuery(procDefId));
  const history = useQuery(historyQuery(procInstId));
  const steps = history.data ?? [];
  const progress = {
    done: steps.flatMap(({ result, taskDefKey }) => (result && taskDefKey ? taskDefKey : [])),
    current: steps.find(({ endTime }) => !endTime)?.taskDefKey ?? undefined,
    finished,
  };
  return (
    <div className={styles.sides}>
      <Section title={t('diagram.title')}>
        {drawing.isError && <TableFailure error={drawing.error} onRetry={() => void drawing.refetch()} />}
        {(drawing.isPending || history.isPending) && <Skeleton active paragraph={{ rows: 6 }} />}
        {drawing.data && history.isSuccess && (
          <Diagram xml={drawing.data} label={t('diagram.label')} progress={progress} />
        )}
      </Section>
      <Section title={t('history.title')}>
        {history.isError && <TableFailure error={history.error} onRetry={() => void history.refetch()} />}
        {history.isSuccess && <FlowHistory steps={steps} />}
      </Section>
    </div>
  );
}
