import { useTranslation } from 'react-i18next';
import type { Column } from '@/shared/list/column';
import type { Business } from '../flow/request.resource';
import { Age, useWaitingTexts } from '../ui/useWaitingTexts';

/** The columns of the user's own requests. */
export function useRequestColumns(): Column<Business>[] {
  const { t } = useTranslation(['workflow', 'shared']);
  const waitingTexts = useWaitingTexts();
  return [
    { field: 'title', title: t('request.name'), filter: true, width: 'l' },
    { field: 'status', title: t('shared:field.status'), dict: 'act_business_status', filter: true, card: 'state' },
    {
      key: 'waiting',
      title: t('waiting.for'),
      card: 'fact',
      width: 'l',
      text: ({ waiting = [] }) => waitingTexts.all(waiting),
    },
    {
      key: 'age',
      title: t('waiting.title'),
      card: 'fact',
      render: ({ waiting: [first] = [] }) => <Age since={first?.since} due={first?.dueDate} />,
      text: ({ waiting: [first] = [] }) => waitingTexts.age(first?.since),
    },
    { field: 'applyTime', title: t('request.applyTime'), kind: 'time', sort: true },
    { field: 'procName', title: t('flow.procName') },
    {
      field: 'currentTask',
      title: t('request.currentTask'),
      render: ({ currentTask, status }) => (status === 4 ? t('request.brokenOffShort') : (currentTask ?? '-')),
    },
    {
      field: 'result',
      title: t('flow.result'),
      dict: 'act_business_result',
      filter: true,
      // Empty while the request is pending, because the status column already says so.
      text: ({ result }) => (result === 1 ? undefined : result),
    },
  ];
}
