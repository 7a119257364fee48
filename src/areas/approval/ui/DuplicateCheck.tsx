import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MenuLink } from '@/shared/menu/MenuLink';
import { Check } from '@/shared/review/Checks';
import type { PagedKind, Reviewable } from '@/shared/review/review';

interface DuplicateCheckProps<T extends Reviewable> {
  kind: PagedKind<T>;
  row: T;
  label: string;
  /** The fields that make another record a duplicate if all are equal. */
  same: readonly (keyof T & string)[];
}

/** Max duplicates listed by name. */
const NAMED = 5;

/** Checks for records with the same field values, and links to each. */
export function DuplicateCheck<T extends Reviewable>({ kind, row, label, same }: DuplicateCheckProps<T>) {
  const { t } = useTranslation('review');
  const given = same.every((field) => Boolean(row[field]));
  const id = String(kind.api.idOf(row));
  const params = { ...Object.fromEntries(same.map((field) => [field, row[field]])), pageNum: 1, pageSize: NAMED + 1 };
  const { data, isError } = useQuery({
    queryKey: kind.api.keys.call('duplicates', params),
    queryFn: ({ signal }) => kind.api.list(params, signal),
    enabled: given,
  });
  const others = data?.records.filter((one) => String(kind.api.idOf(one)) !== id) ?? [];
  if (!given || isError || !data) {
    return (
      <Check label={label} found="unknown">
        {t(isError ? 'checks.failed' : given ? 'checks.looking' : 'checks.notGiven')}
      </Check>
    );
  }
  return (
    <Check label={label} found={others.length > 0 ? 'warn' : 'ok'}>
      {others.length === 0
        ? t('checks.unique')
        : t('checks.others', { count: Math.max(data.total - 1, others.length) })}
      {others.slice(0, NAMED).map((one) => (
        <span key={String(kind.api.idOf(one))} style={{ marginInlineStart: 8 }}>
          <MenuLink to={kind.detailKey} query={{ id: kind.api.idOf(one) }}>
            {kind.nameOf(one)}
          </MenuLink>
        </span>
      ))}
    </Check>
  );
}
