import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { controlProps, type FieldProps } from '@/shared/fields/fieldProps';
import { MenuButton } from '@/shared/ui/MenuButton';
import { commonVariables } from './common';
import styles from './template.module.css';
import { MAX_VARIABLES, type Variable, VARIABLE_TYPES } from './variables';

interface VariablesFieldProps extends FieldProps<Variable[]> {
  /** Keys used in the text but not declared. */
  missing: readonly string[];
}

/** Edits the variables of a template: typed, picked from the common ones, or taken from the text. */
export function VariablesField({ value = [], onChange, missing, ...field }: VariablesFieldProps) {
  const { t } = useTranslation('contract');
  const known = new Set(value.map(({ key }) => key));
  const usual = commonVariables(t).filter(({ key }) => !known.has(key));
  const full = value.length >= MAX_VARIABLES;
  const add = (...more: Variable[]) => onChange?.([...value, ...more].slice(0, MAX_VARIABLES));
  const blank = (key: string): Variable =>
    usual.find((one) => one.key === key) ?? { key, label: '', type: 'text', required: true };

  return (
    <div {...controlProps(field)} role="group" aria-label={t('variables')} tabIndex={-1}>
      {value.map((variable, index) => (
        <VariableRow
          // oxlint-disable-next-line react/no-array-index-key -- a row is its place; its inputs hold no state
          key={index}
          no={index + 1}
          variable={variable}
          onChange={(next) => onChange?.(value.map((one, other) => (other === index ? next : one)))}
          onRemove={() => onChange?.(value.filter((_, other) => other !== index))}
        />
      ))}
      <div className={styles.adders}>
        <Button icon={<PlusOutlined aria-hidden="true" />} disabled={full} onClick={() => add(blank(''))}>
          {t('addVariable')}
        </Button>
        <MenuButton
          disabled={full || usual.length === 0}
          menu={{
            items: usual.map(({ key, label }) => ({ key, label: `${label}  \${${key}}` })),
            onClick: ({ key }) => add(blank(key)),
            style: { maxHeight: 320, overflow: 'auto' },
          }}
        >
          {t('addCommon')}
        </MenuButton>
        {missing.length > 0 && (
          <Button disabled={full} onClick={() => add(...missing.map(blank))}>
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
  onChange: (next: Variable) => void;
  onRemove: () => void;
}

function VariableRow({ no, variable, onChange, onRemove }: VariableRowProps) {
  const { t } = useTranslation('contract');
  return (
    <div className={styles.variable}>
      <Input
        value={variable.key}
        maxLength={40}
        placeholder={t('key')}
        aria-label={t('keyOf', { no })}
        onChange={({ target }) => onChange({ ...variable, key: target.value.trim() })}
      />
      <Input
        value={variable.label}
        maxLength={40}
        placeholder={t('label')}
        aria-label={t('labelOf', { no })}
        onChange={({ target }) => onChange({ ...variable, label: target.value })}
      />
      <Select
        value={variable.type}
        aria-label={t('typeOf', { no })}
        options={VARIABLE_TYPES.map((type) => ({ value: type, label: t(`types.${type}`) }))}
        onChange={(type) => onChange({ ...variable, type })}
      />
      <Checkbox
        checked={variable.required}
        onChange={({ target }) => onChange({ ...variable, required: target.checked })}
      >
        {t('required')}
      </Checkbox>
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden="true" />}
        aria-label={t('removeVariable', { name: variable.label || variable.key || no })}
        onClick={onRemove}
      />
    </div>
  );
}
