import { Button, Form, Input } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { controlProps, type FieldProps } from '@/shared/display/fieldProps';
import styles from './ReasonItem.module.css';
import { recentReasons } from './reasons';

/** Minimum and maximum length of a reason, in characters (docs/contract#3.2). */
const SHORTEST = 2;
const MAX_LENGTH = 200;

interface PresetProps {
  /** The kind of reason. The user's recent reasons are stored under this key (`rememberReason`). */
  kind: string;
  /** The preset reasons that the user can pick. */
  presets?: readonly string[];
}

interface ReasonItemProps extends PresetProps {
  name: string;
  label: string;
  required?: boolean;
}

/** The form item for a reason of 2 to 200 characters, with presets and the user's recent reasons to pick from. */
export function ReasonItem({ name, label, required = false, kind, presets = [] }: ReasonItemProps) {
  const { t } = useTranslation();
  const rule = ruleOf((value: unknown) => {
    const length = typeof value === 'string' ? value.trim().length : 0;
    if (length === 0) return required && t('crud.reason.missing', { label });
    const fits = length >= SHORTEST && length <= MAX_LENGTH;
    return !fits && t('crud.reason.rule', { min: SHORTEST, max: MAX_LENGTH });
  });
  return (
    <Form.Item name={name} label={label} required={required} rules={[rule]} validateTrigger="onBlur">
      <ReasonField kind={kind} presets={presets} />
    </Form.Item>
  );
}

function ReasonField({ value = '', onChange, kind, presets = [], ...field }: FieldProps<string> & PresetProps) {
  const { t } = useTranslation();
  const [recent] = useState(() => recentReasons(kind).filter((one) => !presets.includes(one)));
  const add = (reason: string) => onChange?.(value.trim() === '' ? reason : `${value.trim()}；${reason}`);
  /** Picks a preset by its digit: always with Alt, without Alt only while the field is empty. */
  function onKeyDown(event: KeyboardEvent) {
    const reason = presets[Number(/^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1] ?? 0) - 1];
    if (!reason || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    // Shift and a digit type a sign, such as a bracket.
    if (!event.altKey && (event.shiftKey || value !== '')) return;
    event.preventDefault();
    add(reason);
  }
  return (
    <>
      <Picks label={t('crud.reason.presets')} reasons={presets} numbered onPick={add} />
      <Picks label={t('crud.reason.recent')} reasons={recent} onPick={add} />
      <Input.TextArea
        {...controlProps(field)}
        value={value}
        disabled={field.disabled ?? false}
        maxLength={MAX_LENGTH}
        showCount
        autoSize={{ minRows: 3, maxRows: 8 }}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange?.(event.target.value)}
      />
    </>
  );
}

interface PicksProps {
  label: string;
  reasons: readonly string[];
  /** True when number keys pick the reasons. */
  numbered?: boolean;
  onPick: (reason: string) => void;
}

function Picks({ label, reasons, numbered = false, onPick }: PicksProps) {
  const id = useId();
  if (reasons.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className={styles.picks}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {reasons.map((reason, index) => (
        <Button
          key={reason}
          size="small"
          className={styles.pick}
          title={reason}
          aria-keyshortcuts={numbered && index < 9 ? `Alt+${index + 1}` : undefined}
          onClick={() => onPick(reason)}
        >
          {numbered && index < 9 && <kbd aria-hidden="true">{index + 1}</kbd>}
          {reason}
        </Button>
      ))}
    </div>
  );
}
