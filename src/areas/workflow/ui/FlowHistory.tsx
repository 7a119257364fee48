import { Timeline } from 'antd';
import { useTranslation } from 'react-i18next';
import { DictTag } from '@/shared/dict/DictTag';
import type { DoneTask } from '../task/task.api';
import { useSpanWords } from './useSpanWords';

/** The steps of an instance in order: the decision with its user, time and duration, and the pending step. */
export function FlowHistory({ steps }: { steps: readonly DoneTask[] }) {
  const { t } = useTranslation('workflow');
  const span = useSpanWords();
  if (steps.length === 0) return <p>{t('history.none')}</p>;
  return (
    <Timeline
      items={steps.map(({ id, taskName, result, auditor, startTime, endTime, duration, comment }) => ({
        key: id,
        color: result === 2 ? 'green' : result === 3 ? 'red' : endTime ? 'gray' : 'blue',
        content: (
          <>
            <strong>{taskName}</strong>{' '}
            {result ? (
              <DictTag dictType="act_business_result" value={result} />
            ) : (
              <span>{t(endTime ? 'history.dropped' : 'history.waiting')}</span>
            )}
            <div>
              {auditor && <bdi>{auditor}</bdi>} <time>{endTime ?? startTime}</time>
              {endTime && <> · {t('history.took', { span: span(duration) })}</>}
            </div>
            {comment && <div>{comment}</div>}
          </>
        ),
      }))}
    />
  );
}
