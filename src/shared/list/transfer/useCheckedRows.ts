import { useQueries } from '@tanstack/react-query';
import { checkRows, type ImportField, type ImportRow, type Mapping } from './importRows';

interface CheckedRows {
  rows: ImportRow[];
  /** True while options that a row needs are loading, or have failed to load; nothing can be sent until then. */
  pending: boolean;
  error: unknown;
  retry: () => void;
}

/** Validates the rows of a sheet; loads the options of each dependent field once per value in the sheet. */
export function useCheckedRows(
  sheet: readonly string[][] | undefined,
  mapping: Mapping,
  fields: readonly ImportField[],
): CheckedRows {
  const read = sheet ? checkRows(sheet, mapping, fields) : [];
  const asked = fields.flatMap(({ name, below }) => {
    if (!below) return [];
    const values = new Set(read.flatMap((row) => (row.values[below.field] as string | number | undefined) ?? []));
    return [...values].map((value) => ({ name, value, query: below.query(value) }));
  });
  const answers = useQueries({ queries: asked.map(({ query }) => query) });
  const optionsOf = ({ name, below, options }: ImportField, values: Readonly<Record<string, unknown>>) =>
    below ? answers[asked.findIndex((one) => one.name === name && one.value === values[below.field])]?.data : options;
  const failed = answers.filter(({ isError }) => isError);
  return {
    rows: sheet ? checkRows(sheet, mapping, fields, optionsOf) : [],
    pending: answers.some(({ data }) => data === undefined),
    error: failed[0]?.error,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
