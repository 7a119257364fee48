import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/shared/lib/id';
import { useErrorText } from '@/shared/display/errorText';
import { popupWidth } from '@/shared/dict/popupWidth';
import { useClear } from '@/shared/display/useClear';
import { useReading } from '@/shared/display/reading';
import { controlProps, type FieldProps } from '@/shared/display/fieldProps';

/** An option: `title` is the text the search matches, `depth` its level in the tree. */
export interface Choice {
  value: Id;
  label: string;
  title?: string;
  depth?: number;
}

interface Source<Q, K extends QueryKey> {
  /**
   * The query of the options. Its key must start with the resource's `options` key, so that saving a row refetches it.
   */
  choices: UseQueryOptions<Q, Error, readonly Choice[], K>;
  placeholder?: string;
}

type OneProps<Q, K extends QueryKey> = Source<Q, K> & FieldProps<Id | undefined>;
type TextProps<Q, K extends QueryKey> = Source<Q, K> & FieldProps<string | undefined> & { prefix: ReactNode };
type ManyProps<Q, K extends QueryKey> = Source<Q, K> & FieldProps<Id[]> & { prefix?: ReactNode };

/** A select for one row of a resource; the value is the row's id. For a resource with many rows, use `RemoteSelect`. */
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

/** A `ResourceSelect` for filters: the value is the id as text, and the filter's name is shown inside the select. */
export function ResourceFilter<Q, K extends QueryKey>({ value, onChange, prefix, ...props }: TextProps<Q, K>) {
  const { t } = useTranslation();
  const { select } = useChoices({ placeholder: t('crud.any'), ...props });
  return (
    <Select<string>
      {...select}
      prefix={prefix}
      popupMatchSelectWidth={popupWidth(select.options)}
      value={value ?? null}
      onChange={(next: string | null | undefined) => onChange?.(next ?? undefined)}
    />
  );
}

/** A select for several rows of a resource; the value is an array of ids. */
export function ResourceSelectMany<Q, K extends QueryKey>({ value, onChange, prefix, ...props }: ManyProps<Q, K>) {
  const { select, known } = useChoices(props);
  return (
    <Select<string[]>
      {...select}
      mode="multiple"
      {...(prefix && { prefix, maxTagCount: 'responsive' as const })}
      value={(value ?? []).map(String)}
      onChange={(chosen) => onChange?.(chosen.map((one) => known.get(one) ?? one))}
    />
  );
}

/** The props common to all selects: options, an error in place of the list, and a retry when the select is reopened. */
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
  useReading(field.id, (value) =>
    [value]
      .flat()
      .map((one) => options.find((option) => option.value === String(one))?.title ?? String(one))
      .join(t('crud.comma')),
  );
  return {
    /** The ids as the server sends them, numbers or texts, keyed by their text. */
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
      ...(field.disabled !== undefined && { disabled: field.disabled }),
      onOpenChange: (open: boolean) => open && found.isError && void found.refetch(),
      ...(found.isError && { notFoundContent: errorText(found.error) }),
    },
  };
}
