export type Device = 'mobile' | 'tablet' | 'desktop';

/** The widths of the open and of the collapsed side menu, in pixels (docs/specification#9). */
export const SIDE_OPEN = 256;
export const SIDE_CLOSED = 80;

/** The state of the side menu, and the padding that the content needs next to the menu. */
export interface SideLayout {
  /** True for full width, false for a rail of icons. On a phone, the full menu is in a drawer. */
  open: boolean;
  /**
   * The content's padding at the side of the menu, in pixels. If the padding is less than the menu's width, the menu
   * overlays the content.
   */
  padding: 0 | typeof SIDE_CLOSED | typeof SIDE_OPEN;
}

/**
 * Implements the device rules of docs/specification#2. By default, the menu is open on desktop and mobile, and closed
 * on tablet. `chosen` is the user's choice on this device, which overrides the default. A `fixed` menu does not scroll
 * with the page. A closed menu that is not fixed has its own space in the layout. The content then needs no padding.
 */
export function sideLayout(device: Device, chosen: boolean | undefined, fixed: boolean): SideLayout {
  const open = chosen ?? device !== 'tablet';
  if (open && device !== 'mobile') return { open, padding: device === 'desktop' ? SIDE_OPEN : SIDE_CLOSED };
  return { open, padding: fixed ? SIDE_CLOSED : 0 };
}

/** The device class of a window width in pixels (docs/specification#2). */
export function deviceOf(width: number): Device {
  if (width <= 576) return 'mobile';
  return width < 1200 ? 'tablet' : 'desktop';
}
