import { useQuery } from '@tanstack/react-query';
import { Form, InputNumber, type InputRef } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type CrudApi, isNew } from '@/shared/api/crudApi';
import { keysOf } from '@/shared/api/queryKeys';
import { DictRadio } from '@/shared/dict/DictSelect';
import { Limited } from './itemsOf';
import { chosen } from './required';

/** The max sort number. Sort numbers start at 0, and lists are sorted by them in ascending order. */
const MAX_SORT = 9999;

interface SortItemProps<T extends { sort?: number | null | undefined }> {
  required?: boolean;
  /** The resource to which the form adds a record. If set, the field of a new record proposes the next sort number. */
  after?: CrudApi<T>;
}

/** The sort number of a record in its list. */
export function SortItem<T extends { sort?: number | null | undefined }>(props: SortItemProps<T>) {
  const { required = false, after } = props;
  const { t } = useTranslation();
  useNextSort(after);
  return (
    <Limited name="sort">
      {(unchecked) => (
        <Form.Item name="sort" label={t('field.sort')} rules={[{ required }]} {...unchecked}>
          <InputNumber min={0} max={MAX_SORT} precision={0} style={{ width: 160 }} />
        </Form.Item>
      )}
    </Limited>
  );
}

/** Proposes the number after the last number in the list. If the list fails to load, proposes nothing. */
function useNextSort<T extends { sort?: number | null | undefined }>(api: CrudApi<T> | undefined) {
  const form = Form.useFormInstance<Record<string, unknown>>();
  const isOpen = () => (form.getFieldValue('sort') ?? undefined) === undefined;
  const isFresh = api !== undefined && isNew(form.getFieldValue(api.idKey));
  const { data: next } = useQuery({
    queryKey: keysOf(api?.path ?? '').options('next sort'),
    queryFn: async ({ signal }) => {
      const last = await api?.list({ pageNum: 1, pageSize: 1, sortField: 'sort', sortOrder: 'desc' }, signal);
      return Math.min(MAX_SORT, (last?.records[0]?.sort ?? 0) + 1);
    },
    enabled: isFresh && isOpen(),
    retry: false,
  });
  const propose = useEffectEvent((number: number) => {
    // Proposes nothing while the cursor is in the field, because the user is about to type a number.
    const field = form.getFieldInstance('sort') as Pick<InputRef, 'nativeElement'> | undefined; // antd's Input
    const isTyping = field?.nativeElement?.contains(document.activeElement);
    if (isFresh && isOpen() && !isTyping && !form.isFieldTouched('sort')) form.setFieldValue('sort', number);
  });
  useEffect(() => {
    if (next !== undefined) propose(next);
  }, [next]);
}

/** The form item for the status of a record, enabled or disabled (docs/contract#3.2, ENABLE). */
export function StatusItem() {
  const { t } = useTranslation();
  return (
    <Limited name="status">
      {(unchecked) => (
        <Form.Item name="status" label={t('field.status')} rules={[chosen]} {...unchecked}>
          <DictRadio dictType="sys_normal_disable" />
        </Form.Item>
      )}
    </Limited>
  );
}
