import { Descriptions, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { DictTag } from '@/shared/dict/DictTag';
import type { OperLog } from './log.api';
import styles from './OperLogDrawer.module.css';

/** One entry of the operation log as a whole, with what was sent and what went wrong. */
export function OperLogDrawer({ log, onClose }: { log: OperLog | undefined; onClose: () => void }) {
  const { t } = useTranslation('system');
  const items = log && [
    { key: 'module', label: t('log.module'), children: log.title },
    {
      key: 'businessType',
      label: t('log.businessType'),
      children: <DictTag dictType="sys_oper_type" value={log.businessType} />,
    },
    { key: 'operName', label: t('log.operName'), children: [log.operName, log.deptName].filter(Boolean).join(' / ') },
    { key: 'operIp', label: t('log.operIp'), children: [log.operIp, log.operLocation].filter(Boolean).join(' ') },
    { key: 'request', label: t('log.request'), children: [log.requestMethod, log.operUrl].filter(Boolean).join(' ') },
    { key: 'method', label: t('log.method'), children: log.method || '-' },
    {
      key: 'status',
      label: t('log.operStatus'),
      children: <DictTag dictType="sys_common_status" value={log.status} />,
    },
    { key: 'operTime', label: t('log.operTime'), children: log.operTime },
    {
      key: 'operParam',
      label: t('log.operParam'),
      children: <pre className={styles.text}>{pretty(log.operParam)}</pre>,
    },
    ...(log.errorMsg
      ? [{ key: 'errorMsg', label: t('log.errorMsg'), children: <pre className={styles.text}>{log.errorMsg}</pre> }]
      : []),
  ];
  return (
    <Drawer open={log !== undefined} onClose={onClose} size={560} title={t('log.detail')}>
      {items && <Descriptions column={1} bordered size="small" items={items} />}
    </Drawer>
  );
}

/** JSON text with line breaks; anything else as it is. */
function pretty(text: string | null | undefined): string {
  if (!text) return '-';
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
