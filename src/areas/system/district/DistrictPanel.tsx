import { useQuery } from '@tanstack/react-query';
import { Empty, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { TableFailure } from '@/shared/list/TableFailure';
import { useClear } from '@/shared/ui/useClear';
import { type District, findDistricts, useDistrictPath } from './district.api';
import styles from './DistrictPanel.module.css';
import { PanelScroll } from '../ui/SidePanel';
import { DistrictTree } from './DistrictTree';

/** Finds a division: by opening the tree, or by name, pinyin or code, each hit with what it belongs to. */
export function DistrictPanel() {
  const { t } = useTranslation('system');
  const [search, setSearch] = useSearchParams();
  const [query, setWanted] = useState('');

  /** A division shows what is directly below it, the lowest ones themselves; the choice is in the address. */
  function choose(district: District | undefined) {
    if (!district) return setSearch({});
    setSearch(district.deep < 2 ? { pid: String(district.id) } : { id: String(district.id) });
  }

  return (
    <>
      <Input.Search
        allowClear={useClear()}
        aria-label={t('district.find')}
        placeholder={t('district.findHint')}
        onSearch={(text) => setWanted(text.trim())}
      />
      {query ? (
        <Hits wanted={query} onChoose={(district) => setSearch({ id: String(district.id) })} />
      ) : (
        <DistrictTree chosen={search.get('pid') ?? search.get('id') ?? undefined} onChoose={choose} />
      )}
    </>
  );
}

function Hits({ wanted: query, onChoose }: { wanted: string; onChoose: (district: District) => void }) {
  const { t } = useTranslation('system');
  const pathOf = useDistrictPath();
  const hits = useQuery(findDistricts(query));
  if (hits.isPending) return <Skeleton active title={false} />;
  if (hits.isError) return <TableFailure error={hits.error} onRetry={() => void hits.refetch()} />;
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
                <small>{pathOf(district) || t(`district.levels.${district.deep}`)}</small>
              </button>
            </li>
          ))}
        </ul>
      </PanelScroll>
    </>
  );
}
