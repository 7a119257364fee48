import { createStore, type StoreApi } from 'zustand/vanilla';
import { type FileProblem, fileProblem, type FileRules, plainName } from './fileRules';
import { type SendOptions, type UploadedFile, uploadFile } from './upload.api';

/** Max number of parallel uploads. */
const PARALLEL = 2;

/** One upload in the queue. */
export interface Upload {
  key: string;
  name: string;
  file: File;
  state: 'checking' | 'waiting' | 'sending' | 'done' | 'failed' | 'refused';
  /** The progress in percent, from 0 to 100. */
  percent: number;
  /** Why the file is not sent at all. */
  problem?: FileProblem;
  /** The error of the request. */
  error?: unknown;
  result?: UploadedFile;
}

/** The upload queue of one field. The key of an upload identifies the upload. */
export interface Uploads {
  store: StoreApi<{ uploads: readonly Upload[] }>;
  /** Validates the files and uploads the accepted ones, two at a time. */
  add(files: readonly File[], rules: FileRules): void;
  /** Sends a failed file again. */
  retry(key: string): void;
  /** Removes an upload, and cancels it if it is running. */
  remove(key: string): void;
  /** Removes and cancels all uploads. */
  clear(): void;
  /** Lists a file that was not accepted for upload, with the reason. */
  refuse(file: File, problem: FileProblem): void;
  /** Sets the listener for finished uploads and for the running state, replacing the previous listener. */
  listen(listener: UploadListener): void;
}

interface UploadListener {
  onDone(upload: Upload): void;
  onRunning?(running: boolean): void;
}

type Send = (file: Blob, name: string, options: SendOptions) => Promise<UploadedFile>;

let serial = 0;

/** True until an upload has finished or failed. */
export const isRunning = ({ state }: Upload) => state === 'checking' || state === 'waiting' || state === 'sending';

/** Creates an upload queue. Each file is validated before it is sent, reports its progress, and fails independently. */
export function createUploads(send: Send = uploadFile): Uploads {
  let listener: UploadListener | undefined;
  const store = createStore<{ uploads: readonly Upload[] }>(() => ({ uploads: [] }));
  const stops = new Map<string, AbortController>();
  const find = (key: string) => store.getState().uploads.find((upload) => upload.key === key);
  const patch = (key: string, change: Partial<Upload>) =>
    store.setState(({ uploads }) => ({
      uploads: uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
    }));

  let running = false;
  store.subscribe(({ uploads }) => {
    const now = uploads.some(isRunning);
    if (now === running) return;
    running = now;
    listener?.onRunning?.(now);
  });
  const entryOf = (file: File): Upload => ({
    key: `upload-${++serial}`,
    name: plainName(file.name),
    file,
    state: 'checking',
    percent: 0,
  });
  const enter = (added: Upload[]) => store.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }));

  async function check({ key, file }: Upload, rules: FileRules) {
    const problem = await fileProblem(file, rules);
    patch(key, problem ? { state: 'refused', problem } : { state: 'waiting' });
    next();
  }

  /** Starts waiting uploads up to the parallel limit. */
  function next() {
    const waiting = store.getState().uploads.filter(({ state }) => state === 'waiting');
    for (const upload of waiting.slice(0, Math.max(0, PARALLEL - stops.size))) void start(upload);
  }

  async function start({ key, file, name }: Upload) {
    const stop = new AbortController();
    stops.set(key, stop);
    patch(key, { state: 'sending', percent: 0, error: undefined });
    try {
      const onPercent = (percent: number) => patch(key, { percent });
      const result = await send(file, name, { signal: stop.signal, onPercent });
      patch(key, { state: 'done', percent: 100, result });
    } catch (error) {
      patch(key, { state: 'failed', error });
    } finally {
      stops.delete(key);
      next();
    }
    const upload = find(key);
    if (upload?.state === 'done') listener?.onDone(upload);
  }

  return {
    store,
    add(files, rules) {
      const added = files.map(entryOf);
      enter(added);
      for (const upload of added) void check(upload, rules);
    },
    retry(key) {
      if (find(key)?.state === 'failed') patch(key, { state: 'waiting' });
      next();
    },
    remove(key) {
      store.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.key !== key) }));
      stops.get(key)?.abort();
    },
    clear() {
      store.setState({ uploads: [] });
      for (const stop of stops.values()) stop.abort();
    },
    refuse: (file, problem) => enter([{ ...entryOf(file), state: 'refused', problem }]),
    listen(next) {
      listener = next;
    },
  };
}
