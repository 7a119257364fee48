import { Drawer } from 'antd';
import { useState } from 'react';
import type { Flow } from './flow.queries';
import { FlowSheet } from './FlowSheet';

interface FlowDrawerProps {
  title: string;
  flow: Flow;
  onClose: () => void;
}

/** Shows a request and its instance in a drawer over the list. */
export function FlowDrawer({ title, flow, onClose }: FlowDrawerProps) {
  const [open, setOpen] = useState(true);
  return (
    <Drawer
      open={open}
      size={1000}
      title={<bdi>{title}</bdi>}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
    >
      <FlowSheet {...flow} />
    </Drawer>
  );
}
