import { useQuery } from '@tanstack/react-query';
import { PrinterOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDrawer } from '@/shared/display/useDialogs';
import { useLazyDialog } from '@/shared/lazy/useLazyDialog';
import { type Flow, requestQuery } from '../flow/flow.queries';
import { FlowSheet } from './FlowSheet';

const loadSheet = () => import('./RequestSheet');

/** Shows a request and its instance in a drawer over the list. A finished request can be printed. */
export function FlowDrawer({ title, flow, onClose }: { title: string; flow: Flow; onClose: () => void }) {
  const { t } = useTranslation('shared');
  const drawer = useDrawer(onClose);
  const open = useLazyDialog(loadSheet);
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
            onClick={() => open(({ RequestSheet }, close) => <RequestSheet request={request} onClose={close} />)}
          >
            {t('print.short')}
          </Button>
        )
      }
    >
      <FlowSheet {...flow} />
    </Drawer>
  );
}
