import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, Form, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/shared/display/IconButton';
import { controlProps, type FieldProps } from '@/shared/display/fieldProps';
import { MenuButton } from '@/shared/display/MenuButton';
import { commonVariables } from './common';
import styles from './template.module.css';
import { MAX_VARIABLES, type Variable, VARIABLE_TYPES, wrongIn } from './variables';

interface VariablesFieldProps extends FieldProps<Variable[]> {
  /** Keys that the text uses but that are not declared. */
  missing: readonly string[];
}

/** Edits the variables of a template. The user types them, picks common ones, or adds those that the text uses. */
export function VariablesField({ value = [], onChange, missing, ...field }: VariablesFieldProps) {
  const { t } = useTranslation('contract');
  const known = new Set(value.map(({ key }) => key));
  const usual = commonVariables(t).filter(({ key }) => !known.has(key));
  const full = value.length >= MAX_VARIABLES;
  const add = (...more: Variable[]) => onChange?.([...value, ...more].slice(0, MAX_VARIABLES));
  // After a failed validation, marks only the invalid inputs. By default, the form item would mark all its inputs.
  const { status } = Form.Item.useStatus();
  const wrong = (index: number) => (status === 'error' ? wrongIn(value, index) : { key: false, label: false });
  const blank = (key: string): Variable =>
    usual.find((one) => one.key === key) ?? { key, label: '', type: 'text', required: true };

  return (
    <div {...controlProps(field)} role="group" aria-label={t('variables')} tabIndex={-1}>
      {value.map((variable, index) => (
        <VariableRow
          // oxlint-disable-next-line react/no-array-index-key -- rows have no id; their inputs hold no state
          key={index}
          no={index + 1}
          variable={variable}
          wrong={wrong(index)}
          onChange={(next) => onChange?.(value.map((one, other) => (other === index ? next : one)))}
          onRemove={() => onChange?.(value.filter((_, other) => other !== index))}
        />
      ))}
      <div className={styles.adders}>
        <Button
          icon={<PlusOutlined aria-hidden="true" />}
          {...(full && { disabled: true })}
          onClick={() => add(blank(''))}
        >
          {t('addVariable')}
        </Button>
        <MenuButton
          {...((full || usual.length === 0) && { disabled: true })}
          menu={{
            items: usual.map(({ key, label }) => ({ key, label: `${label}  \${${key}}` })),
            onClick: ({ key }) => add(blank(key)),
            style: { maxHeight: 320, overflow: 'auto' },
          }}
        >
          {t('addCommon')}
        </MenuButton>
        {missing.length > 0 && (
          <Button {...(full && { disabled: true })} onClick={() => add(...missing.map(blank))}>
            {t('addMissing', { count: missing.length })}
          </Button>
        )}
      </div>
    </div>
  );
}

interface VariableRowProps {
  no: number;
  variable: Variable;
  wrong: { key: boolean; label: boolean };
  onChange: (next: Variable) => void;
  onRemove: () => void;
}

function VariableRow({ no, variable, wrong, onChange, onRemove }: VariableRowProps) {
  const { t } = useTranslation('contract');
  return (
    <div className={styles.variable}>
      <Cell wrong={wrong.key}>
        <Input
          value={variable.key}
          maxLength={40}
          placeholder={t('key')}
          aria-label={t('keyOf', { no })}
          aria-invalid={wrong.key}
          onChange={({ target }) => onChange({ ...variable, key: target.value.trim() })}
        />
      </Cell>
      <Cell wrong={wrong.label}>
        <Input
          value={variable.label}
          maxLength={40}
          placeholder={t('label')}
          aria-label={t('labelOf', { no })}
          aria-invalid={wrong.label}
          onChange={({ target }) => onChange({ ...variable, label: target.value })}
        />
      </Cell>
      <Cell wrong={false}>
        <Select
          value={variable.type}
          aria-label={t('typeOf', { no })}
          options={VARIABLE_TYPES.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          onChange={(type) => onChange({ ...variable, type })}
        />
      </Cell>
      <Checkbox
        checked={variable.required}
        onChange={({ target }) => onChange({ ...variable, required: target.checked })}
      >
        {t('required')}
      </Checkbox>
      <IconButton
        icon={DeleteOutlined}
        label={t('removeVariable', { name: variable.label || variable.key || no })}
        onClick={onRemove}
      />
    </div>
  );
}

/** Gives each input its own validation state. */
function Cell({ wrong, children }: { wrong: boolean; children: ReactNode }) {
  return (
    <Form.Item validateStatus={wrong ? 'error' : ''} className={styles.cell ?? ''}>
      {children}
    </Form.Item>
  );
}
