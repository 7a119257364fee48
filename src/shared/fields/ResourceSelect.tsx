import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/shared/api/crudApi';
import { useErrorText } from '@/shared/ui/errorText';
import { useClear } from '@/shared/ui/useClear';
import { controlProps, type FieldProps } from './fieldProps';

/** One row that can be chosen; `title` is what it is found by, `depth` below how many others it stands. */
export interface Choice {
  value: Id;
  label: string;
  title?: string;
  depth?: number;
}

interface Source<Q, K extends QueryKey> {
  /** The rows as a query under the keys of their resource (`options`), so that saving one there refetches them. */
  choices: UseQueryOptions<Q, Error, readonly Choice[], K>;
  placeholder?: string;
}

type OneProps<Q, K extends QueryKey> = Source<Q, K> & FieldProps<Id | undefined>;
type TextProps<Q, K extends QueryKey> = Source<Q, K> & FieldProps<string | undefined>;
type ManyProps<Q, K extends QueryKey> = Source<Q, K> & FieldProps<Id[]>;

/** Chooses one row of a resource by its id. Where there are too many to list, `RemoteSelect` asks the server. */
export function ResourceSelect<Q, K extends QueryKey>({ value, onChange, ...props }: OneProps<Q, K>) {
  const { select, known } = useChoices(props);
  return (
    <Select<string>
      {...select}
      value={value === undefined || value === null ? null : String(value)}
      onChange={(next: string | undefined) => onChange?.(next === undefined ? undefined : (known.get(next) ?? next))}
    />
  );
}

/** The same for a search form, which holds ids as text. */
export function ResourceFilter<Q, K extends QueryKey>({ value, onChange, ...props }: TextProps<Q, K>) {
  const { select } = useChoices(props);
  return (
    <Select<string>
      {...select}
      value={value ?? null}
      onChange={(next: string | null | undefined) => onChange?.(next ?? undefined)}
    />
  );
}

/** Chooses any number of rows of a resource by their ids. */
export function ResourceSelectMany<Q, K extends QueryKey>({ value, onChange, ...props }: ManyProps<Q, K>) {
  const { select, known } = useChoices(props);
  return (
    <Select<string[]>
      {...select}
      mode="multiple"
      value={(value ?? []).map(String)}
      onChange={(chosen) => onChange?.(chosen.map((one) => known.get(one) ?? one))}
    />
  );
}

/** The select without its value: its list, why it is empty, and another try when it is opened again. */
function useChoices<Q, K extends QueryKey>({
  choices,
  placeholder,
  ...field
}: Source<Q, K> & Omit<FieldProps<never>, 'value' | 'onChange'>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const found = useQuery(choices);
  const rows = found.data ?? [];
  const options = rows.map((row) => ({ title: row.label, ...row, value: String(row.value) }));
  return {
    /** The ids as the server has them, by their text. */
    known: new Map(rows.map(({ value }) => [String(value), value])),
    select: {
      ...controlProps(field),
      allowClear: useClear(),
      showSearch: { optionFilterProp: 'title' },
      placeholder: placeholder ?? t('field.choose'),
      options,
      optionRender: ({ data }: { data: { label?: ReactNode; depth?: number } }) => (
        <span style={{ paddingInlineStart: (data.depth ?? 0) * 16 }}>{data.label}</span>
      ),
      loading: found.isFetching,
      disabled: field.disabled ?? false,
      onOpenChange: (open: boolean) => open && found.isError && void found.refetch(),
      ...(found.isError && { notFoundContent: errorText(found.error) }),
    },
  };
}
