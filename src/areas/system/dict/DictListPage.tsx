import { useSearchParams } from 'react-router-dom';
import { DictDataList } from './DictDataList';
import { DictTypeList } from './DictTypeList';

/** The dictionaries, and the entries of the one the address names (`?of=sys_user_sex`). */
export default function DictListPage() {
  const [search] = useSearchParams();
  const dictType = search.get('of');
  return dictType ? <DictDataList key={dictType} dictType={dictType} /> : <DictTypeList />;
}
