import { invalidateResource } from '@/shared/api/queryKeys';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '@/shared/auth/session';
import { newKey } from '@/shared/form/move/newKey';
import { endsSeries, isMendable } from '@/shared/api/ApiError';
import { useErrorText } from '@/shared/display/errorText';
import type { ImportField, ImportRow } from './importRows';

/** A row the server rejected, with the server's message. */
export interface Refused {
  row: ImportRow;
  reason: string;
  /** True when sending the same row again may succeed. */
  isMendable?: boolean;
}

/** A row the server saved, with the value that the server returns only once. */
export interface Saved {
  row: ImportRow;
  note: string | undefined;
}

/** The progress of sending rows. */
export interface Sending {
  busy: boolean;
  sent: number;
  total: number;
  failed: Refused[];
  /** All rows saved so far, including earlier attempts. */
  saved: Saved[];
  /** The number of rows not sent because the user stopped. */
  left: number;
}

/** Sends the values of one row; `importKey` is the same for all rows that are sent together. */
export type SendRow = (values: Record<string, unknown>, importKey?: string) => Promise<unknown>;

/** The resource that an import writes to. */
export interface ImportProps {
  title: string;
  /** The path of the resource, whose lists are refetched after the import. */
  path: string;
  fields: readonly ImportField[];
  /** Returns the problems of a row whose cells are all valid, before anything is sent. */
  check?: (values: Record<string, unknown>) => readonly string[];
  /** Sends one row with the key of its import (`importRow`); when it rejects, the error is shown with the row. */
  send: SendRow;
  /** A value the server returns once per saved row, such as a first password: offered as a file with the rows. */
  secret?: {
    label: string;
    of: (answer: unknown) => string | undefined;
    /** Shown when the server returns no value. */
    otherwise: string | undefined;
  };
}

/** Max number of rows sent in parallel. */
const CONCURRENCY = 3;

/**
 * Sends rows with one request each, a few in parallel; can be stopped, and collects the rejected rows with their
 * reasons.
 */
export function useSending(
  path: string,
  send: SendRow,
  noteOf: (answer: unknown) => string | undefined = () => undefined,
) {
  const client = useQueryClient();
  const errorText = useErrorText();
  const takesKey = useSession(({ config }) => config.importKeys);
  const stopped = useRef(false);
  const [sending, setSending] = useState<Sending>();
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  async function start(rows: readonly ImportRow[]) {
    stopped.current = false;
    const waiting = [...rows];
    const failed: Refused[] = [];
    const saved = [...(sending?.saved ?? [])];
    const importKey = takesKey ? newKey() : undefined;
    let sent = 0;
    const update = (busy: boolean) =>
      setSending({ busy, sent, total: rows.length, failed: [...failed], saved: [...saved], left: waiting.length });
    update(true);
    const worker = async () => {
      for (let row = waiting.shift(); row; row = stopped.current ? undefined : waiting.shift()) {
        try {
          saved.push({ row, note: noteOf(await send(row.values, importKey)) });
        } catch (error) {
          if (endsSeries(error)) {
            stopped.current = true;
            waiting.unshift(row);
            return update(true);
          }
          failed.push({ row, reason: errorText(error), isMendable: isMendable(error) });
        }
        sent += 1;
        update(true);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    failed.sort((a, b) => a.row.number - b.row.number);
    update(false);
    await invalidateResource(client, path);
  }

  const stop = () => {
    stopped.current = true;
  };
  return { sending, start, stop, reset: () => setSending(undefined) };
}
