import { readStored, writeStored } from '@/shared/storage/storage';

const KEPT = 'DESKTOP_ALERTS';

/**
 * Whether this browser shows notifications of the operating system. `none` means that the browser does not support
 * notifications. `blocked` means that the user has denied permission.
 */
export type AlertState = 'on' | 'off' | 'blocked' | 'none';

/** The state of the switch for notifications of the operating system, in this browser. */
export function alertState(): AlertState {
  if (typeof Notification !== 'function') return 'none';
  if (Notification.permission === 'denied') return 'blocked';
  return readStored(KEPT) === true && Notification.permission === 'granted' ? 'on' : 'off';
}

/**
 * Turns notifications of the operating system on (the browser then asks the user for permission) or off. Resolves to
 * the new state.
 */
export async function switchAlerts(on: boolean): Promise<AlertState> {
  if (on && (await Notification.requestPermission()) !== 'granted') return alertState();
  writeStored(KEPT, on);
  return alertState();
}

/** The content of a notification of the operating system. It replaces a previous notification with the same `tag`. */
interface DesktopAlert {
  title: string;
  text: string;
  tag: string;
  /** Called after a click has brought the window to the front. */
  onClick: () => void;
}

/** Shows a notification of the operating system. Shows nothing if the window is visible or notifications are off. */
export function showAlert({ title, text, tag, onClick }: DesktopAlert): void {
  if (!document.hidden || alertState() !== 'on') return;
  try {
    const alert = new Notification(title, { body: text, tag });
    alert.onclick = () => {
      window.focus();
      alert.close();
      onClick();
    };
  } catch {
    // The error is ignored: phone browsers allow notifications only from a service worker.
  }
}
