import { useQuery } from '@tanstack/react-query';
import { listSame } from '@/shared/api/same';
import { isMasked } from '@/shared/lib/rules/mask';
import type { Id } from '@/shared/lib/id';
import { useCan } from '@/shared/auth/Can';
import { MenuLink } from '@/shared/menu/MenuLink';
import type { PagedKind, Reviewable } from '@/shared/review/review';
import type { MenuKey } from '@/shared/vocabulary/menuKey';

interface RelatedListProps<T extends Reviewable> {
  kind: PagedKind<T>;
  label: string;
  /** Filters of the list. If a filter has no value, nothing is fetched or rendered. */
  filters: Record<string, string | null | undefined>;
}

/**
 * Links to the list of related records and shows the number of records. Renders nothing if the user may not read the
 * list.
 */
export function RelatedList<T extends Reviewable>({ kind, label, filters }: RelatedListProps<T>) {
  const { api, address, listKey } = kind;
  const allowed = useCan(`${api.permission}:list`);
  const given = Object.values(filters).every(Boolean);
  const params = { ...filters, pageNum: 1, pageSize: 1 };
  const { data } = useQuery({
    queryKey: api.keys.call('related', params),
    queryFn: async ({ signal }) => (await api.list(params, signal)).total,
    enabled: given && allowed,
  });
  if (!given || !allowed) return null;
  const search = new URLSearchParams(filters as Record<string, string>);
  if (address.tab) search.set(address.tab.field, 'all');
  return (
    <li>
      <MenuLink to={listKey} query={address.write(address.read(search))}>
        {label}
      </MenuLink>{' '}
      {data !== undefined && `(${data})`}
    </li>
  );
}

interface SameRecordsProps<T extends Reviewable> {
  kind: PagedKind<T>;
  label: string;
  row: T;
  field: keyof T & string;
}

/**
 * Links to the filtered list of records with an equal value in `field`. A masked value cannot be a filter. For a masked
 * value, links to the first records that the server finds.
 */
export function SameRecords<T extends Reviewable>({ kind, label, row, field }: SameRecordsProps<T>) {
  const value = row[field];
  return isMasked(value) ? (
    <MaskedSame {...{ kind, label, row, field }} />
  ) : (
    <RelatedList kind={kind} label={label} filters={{ [field]: value as string | null | undefined }} />
  );
}

/** Max number of records linked individually. */
const LINKED = 5;

function MaskedSame<T extends Reviewable>({ kind, label, row, field }: SameRecordsProps<T>) {
  const { api, detailKey } = kind;
  const allowed = useCan(`${api.permission}:get`);
  const id = api.idOf(row);
  const params = { fields: field, pageNum: 1, pageSize: LINKED + 1 };
  const { data } = useQuery({
    queryKey: api.keys.call('same', id, params),
    queryFn: ({ signal }) => listSame(api, id, params, signal),
    enabled: allowed,
  });
  if (!data) return null;
  const others = data.records.filter((one) => String(api.idOf(one)) !== String(id)).slice(0, LINKED);
  return (
    <li>
      {label} ({data.total}){' '}
      {others.map((one) => (
        <MenuLink key={String(api.idOf(one))} to={detailKey} query={{ id: api.idOf(one) }}>
          {api.nameOf(one)}{' '}
        </MenuLink>
      ))}
    </li>
  );
}

interface RelatedRecordProps {
  label: string;
  name: string;
  /** The menu key of the record's page. */
  to: MenuKey;
  id: Id;
}

/** A label, followed by a link with the name of the related record. */
export function RelatedRecord({ label, name, to, id }: RelatedRecordProps) {
  return (
    <li>
      {label}{' '}
      <MenuLink to={to} query={{ id }}>
        {name}
      </MenuLink>
    </li>
  );
}
