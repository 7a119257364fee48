export type Device = 'mobile' | 'tablet' | 'desktop';

/** The width of the open and of the collapsed side menu, in pixels (specification 9). */
export const SIDER_WIDTH = 256;
export const SIDER_COLLAPSED = 80;
/** How far somebody scrolls before an auto-hiding header goes, in pixels (specification 9). */
export const HIDE_HEADER_AFTER = 300;

/** Which device a window is: mobile up to 576, tablet up to 1199, desktop from 1200 pixels (specification 2). */
export function deviceOf(width: number): Device {
  if (width <= 576) return 'mobile';
  return width < 1200 ? 'tablet' : 'desktop';
}

/** Desktop opens the side menu, tablet closes it, mobile opens it (in its drawer). */
export const sidebarStartsOpen = (device: Device) => device !== 'tablet';
