import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { post } from '@/shared/api/http';
import { unlessMissing, useHasDeclared } from '@/shared/api/optional';
import { parseRows } from '@/shared/api/parseRows';
import { toList } from '@/shared/api/envelope';
import type { ImportRow } from './importRows';
import type { ImportProps } from './importSpec';

/** A row the server would refuse: its index among the sent rows, and the message. */
export const rowProblemSchema = z.object({ index: z.number(), msg: z.string() });

/**
 * Lets the server check all rows before the first row is sent. Requires the optional call `importCheck`. `problems` has
 * the server's messages by row number, and is undefined before the response. `forget` drops the messages, and ignores
 * the response of a pending request.
 */
export function useServerCheck({ path, bodyOf }: Pick<ImportProps, 'path' | 'bodyOf'>) {
  const isOffered = useHasDeclared('POST', `${path}/importCheck`);
  const [problems, setProblems] = useState<ReadonlyMap<number, string>>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (rows: readonly ImportRow[]) => {
      const url = `${path}/importCheck`;
      const data = { rows: rows.map(({ values }) => bodyOf?.(values)) };
      const answer = await unlessMissing(post(url, data), () => []);
      const found = parseRows(rowProblemSchema, toList(answer), url, 'index');
      return new Map(found.flatMap(({ index, msg }) => (rows[index] ? [[rows[index].number, msg] as const] : [])));
    },
  });
  return {
    problems,
    isPending,
    error,
    /**
     * Asks the server to check the rows, and calls `send` if the server finds no problem. If the server offers no
     * check, or has already checked the rows, calls `send` immediately.
     */
    ask: (rows: readonly ImportRow[], send: () => void) => {
      if (!isOffered || !bodyOf || problems) return send();
      mutate(rows, {
        onSuccess: (found) => {
          setProblems(found);
          if (found.size === 0) send();
        },
      });
    },
    forget: () => {
      reset();
      setProblems(undefined);
    },
  };
}
