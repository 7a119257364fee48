import type { Column } from '../column';
import { resourceFilter } from './resourceFilter';
import { areasQuery } from '@/shared/form/fields/districts.api';

/** The filters for a record's province and city. The city filter is disabled until the user chooses a province. */
export const areaFilters = <T extends object>(province: string, city: string): Column<T>[] => [
  { key: 'provinceId', title: province, filterOnly: true, filter: resourceFilter('provinceId', () => areasQuery()) },
  { key: 'cityId', title: city, filterOnly: true, filter: { ...cityFilter, needs: 'provinceId' } },
];

const cityFilter = resourceFilter('cityId', ({ provinceId }) => ({
  ...areasQuery(provinceId),
  enabled: Boolean(provinceId),
}));
