import type { DictName } from '@/shared/vocabulary/dictName';
import type { ProColumns } from '@ant-design/pro-components';
import { DictSelect } from './DictSelect';
import { DictTag } from './DictTag';

/** A column with dictionary values: a tag in the table, a select in the search form, the label in an export. */
export function dictColumn<T extends object>(
  dictType: DictName,
  dataIndex: keyof T & string,
  title: string,
): ProColumns<T> {
  return {
    dataIndex,
    title,
    params: { dictType },
    formItemRender: () => <DictSelect dictType={dictType} aria-label={title} />,
    render: (_, row) => <DictTag dictType={dictType} value={row[dataIndex]} />,
  };
}
