import { useQuery } from '@tanstack/react-query';
import { PrinterOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDialogs, useDrawer } from '@/shared/display/useDialogs';
import { Lazy } from '@/shared/lazy/Lazy';
import { type Flow, requestQuery } from './flow.queries';
import { FlowSheet } from './FlowSheet';

const loadSheet = () => import('./RequestSheet');

/** Shows a request and its instance in a drawer over the list; a finished one can be printed. */
export function FlowDrawer({ title, flow, onClose }: { title: string; flow: Flow; onClose: () => void }) {
  const { t } = useTranslation('shared');
  const drawer = useDrawer(onClose);
  const [dialogs, open] = useDialogs();
  const { data: request } = useQuery(requestQuery(flow.businessKey));
  const isOver = request?.procInstId && request.status !== 1;
  return (
    <Drawer
      {...drawer}
      size={1000}
      title={<bdi>{title}</bdi>}
      extra={
        isOver && (
          <Button
            icon={<PrinterOutlined aria-hidden="true" />}
            onClick={() =>
              open((close) => (
                <Lazy load={loadSheet} onFail={close}>
                  {({ RequestSheet }) => <RequestSheet request={request} onClose={close} />}
                </Lazy>
              ))
            }
          >
            {t('print.short')}
          </Button>
        )
      }
    >
      <FlowSheet {...flow} />
      {dialogs}
    </Drawer>
  );
}
