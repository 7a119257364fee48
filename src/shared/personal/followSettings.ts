import { isMissing } from '@/shared/api/optional';
import { finishBeforeLeaving } from '@/shared/auth/leaving';
import type { Id } from '@/shared/lib/id';
import { ownChanges } from '@/shared/storage/own';
import { watchStored } from '@/shared/storage/storage';
import { browserCopy } from './browserCopy';
import { fetchSettings, sendSettings } from './settings.api';

/** Delay between the last change and the request that sends the changes, in milliseconds. */
const PAUSE = 2000;

/** Delay before a failed call is repeated, in milliseconds. */
const RETRY = 60_000;

/**
 * Synchronizes the user's settings between this browser and the server.
 *
 * - Loads the server's settings once, and sends the settings that the server lacks.
 * - Sends every change after a delay, before a sign-out, and when the page closes.
 * - Never shows a failure. Unsent changes are sent later, at the latest after the next sign-in.
 * - Does nothing if the server lacks the calls.
 *
 * `loaded` resolves after the first attempt. `send` sends the unsent changes now, and resolves even if it fails. `stop`
 * ends the synchronization.
 */
export function followSettings(userId: Id): { loaded: Promise<void>; send: () => Promise<void>; stop: () => void } {
  const copy = browserCopy(String(userId));
  const abort = new AbortController();
  const { signal } = abort;
  let isLoaded = false;
  let isTaking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = Promise.resolve();

  async function send(options: { keepalive: boolean }): Promise<void> {
    const values = copy.unsent();
    if (!isLoaded || signal.aborted || Object.keys(values).length === 0) return;
    await sendSettings(values, options);
    copy.noteSent(values);
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    try {
      if (!isLoaded) {
        const settings = await fetchSettings(signal);
        if (signal.aborted) return;
        isTaking = true;
        copy.take(settings);
        isTaking = false;
        isLoaded = true;
      }
      await send({ keepalive: false });
    } catch (error) {
      if (isMissing(error)) stop();
      else if (!signal.aborted) later(RETRY);
    }
  }
  /** Runs the synchronizations one after another, so that an older value never arrives last. */
  const soon = () => (turn = turn.then(run));
  function later(pause: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void soon(), pause);
  }

  // Notes the changes that the user made before this code had loaded.
  for (const [key, time] of ownChanges) {
    const name = copy.nameOf(key);
    if (name !== undefined) copy.noteChange(name, time);
  }
  const endWatch = watchStored((key) => {
    const name = isTaking ? undefined : copy.nameOf(key);
    if (name === undefined) return;
    copy.noteChange(name);
    later(PAUSE);
  });
  const endFinish = finishBeforeLeaving(soon);
  window.addEventListener('pagehide', () => void send({ keepalive: true }).catch(() => undefined), { signal });
  const loaded = soon();

  function stop(): void {
    abort.abort();
    clearTimeout(timer);
    endWatch();
    endFinish();
  }
  return { loaded, send: soon, stop };
}
