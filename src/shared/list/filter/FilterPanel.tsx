import { ApartmentOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { createContext, type ReactNode, use, useState } from 'react';
import { useScreenWidth } from '@/shared/display/measure/useScreenWidth';

/** A filter shown next to the table if there is room, such as the department tree. */
export interface FilterPanel {
  title: string;
  panel: ReactNode;
}

export const FilterPanelContext = createContext<FilterPanel | undefined>(undefined);

/** The button that opens the filter panel over the table, if there is no room next to the table. */
export function FilterPanelButton() {
  const filterPanel = use(FilterPanelContext);
  const width = useScreenWidth();
  const [open, setOpen] = useState(false);
  if (!filterPanel || width === 'desk') return null;
  return (
    <>
      <Button icon={<ApartmentOutlined aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {filterPanel.title}
      </Button>
      <Drawer open={open} title={filterPanel.title} size={360} destroyOnHidden onClose={() => setOpen(false)}>
        {filterPanel.panel}
      </Drawer>
    </>
  );
}
