import { invalidateResource } from '@/shared/api/queryKeys';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '@/shared/ui/errorText';
import type { ImportRow } from './importRows';

/** A row the server refused, and its words. */
export interface Refused {
  row: ImportRow;
  reason: string;
}

/** How far the sending of rows has come. */
export interface Sending {
  busy: boolean;
  sent: number;
  total: number;
  failed: Refused[];
  /** Rows that were not sent because somebody stopped. */
  left: number;
}

/** Rows on their way at the same time. */
const CONCURRENCY = 3;

/** Sends rows one by one, a few at a time; can be stopped, and knows which the server refused and why. */
export function useSending(path: string, send: (values: Record<string, unknown>) => Promise<unknown>) {
  const client = useQueryClient();
  const errorText = useErrorText();
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
    let sent = 0;
    const update = (busy: boolean) =>
      setSending({ busy, sent, total: rows.length, failed: [...failed], left: waiting.length });
    update(true);
    const worker = async () => {
      for (let row = waiting.shift(); row; row = stopped.current ? undefined : waiting.shift()) {
        try {
          await send(row.values);
        } catch (error) {
          failed.push({ row, reason: errorText(error) });
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
