import { Alert, Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/shared/api/crudApi';
import { FormFacts } from '../request/FormFacts';
import { formOf } from '../request/request.api';
import styles from './flow.module.css';
import { FlowPicture } from './FlowPicture';

/** A request and the instance that decides it, whichever list it stands in. */
interface Flow {
  title: string;
  businessKey: Id;
  procDefKey: string;
  procDefId: string;
  procInstId: string;
  /** 2 finished, 4 broken off because a step had nobody to decide (contract 2.23). */
  status?: number | undefined;
}

interface FlowDrawerProps {
  flow: Flow;
  onClose: () => void;
  /** What can be done with it, at the bottom. */
  footer?: ReactNode;
}

/** What was applied for, the drawing with its way so far, and the history, side by side. */
export function FlowDrawer({ flow, onClose, footer }: FlowDrawerProps) {
  const { t } = useTranslation('workflow');
  const [open, setOpen] = useState(true);
  const kind = formOf(flow.procDefKey);
  return (
    <Drawer
      open={open}
      size={1000}
      title={<bdi>{flow.title}</bdi>}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
      footer={footer ?? null}
    >
      <div className={styles.sheet}>
        {flow.status === 4 && (
          <Alert type="warning" showIcon title={t('request.brokenOff')} style={{ marginBottom: 16 }} />
        )}
        {kind ? (
          <FormFacts kind={kind} businessKey={flow.businessKey} />
        ) : (
          <Alert type="info" showIcon title={t('request.noForm')} style={{ marginBottom: 16 }} />
        )}
        <FlowPicture
          key={flow.procInstId}
          procDefId={flow.procDefId}
          procInstId={flow.procInstId}
          finished={flow.status === 2}
        />
      </div>
    </Drawer>
  );
}
