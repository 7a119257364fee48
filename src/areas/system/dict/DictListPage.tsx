import { useSearchParams } from 'react-router-dom';
import { DictDataList } from './DictDataList';
import { DictTypeList } from './DictTypeList';

/** The list of dictionaries. With `?of=sys_user_sex`, lists the entries of the dictionary `sys_user_sex`. */
export default function DictListPage() {
  const [search] = useSearchParams();
  const dictType = search.get('of');
  return dictType ? <DictDataList key={dictType} dictType={dictType} /> : <DictTypeList />;
}
