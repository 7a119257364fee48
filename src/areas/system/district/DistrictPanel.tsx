import { SearchOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Empty, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '@/shared/display/Loading';
import { useClear } from '@/shared/display/useClear';
import { wordOf } from '@/shared/lib/wordOf';
import { PanelScroll } from '../ui/SidePanel';
import { type District, findDistricts, levelOf, useDistrictPath } from './district.resource';
import styles from './DistrictPanel.module.css';
import { DistrictTree } from './DistrictTree';

/** Finds a division in the tree, or by name, pinyin or code; each hit shows its parents. */
export function DistrictPanel() {
  const { t } = useTranslation('system');
  const [search, setSearch] = useSearchParams();
  const [query, setQuery] = useState('');

  /** Filters the list by the children of a division, or by the division itself at the lowest level; kept in the URL. */
  function choose(district: District | undefined) {
    if (!district) return setSearch({});
    setSearch(levelOf(district) < 2 ? { pid: String(district.id) } : { id: String(district.id) });
  }

  return (
    <>
      <Input.Search
        allowClear={useClear()}
        aria-label={t('district.find')}
        placeholder={t('district.findHint')}
        searchIcon={<SearchOutlined aria-label={t('district.findNow')} />}
        onSearch={(text) => setQuery(text.trim())}
      />
      {query ? (
        <Hits query={query} onChoose={(district) => setSearch({ id: String(district.id) })} />
      ) : (
        <DistrictTree chosen={search.get('pid') ?? search.get('id') ?? undefined} onChoose={choose} />
      )}
    </>
  );
}

function Hits({ query, onChoose }: { query: string; onChoose: (district: District) => void }) {
  const { t } = useTranslation('system');
  const pathOf = useDistrictPath();
  const hits = useQuery(findDistricts(query));
  if (!hits.isSuccess) return <Loading query={hits} title={false} />;
  const { records, total } = hits.data;
  return (
    <>
      <p role="status" className={styles.count}>
        {t('district.hits', { count: total, shown: records.length })}
      </p>
      {records.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} />}
      <PanelScroll>
        <ul className={styles.hits}>
          {records.map((district) => (
            <li key={district.id}>
              <button type="button" onClick={() => onChoose(district)}>
                {district.name}
                <small>{pathOf(district) || wordOf(t, 'district.levels', district.deep)}</small>
              </button>
            </li>
          ))}
        </ul>
      </PanelScroll>
    </>
  );
}
