import { Drawer } from 'antd';
import { useDrawer } from '@/shared/display/useDialogs';
import type { Flow } from './flow.queries';
import { FlowSheet } from './FlowSheet';

interface FlowDrawerProps {
  title: string;
  flow: Flow;
  onClose: () => void;
}

/** Shows a request and its instance in a drawer over the list. */
export function FlowDrawer({ title, flow, onClose }: FlowDrawerProps) {
  const drawer = useDrawer(onClose);
  return (
    <Drawer {...drawer} size={1000} title={<bdi>{title}</bdi>}>
      <FlowSheet {...flow} />
    </Drawer>
  );
}
