import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { movedTo } from '@/shared/lib/movedTo';
import { IconButton } from '@/shared/display/IconButton';
import { controlProps, type FieldProps, useIsDisabled } from '@/shared/display/fieldProps';
import styles from './fields.module.css';

export interface KeyValue {
  key: string;
  value: string;
}

interface KeyValueFieldProps extends FieldProps<KeyValue[]> {
  /** The max number of rows. */
  most?: number;
}

const EMPTY: KeyValue = { key: '', value: '' };

/** Returns the keys that occur more than once. A form rule should reject repeated keys. */
export function doubleKeys(rows: readonly KeyValue[] = []): string[] {
  const keys = rows.map(({ key }) => key.trim()).filter(Boolean);
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
}

/** Rows of keys and values; keyboard users can add, remove and move rows too. The caller must not save empty rows. */
export function KeyValueField({ value = [], onChange, most = 20, ...field }: KeyValueFieldProps) {
  const { t } = useTranslation();
  const disabled = useIsDisabled(field.disabled);
  const frame = useRef<HTMLDivElement>(null);
  const rows = value.length > 0 ? value : [EMPTY];
  const double = new Set(doubleKeys(rows));

  const patch = (target: number, change: Partial<KeyValue>) =>
    onChange?.(rows.map((row, index) => (index === target ? { ...row, ...change } : row)));

  function move(index: number, to: number) {
    onChange?.(movedTo(rows, index, to));
    focus(to);
  }
  function remove(index: number) {
    onChange?.(rows.filter((_, other) => other !== index));
    focus(Math.max(0, index - 1));
  }
  /** Focuses the row after React has rendered it. */
  const focus = (row: number) =>
    requestAnimationFrame(() => frame.current?.querySelectorAll<HTMLInputElement>('input[data-key]')[row]?.focus());

  return (
    <div ref={frame}>
      {rows.map((row, index) => {
        const no = index + 1;
        const isDouble = double.has(row.key.trim());
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a row is identified by its position; it has no state
          <div key={index} className={styles.pair}>
            <Input
              {...(index === 0 ? controlProps(field) : {})}
              data-key
              aria-label={t('fields.keyOf', { no })}
              value={row.key}
              maxLength={50}
              disabled={disabled}
              status={isDouble ? 'error' : ''}
              {...(isDouble && { 'aria-invalid': true, title: t('fields.keyTwice') })}
              onChange={({ target }) => patch(index, { key: target.value })}
            />
            <Input
              aria-label={t('fields.valueOf', { no })}
              value={row.value}
              maxLength={500}
              disabled={disabled}
              onChange={({ target }) => patch(index, { value: target.value })}
            />
            <IconButton
              icon={ArrowUpOutlined}
              label={t('fields.up', { no })}
              disabled={disabled || index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              icon={ArrowDownOutlined}
              label={t('fields.down', { no })}
              disabled={disabled || no === rows.length}
              onClick={() => move(index, no)}
            />
            <IconButton
              icon={DeleteOutlined}
              label={t('fields.removeRow', { no })}
              disabled={disabled || value.length === 0}
              onClick={() => remove(index)}
            />
          </div>
        );
      })}
      <Button
        type="dashed"
        block
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={disabled || rows.length >= most}
        onClick={() => {
          onChange?.([...rows, EMPTY]);
          focus(rows.length);
        }}
      >
        {t('fields.addRow')}
      </Button>
    </div>
  );
}
