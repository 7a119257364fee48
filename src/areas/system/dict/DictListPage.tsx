import { useSearchParams } from 'react-router-dom';
import { DictDataList } from './DictDataList';
import { DictTypeList } from './DictTypeList';

/** The list of dictionaries; with `?of=sys_user_sex`, the entries of that dictionary. */
export default function DictListPage() {
  const [search] = useSearchParams();
  const dictType = search.get('of');
  return dictType ? <DictDataList key={dictType} dictType={dictType} /> : <DictTypeList />;
}
