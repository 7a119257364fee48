import { keysOf } from '@/shared/api/queryKeys';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Select, Spin } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/shared/lib/id';
import { useErrorText } from '@/shared/display/errorText';
import { useClear } from '@/shared/display/useClear';
import { useReading } from '@/shared/display/reading';
import { controlProps, type FieldProps } from '@/shared/display/fieldProps';

export interface RemoteOption {
  value: Id;
  label: string;
}

interface RemoteSelectProps extends FieldProps<Id | null | undefined> {
  /** The field's name, shown inside the select, as in a filter. */
  prefix?: ReactNode;
  /** The path of the resource whose rows are the options. */
  source: string;
  /** Fetches the options that match the typed text. */
  search: (text: string, signal: AbortSignal) => Promise<RemoteOption[]>;
  /** Fetches the name of a value that is missing from the options. */
  nameOf?: (value: Id, signal: AbortSignal) => Promise<string>;
}

/** The debounce of the search, in milliseconds. */
const DEBOUNCE = 300;
/** The max number of options shown. The user types a text to find further options (docs/quality#row-99). */
const MAX_OPTIONS = 200;

/**
 * A select that searches its options on the server. The selected option keeps its label if a search does not find it.
 */
export function RemoteSelect({
  value,
  onChange,
  disabled,
  source,
  search,
  nameOf,
  prefix,
  ...field
}: RemoteSelectProps) {
  const { t } = useTranslation();
  const [searched, setSearched] = useState('');
  const [asked, setAsked] = useState(false);
  const [chosen, setChosen] = useState<RemoteOption>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const found = useQuery({
    queryKey: keysOf(source).options(searched),
    queryFn: ({ signal }) => search(searched, signal),
    placeholderData: keepPreviousData,
    enabled: asked,
  });
  useReading(field.id, (one) => <RemoteName source={source} nameOf={nameOf} value={one as Id} />); // the field's value
  const known = [chosen, ...(found.data ?? [])].find((option) => option && isSame(option.value, value));
  const named = useName({ source, nameOf, value: known ? undefined : value });

  function onSearch(text: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSearched(text.trim()), DEBOUNCE);
  }

  const options = (found.data ?? []).slice(0, MAX_OPTIONS);
  return (
    <Select<string>
      {...controlProps(field)}
      prefix={prefix}
      placeholder={t(prefix === undefined ? 'field.choose' : 'crud.any')}
      allowClear={useClear()}
      showSearch={{ filterOption: false, onSearch }}
      value={value === undefined || value === null ? null : String(value)}
      options={options.map((option) => ({ ...option, value: String(option.value) }))}
      labelRender={({ value: one, label }) => known?.label ?? label ?? named.data ?? String(one)}
      loading={found.isFetching || named.isFetching}
      onOpenChange={(open) => open && setAsked(true)}
      onChange={(next: string | undefined) => {
        const option = options.find((one) => isSame(one.value, next));
        setChosen(option);
        // Returns the id as the server sends it, a number or a text.
        onChange?.(option?.value ?? next ?? null);
      }}
      notFoundContent={
        found.isError ? (
          <Failure error={found.error} onRetry={() => void found.refetch()} />
        ) : found.isFetching || !asked ? (
          <Spin size="small" />
        ) : (
          t('fields.nothingFound')
        )
      }
      popupRender={(menu) => (
        <>
          {menu}
          {(found.data?.length ?? 0) > MAX_OPTIONS && <div style={{ padding: '4px 12px' }}>{t('fields.more')}</div>}
        </>
      )}
      {...(disabled !== undefined && { disabled })}
    />
  );
}

/** Compares ids as text, because an id may be a number in one response and a text in another. */
const isSame = (one: Id, other: Id | null | undefined) => String(one) === String(other);

type NameProps = Pick<RemoteSelectProps, 'source' | 'nameOf' | 'value'>;

/** The name of a value that is missing from the options. */
const useName = ({ source, nameOf, value }: NameProps) =>
  useQuery({
    queryKey: keysOf(source).call('name', value),
    queryFn: ({ signal }) => nameOf?.(value as Id, signal) ?? String(value),
    enabled: value !== undefined && value !== null && nameOf !== undefined,
    staleTime: 60_000,
  });

const RemoteName = (props: NameProps) => useName(props).data ?? String(props.value);

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <div role="alert">
      {errorText(error)}{' '}
      <Button type="link" size="small" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}
