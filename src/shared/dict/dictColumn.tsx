import type { DictName } from '@/shared/vocabulary/dictName';
import type { ProColumns } from '@ant-design/pro-components';
import { DictSelect } from './DictSelect';
import { DictTag } from './DictTag';

/** A column whose value belongs to a dictionary: a tag in the table, a select in the search form, words in an export. */
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
