import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

/**
 * Switches between all roles and those of company administrators. The choice is in the URL; switching clears the
 * filters.
 */
export function KindSwitch() {
  const { t } = useTranslation('system');
  const [search, setSearch] = useSearchParams();
  return (
    <Segmented
      aria-label={t('role.kind')}
      value={search.get('kind') === 'admin' ? 'admin' : 'all'}
      options={(['all', 'admin'] as const).map((value) => ({ value, label: t(`role.kinds.${value}`) }))}
      onChange={(kind) => setSearch(kind === 'admin' ? { kind } : {})}
    />
  );
}
