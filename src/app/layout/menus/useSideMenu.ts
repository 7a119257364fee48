import { useState, useSyncExternalStore } from 'react';
import { changeSetting, useSettings } from '@/shared/settings/settings';
import { type Device, deviceOf, sideLayout } from './sideLayout';

/**
 * Returns the state of the side menu in this window, and functions to open and close the menu. `isEmpty` is true if the
 * menu has no entries on the current page.
 */
export function useSideMenu(isEmpty: boolean) {
  const { layout, fixedSidebar, sidebarOpen } = useSettings();
  const device = useOfWidth(deviceOf);
  // A menu that overlays the content stays open only until the user picks an entry or the device class changes.
  const [over, setOver] = useState<Device>();
  const isOver = over === device;
  const isTop = layout === 'topmenu' || isEmpty;
  const chosen = { desktop: sidebarOpen, tablet: isOver, mobile: undefined }[device];
  const { open, padding } = sideLayout(device, chosen, fixedSidebar && !isTop);
  const inDrawer = device === 'mobile';
  return {
    device,
    /**
     * True if the menu is next to the content. A top menu is never next to the content. On a phone, only a fixed rail
     * is next to the content.
     */
    isBeside: !isTop && (!inDrawer || padding > 0),
    inDrawer,
    /** True when the menu is shown at full width. */
    expanded: inDrawer ? isOver : open,
    padding: isTop && !inDrawer ? 0 : padding,
    fixed: fixedSidebar,
    toggle: () => (device === 'desktop' ? changeSetting('sidebarOpen', !open) : setOver(isOver ? undefined : device)),
    /** Closes a menu that overlays the content. */
    close: () => setOver(undefined),
  };
}
export type SideMenuState = ReturnType<typeof useSideMenu>;

const watch = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};

/** Returns `read(width)` for the window's width in pixels. Re-renders only if the result of `read` changes. */
const useOfWidth = <T extends string | number | boolean>(read: (width: number) => T): T =>
  useSyncExternalStore(watch, () => read(window.innerWidth));
