/** One notice for the user. Messages disappear by themselves; notifications stay until closed or for some seconds. */
export interface Notice {
  kind: 'success' | 'info' | 'warning' | 'error';
  title: string;
  description?: string;
  /** Shows a notification with a title and a description instead of a passing message. */
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

/** Fired for a notice that is sent before the host is connected: the signal to load the host. */
export const NOTICE_WAITING = 'talent-desk:notice';

/** True while a notice waits for the host; it may have been sent before anything listens for `NOTICE_WAITING`. */
export const hasWaitingNotices = (): boolean => waiting.length > 0;

/** Shows a notice, callable from anywhere. Notices queue until the host is connected. */
export const notify = {
  success: (title: string) => deliver({ kind: 'success', title }),
  info: (title: string) => deliver({ kind: 'info', title }),
  warning: (title: string) => deliver({ kind: 'warning', title }),
  error: (title: string) => deliver({ kind: 'error', title }),
  /** A notification that stays longer and is announced to screen readers at once. */
  alert: (title: string, description?: string) => deliver({ kind: 'error', title, description, sticky: true }),
};

/** Connects the host that shows notices; queued ones are shown at once. Returns the function to disconnect. */
export function connectNotices(show: Host): () => void {
  host = show;
  for (const notice of waiting.splice(0)) show(notice);
  for (const run of onHost.splice(0)) run();
  return () => {
    if (host === show) host = undefined;
  };
}

/** Calls `run` once all notices so far are shown, after at most `max` milliseconds: their host may still be loading. */
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
