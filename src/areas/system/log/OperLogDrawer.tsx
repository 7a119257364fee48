import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDrawer } from '@/shared/display/useDialogs';
import { factsOf } from '@/shared/record/factsOf';
import { type Fact, FactList } from '@/shared/record/Facts';
import { type OperLog, operLogs } from './log.resource';
import styles from './OperLogDrawer.module.css';
import { shownParams } from './params';

/** One entry of the operation log in full, with request data and error. */
export function OperLogDrawer({ log, onClose }: { log: OperLog; onClose: () => void }) {
  const { t } = useTranslation('system');
  const drawer = useDrawer(onClose);
  const facts = factsOf(t, operLogs, [
    'title',
    'businessType',
    { name: 'operName', show: (row) => joined(' / ', row.operName, row.deptName) },
    { name: 'operIp', show: (row) => joined(' ', row.operIp, row.operLocation) },
    { name: 'operUrl', show: (row) => joined(' ', row.requestMethod, row.operUrl) },
    'method',
    'status',
    'operTime',
    {
      name: 'operParam',
      show: ({ operParam }) => <pre className={styles.text}>{shownParams(operParam)}</pre>,
    },
  ]);
  const error: Fact<OperLog> = {
    name: 'errorMsg',
    label: t('log.errorMsg'),
    show: ({ errorMsg }) => <pre className={styles.text}>{errorMsg}</pre>,
  };
  return (
    <Drawer {...drawer} size={560} title={t('log.detail')}>
      <FactList row={log} title={t('log.detail')} facts={log.errorMsg ? [...facts, error] : facts} />
    </Drawer>
  );
}

const joined = (between: string, ...words: (string | null | undefined)[]) => words.filter(Boolean).join(between);
