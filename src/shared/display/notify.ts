/** One notice for the user: a brief message, or a notification (`sticky`), which stays longer and can be closed. */
export interface Notice {
  kind: 'success' | 'info' | 'warning' | 'error';
  title: string;
  description?: string;
  /** Shows a notification with a title and a description instead of a brief message. */
  sticky?: boolean;
}

type Host = (notice: Notice) => void;
let host: Host | undefined;
const onHost: (() => void)[] = [];
const waiting: Notice[] = [];

function deliver(notice: Notice): void {
  if (host) host(notice);
  else waiting.push(notice);
  if (!host) window.dispatchEvent(new Event(NOTICE_WAITING));
}

/** Event for a notice sent before the host is connected; the listener loads the host. */
export const NOTICE_WAITING = 'talent-desk:notice';

/** True while a notice waits for the host, even if the notice was sent before anything listened to `NOTICE_WAITING`. */
export const hasWaitingNotices = (): boolean => waiting.length > 0;

/** Shows a notice; can be called anywhere. Notices queue until the host is connected. */
export const notify = {
  success: (title: string) => deliver({ kind: 'success', title }),
  info: (title: string) => deliver({ kind: 'info', title }),
  warning: (title: string) => deliver({ kind: 'warning', title }),
  error: (title: string) => deliver({ kind: 'error', title }),
  /** A notification that stays longer than a message, and that screen readers announce immediately. */
  alert: (title: string, description?: string) => deliver({ kind: 'error', title, description, sticky: true }),
};

/** Connects the host that shows notices, and shows the queued ones. Returns a function that disconnects it. */
export function connectNotices(show: Host): () => void {
  host = show;
  for (const notice of waiting.splice(0)) show(notice);
  for (const run of onHost.splice(0)) run();
  return () => {
    if (host === show) host = undefined;
  };
}

/** Calls `run` once all queued notices are shown, but after at most `max` ms, because the host may still be loading. */
export function afterNotices(run: () => void, max: number): void {
  if (host) return run();
  let done = false;
  const once = () => {
    if (!done) run();
    done = true;
  };
  onHost.push(once);
  setTimeout(once, max);
}
