import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { request } from '@/shared/api/http';
import { withoutEmpty } from '@/shared/api/crudApi';
import { addMoney, type Money, showMoney } from '@/shared/lib/money';
import type { ListAddress } from './listAddress';
import styles from './MoneyTotal.module.css';

/** The query for the sum of all amounts of a resource that fit the filters; what is no amount counts as none. */
export const totalQuery = (path: string, filters: object) => ({
  queryKey: [path, 'list', 'amount', filters],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const data = await request({ url: `${path}/total`, params: withoutEmpty(filters), signal, quiet: true });
    return ((data as { amount?: Money } | null)?.amount ?? null) as Money | null; // shown by showMoney, whatever it is
  },
});

interface MoneyTotalProps {
  path: string;
  address: ListAddress;
  /** The amounts of the rows shown. */
  amounts: readonly (Money | null | undefined)[];
}

/** Below a list of amounts: the exact sum of the page, and the server's of everything the filters pick. */
export function MoneyTotal({ path, address, amounts }: MoneyTotalProps) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { pageNo } = useParams();
  const { filters } = address.read(search, pageNo);
  const total = useQuery(totalQuery(path, filters));
  return (
    <div className={styles.totals}>
      <span>
        {t('crud.pageSum')} <strong>{showMoney(addMoney(amounts))}</strong>
      </span>
      {total.isSuccess && total.data !== null && (
        <span>
          {t('crud.filterSum')} <strong>{showMoney(total.data)}</strong>
        </span>
      )}
    </div>
  );
}
