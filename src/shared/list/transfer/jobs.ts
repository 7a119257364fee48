import { create } from 'zustand';
import { tabStorage } from '@/shared/storage/tabStorage';
import type { Id } from '@/shared/lib/id';
import type { ImportSpec, Sending } from './importSpec';
import type { SheetFormat } from './sheet/sheet';

interface JobBase {
  id: string;
  /** The name of the exported or imported list, such as 用户管理. */
  title: string;
  /** `lost`: a reload lost the job's work or its unsaved file, or the server sent an unknown state. */
  state: 'running' | 'done' | 'failed' | 'stopped' | 'lost';
  /** The number of rows read or sent by now. `total` is 0 until the total number is known. */
  done: number;
  total: number;
  /** Why the job failed, in the user's language. */
  failure?: string;
  /** True until the user has seen the result. */
  isNew?: boolean;
  /** Stops a running job. */
  stop?: () => void;
}

/** The choices of an export: enough to open the list and its dialog again. */
export interface ExportChoice {
  /** Path and query of the list's page. */
  address: string;
  format: SheetFormat;
  columns: 'shown' | 'all';
}

/** An export. `run` starts the export again; missing after a reload and for an export on the server. */
export interface ExportJob extends JobBase {
  kind: 'export';
  /** The choices made in the export dialog; missing if the server runs the export and did not return `address`. */
  choice?: ExportChoice;
  /** The server's id of an export that the server makes, and the name of its file once the file exists. */
  server?: { id: Id; fileName?: string };
  run?: () => void;
  file?: { blob: Blob; name: string };
  isSaved?: boolean;
  /** True if rows may be missing, because the list changed during the export. */
  isPartial?: boolean;
}

/** The data of an import without the rows to send, and the progress of sending. */
export interface ImportWork {
  spec: ImportSpec;
  sending: Sending;
}

/** An import. A reload drops `work`, and keeps only the title and the numbers of rows. */
export interface ImportJob extends JobBase {
  kind: 'import';
  work?: ImportWork;
}

export type Job = ExportJob | ImportJob;

/** True for an export on the server, which continues after this window closes. */
export const isOnServer = (job: Job) => job.kind === 'export' && job.server !== undefined;

/**
 * The exports and imports of this window. The jobs continue when the user opens another page. Only the functions in
 * `keptJobs.ts` change the jobs. `reopened` is an export to repeat: the page of its list opens the export dialog with
 * the earlier choices.
 */
export const useJobs = create<{ jobs: readonly Job[]; reopened?: ExportJob | undefined }>(() => ({ jobs: [] }));

/** The storage key of the jobs that a reload of this tab would lose. */
export const KEPT_JOBS = 'jobs';

/** True when this tab has stored jobs that a reload would lose or has already lost. */
export const hasKeptJobs = () => tabStorage.get(KEPT_JOBS) !== undefined;
