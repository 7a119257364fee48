export type Device = 'mobile' | 'tablet' | 'desktop';

/** The width of the open and of the collapsed side menu, in pixels (docs/specification#9). */
export const SIDE_OPEN = 256;
export const SIDE_CLOSED = 80;

/** How the side menu stands, and the room the content leaves for it. */
export interface SideLayout {
  /** Open is whole, closed is a rail of signs; on a phone the whole one waits in a drawer. */
  open: boolean;
  /** What the content keeps free at its side, in pixels: where less than the menu's width, the menu lies over it. */
  padding: 0 | typeof SIDE_CLOSED | typeof SIDE_OPEN;
}

/**
 * The device rules of docs/specification#2: desktop opens the side menu, tablet closes it, mobile opens it. `chosen` is what the
 * person did on this device; `fixed` a menu that stays while the page scrolls. A closed menu that is not fixed stands in the
 * row itself, so the content need not leave room.
 */
export function sideLayout(device: Device, chosen: boolean | undefined, fixed: boolean): SideLayout {
  const open = chosen ?? device !== 'tablet';
  if (open && device !== 'mobile') return { open, padding: device === 'desktop' ? SIDE_OPEN : SIDE_CLOSED };
  return { open, padding: fixed ? SIDE_CLOSED : 0 };
}

/** Which device a window is: mobile up to 576, tablet up to 1199, desktop from 1200 pixels (docs/specification#2). */
export function deviceOf(width: number): Device {
  if (width <= 576) return 'mobile';
  return width < 1200 ? 'tablet' : 'desktop';
}
