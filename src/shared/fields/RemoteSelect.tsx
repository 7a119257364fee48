import { keysOf } from '@/shared/api/queryKeys';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Select, Spin } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/shared/api/crudApi';
import { useErrorText } from '@/shared/ui/errorText';
import { useClear } from '@/shared/ui/useClear';
import { controlProps, type FieldProps } from './fieldProps';

/** One choice. */
export interface RemoteOption {
  value: Id;
  label: string;
}

interface RemoteSelectProps extends FieldProps<Id | null | undefined> {
  /** The path of the resource that is chosen from. */
  source: string;
  /** Asks the server for what fits the words typed. */
  search: (words: string, signal: AbortSignal) => Promise<RemoteOption[]>;
  /** Asks what a value is called that is not among the answers. */
  nameOf?: (value: Id, signal: AbortSignal) => Promise<string>;
}

/** How long typing has to rest before the server is asked, in milliseconds. */
const DEBOUNCE = 300;
/** The most choices shown; more of them are found by typing (docs/quality#row-99). */
const MAX_OPTIONS = 200;

/** Chooses one of many that the server searches; the chosen one keeps its name whatever is searched for. */
export function RemoteSelect({ value, onChange, disabled, source, search, nameOf, ...field }: RemoteSelectProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState('');
  const [asked, setAsked] = useState(false);
  const [chosen, setChosen] = useState<RemoteOption>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const found = useQuery({
    queryKey: keysOf(source).options(words),
    queryFn: ({ signal }) => search(words, signal),
    placeholderData: keepPreviousData,
    enabled: asked,
  });
  const known = [chosen, ...(found.data ?? [])].find((option) => option?.value === value);
  const named = useQuery({
    queryKey: keysOf(source).call('name', value),
    queryFn: ({ signal }) => nameOf?.(value as Id, signal) ?? String(value),
    enabled: value !== undefined && value !== null && !known && nameOf !== undefined,
    staleTime: 60_000,
  });

  function onSearch(text: string) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setWords(text.trim()), DEBOUNCE);
  }

  const options = (found.data ?? []).slice(0, MAX_OPTIONS);
  return (
    <Select<Id>
      {...controlProps(field)}
      allowClear={useClear()}
      showSearch={{ filterOption: false, onSearch }}
      value={value ?? null}
      options={options}
      labelRender={({ value: one, label }) => known?.label ?? label ?? named.data ?? String(one)}
      loading={found.isFetching || named.isFetching}
      onOpenChange={(open) => open && setAsked(true)}
      onChange={(next: Id | undefined) => {
        setChosen(options.find((option) => option.value === next));
        onChange?.(next ?? null);
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
