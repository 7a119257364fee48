import { Drawer } from 'antd';
import { useDrawer } from '@/shared/display/useDialogs';
import type { Flow } from './flow.queries';
import { FlowSheet } from './FlowSheet';

/** Shows a request and its instance in a drawer over the list. */
export function FlowDrawer({ title, flow, onClose }: { title: string; flow: Flow; onClose: () => void }) {
  const drawer = useDrawer(onClose);
  return (
    <Drawer {...drawer} size={1000} title={<bdi>{title}</bdi>}>
      <FlowSheet {...flow} />
    </Drawer>
  );
}
