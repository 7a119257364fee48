import { readStored, writeStored } from '@/shared/storage/storage';

const KEPT = 'DESKTOP_ALERTS';

/** Whether this browser shows notifications of the operating system; `none`: it cannot, `blocked`: the user forbade it. */
export type AlertState = 'on' | 'off' | 'blocked' | 'none';

/** The state of the switch for notifications of the operating system, in this browser. */
export function alertState(): AlertState {
  if (typeof Notification !== 'function') return 'none';
  if (Notification.permission === 'denied') return 'blocked';
  return readStored(KEPT) === true && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Turns these notifications on, for which the browser asks the user, or off. Resolves to the new state. */
export async function switchAlerts(on: boolean): Promise<AlertState> {
  if (on && (await Notification.requestPermission()) !== 'granted') return alertState();
  writeStored(KEPT, on);
  return alertState();
}

/** What a notification of the operating system says; of those with the same `tag` only the last one is shown. */
interface DesktopAlert {
  title: string;
  text: string;
  tag: string;
  /** Called after the click has brought the window to the front. */
  onClick: () => void;
}

/** Shows a notification of the operating system if the user has turned them on and does not see the window. */
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
    // Browsers of phones allow them only to a service worker.
  }
}
