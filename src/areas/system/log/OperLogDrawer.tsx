import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDeclared } from '@/shared/api/optional';
import { useCan } from '@/shared/auth/Can';
import { useDrawer } from '@/shared/display/useDialogs';
import { historyQuery } from '@/shared/history/history.api';
import { Lazy } from '@/shared/lazy/Lazy';
import { factsOf } from '@/shared/record/factsOf';
import { type Fact, FactList } from '@/shared/record/Facts';
import { type OperLog, operLogs } from './log.resource';
import styles from './OperLogDrawer.module.css';
import { shownParams } from './params';

const loadChanges = () => import('@/shared/history/EntryChanges');

/**
 * All data of an operation log entry. Shows the changed values, or the request data if the changed values are unknown.
 */
export function OperLogDrawer({ log, onClose }: { log: OperLog; onClose: () => void }) {
  const { t } = useTranslation('system');
  const drawer = useDrawer(onClose);
  const recorded = useRecorded(log);
  const facts = factsOf(t, operLogs, [
    'title',
    'businessType',
    { name: 'operName', show: (row) => joined(' / ', row.operName, row.deptName) },
    { name: 'operIp', show: (row) => joined(' ', row.operIp, row.operLocation) },
    { name: 'operUrl', show: (row) => joined(' ', row.requestMethod, row.operUrl) },
    'method',
    'status',
    'operTime',
  ]);
  const params: Fact<OperLog> = {
    name: 'operParam',
    label: t('log.operParam'),
    show: ({ operParam }) => <pre className={styles.text}>{shownParams(operParam)}</pre>,
  };
  const error: Fact<OperLog> = {
    name: 'errorMsg',
    label: t('log.errorMsg'),
    show: ({ errorMsg }) => <pre className={styles.text}>{errorMsg}</pre>,
  };
  return (
    <Drawer {...drawer} size={640} title={t('log.detail')}>
      <FactList
        row={log}
        title={t('log.detail')}
        facts={[...facts, ...(recorded ? [] : [params]), ...(log.errorMsg ? [error] : [])]}
      />
      {recorded && (
        <Lazy load={loadChanges}>{({ EntryChanges }) => <EntryChanges of={recorded.of} entry={recorded.entry} />}</Lazy>
      )}
    </Drawer>
  );
}

/** The changes made by a logged operation, if the entry refers to them and the user may read the record's history. */
function useRecorded({ recordPath, recordId, historyId }: OperLog) {
  const [path, record] = [recordPath ?? '', recordId ?? ''];
  const call = useDeclared('GET', `${path}/history/${record}`);
  const mayRead = useCan(call?.permission);
  const { data } = useQuery({ ...historyQuery(path, record), enabled: call !== undefined && mayRead });
  const entry = data?.find(({ id, changes }) => String(id) === String(historyId) && changes?.length);
  // The labels of a resource have the same prefix as its permission.
  const messages = call?.permission?.replace(/:\w+$/, '') ?? '';
  return entry && { entry, of: { messages } };
}

const joined = (between: string, ...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(between);
