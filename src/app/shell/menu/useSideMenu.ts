import { useState } from 'react';
import { changeSetting, useSettings } from '@/shared/settings/settings';
import { type Device, deviceOf, sideLayout } from './sideLayout';
import { useOfWidth } from '../useOfWidth';

/** How the side menu stands in this window, and the ways to open and close it. `isEmpty`: it would have no entries here. */
export function useSideMenu(isEmpty: boolean) {
  const { layout, fixedSidebar, sidebarOpen } = useSettings();
  const device = useOfWidth(deviceOf);
  // Over the content a menu is open for a moment: until something is chosen, or the window becomes another device.
  const [over, setOver] = useState<Device>();
  const isOver = over === device;
  const isTop = layout === 'topmenu' || isEmpty;
  const chosen = { desktop: sidebarOpen, tablet: isOver, mobile: undefined }[device];
  const { open, padding } = sideLayout(device, chosen, fixedSidebar && !isTop);
  const inDrawer = device === 'mobile';
  return {
    device,
    /** Whether there is one beside the content: not for menus at the top; on a phone only a rail that stays. */
    isBeside: !isTop && (!inDrawer || padding > 0),
    inDrawer,
    /** Whether all of it is in sight. */
    expanded: inDrawer ? isOver : open,
    padding: isTop && !inDrawer ? 0 : padding,
    fixed: fixedSidebar,
    toggle: () => (device === 'desktop' ? changeSetting('sidebarOpen', !open) : setOver(isOver ? undefined : device)),
    /** Puts away a menu that lies over the content. */
    close: () => setOver(undefined),
  };
}
export type SideMenuState = ReturnType<typeof useSideMenu>;
