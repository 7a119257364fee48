import { useFormats } from '@/shared/settings/useFormats';
import { keysOf } from '@/shared/api/queryKeys';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { withoutEmpty } from '@/shared/api/crudApi';
import { numeric } from '@/shared/api/fields';
import { request } from '@/shared/api/http';
import { parseRow } from '@/shared/api/parseRows';
import { addMoney, isPositive, type Money } from '@/shared/lib/money';
import { labelOf } from '@/shared/resource/labelOf';
import type { Resource } from '@/shared/resource/resource';
import styles from './list.module.css';
import type { ListAddress } from './listAddress';

const sumsSchema = z.record(z.string(), numeric);

/** The query for a resource's exact sums over all rows that match the filters, by field. */
export const sumsQuery = (path: string, filters: object) => ({
  queryKey: keysOf(path).sum(filters),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    parseRow(
      sumsSchema,
      await request({ url: `${path}/sum`, params: withoutEmpty(filters), signal, quiet: true }),
      `${path}/sum`,
    ),
});

interface MoneyTotalsProps<T extends object> {
  /** The resource. `GET {path}/sum` returns one sum per field, over all rows that match the filters. */
  api: Resource<T>;
  address: ListAddress<keyof T & string>;
  /** The rows of the current page. */
  rows: readonly T[];
  /** The fields to sum. For an `owed` field, negative values do not count. */
  fields: readonly { name: keyof T & string; owed?: boolean }[];
}

/** Shows exact sums below a list: a line for the current page, and a line for all rows that match the filters. */
export function MoneyTotals<T extends object>({ api, address, rows, fields }: MoneyTotalsProps<T>) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const [search] = useSearchParams();
  const { pageNo } = useParams();
  const { filters } = address.read(search, pageNo);
  // The sum of the previous filter only keeps the line in place. It is not shown, because it is not the new rows' sum.
  const { data, isError, isPlaceholderData } = useQuery({
    ...sumsQuery(api.path, filters),
    placeholderData: keepPreviousData,
  });
  const line = (title: string, textOf: (field: (typeof fields)[number]) => string) => (
    <div className={styles.totals}>
      <span>{title}</span>
      {fields.map((field) => (
        <span key={field.name}>
          {labelOf(t, api, field.name)} <strong>{textOf(field)}</strong>
        </span>
      ))}
    </div>
  );
  return (
    <>
      {line(t('crud.pageSum'), ({ name, owed }) => {
        const amounts = rows.map((row) => row[name] as Money | null | undefined);
        return money(addMoney(owed ? amounts.filter(isPositive) : amounts));
      })}
      {!isError && data && line(t('crud.filterSum'), ({ name }) => (isPlaceholderData ? '…' : money(data[name])))}
    </>
  );
}
