import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { alreadyShown } from '@/shared/api/ApiError';
import { useErrorText } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { eachPage } from './eachPage';
import type { Selection } from './rows/useSelection';
import type { List } from './useList';

/** Max number of selected rows: more ids do not fit into the URL of a removal. */
const MAX = 300;
const PAGE = 100;

/** A button that selects all other rows of the filter too; shown once the whole page is selected. */
export function SelectAll<T extends object>({ list, selection }: { list: List<T>; selection: Selection<T> }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [loading, setLoading] = useState(false);
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);
  const { total, rows } = list;
  if (selection.page !== 'all' || total <= rows.length || total > MAX || selection.rows.length >= total) return null;

  async function selectAll() {
    const { signal } = (request.current = new AbortController());
    setLoading(true);
    try {
      selection.add(await allRows(list, signal));
    } catch (error) {
      if (!signal.aborted && !alreadyShown(error)) notify.error(errorText(error));
    }
    setLoading(false);
  }
  return (
    <Button type="link" size="small" loading={loading} onClick={() => void selectAll()}>
      {t('crud.selectAll', { count: total })}
    </Button>
  );
}

/** Fetches all rows that match the list's filter. */
async function allRows<T extends object>({ api, address, state }: List<T>, signal: AbortSignal): Promise<T[]> {
  const found: T[] = [];
  for await (const page of eachPage(api, address.params(state), PAGE, signal)) found.push(...page.records);
  return found;
}
