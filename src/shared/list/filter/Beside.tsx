import { ApartmentOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { createContext, type ReactNode, use, useState } from 'react';
import { useScreenWidth } from '@/shared/display/measure/useScreenWidth';

/** A filter that stands beside the table where there is room for it, such as a tree of departments. */
export interface Beside {
  title: string;
  panel: ReactNode;
}

export const BesideContext = createContext<Beside | undefined>(undefined);

/** Opens the panel beside the table where it has no room of its own. */
export function BesideButton() {
  const beside = use(BesideContext);
  const width = useScreenWidth();
  const [open, setOpen] = useState(false);
  if (!beside || width === 'desk') return null;
  return (
    <>
      <Button icon={<ApartmentOutlined aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {beside.title}
      </Button>
      <Drawer open={open} title={beside.title} size={360} destroyOnHidden onClose={() => setOpen(false)}>
        {beside.panel}
      </Drawer>
    </>
  );
}
