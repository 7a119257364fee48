import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, Form, Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { controlProps, type FieldProps, groupProps } from '@/shared/display/fieldProps';
import { keyAt, keysOf, MAX_LENGTH, MAX_OPTIONS, type Option, withoutOption } from './questions';
import styles from './skillTest.module.css';

/** Edits the two to eight options of a choice question. A removal adapts the keys of the options and the answer. */
export function OptionsField({ value: options = [], onChange, ...field }: FieldProps<readonly Option[]>) {
  const { t } = useTranslation('contest');
  const form = Form.useFormInstance();
  function remove(index: number) {
    const next = withoutOption(options, String(form.getFieldValue('answer') ?? ''), index);
    onChange?.(next.options);
    form.setFieldValue('answer', next.answer);
  }
  return (
    <div className={styles.options} {...groupProps(field)} aria-label={t('skillTest.options')}>
      {options.map(({ key, text }, index) => (
        <span key={key}>
          <Input
            prefix={key}
            value={text}
            maxLength={200}
            autoComplete="off"
            aria-label={t('skillTest.option', { key })}
            onChange={({ target }) =>
              onChange?.(options.map((one, place) => (place === index ? { ...one, text: target.value } : one)))
            }
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden="true" />}
            aria-label={t('skillTest.removeOption', { key })}
            {...(options.length <= 2 && { disabled: true })}
            onClick={() => remove(index)}
          />
        </span>
      ))}
      <Button
        type="dashed"
        icon={<PlusOutlined aria-hidden="true" />}
        {...(options.length >= MAX_OPTIONS && { disabled: true })}
        onClick={() => onChange?.([...options, { key: keyAt(options.length), text: '' }])}
      >
        {t('skillTest.addOption')}
      </Button>
    </div>
  );
}

/** The input for an answer, by question type. Its value is the answer in the API's format. */
export function AnswerField({
  type,
  value = '',
  onChange,
  ...field
}: FieldProps<string> & { type: string | undefined }) {
  const { t } = useTranslation('contest');
  const options = Form.useWatch<readonly Option[] | undefined>('options') ?? [];
  const keys = options.map(({ key }) => ({ value: key, label: key }));
  const label = { 'aria-label': t('skillTest.answer'), ...controlProps(field) };
  if (type === '1')
    return <Radio.Group {...label} options={keys} value={value} onChange={({ target }) => onChange?.(target.value)} />;
  if (type === '2')
    return (
      <div {...groupProps(field)} aria-label={t('skillTest.answer')}>
        <Checkbox.Group
          options={keys}
          value={keysOf(value)}
          onChange={(chosen) => onChange?.(keysOf(chosen.join(',')).join(','))}
        />
      </div>
    );
  if (type === '3')
    return (
      <Radio.Group
        {...label}
        options={[
          { value: 'T', label: t('skillTest.true') },
          { value: 'F', label: t('skillTest.false') },
        ]}
        value={value}
        onChange={({ target }) => onChange?.(target.value)}
      />
    );
  return (
    <Input.TextArea
      {...label}
      value={value}
      maxLength={MAX_LENGTH.answer}
      showCount
      autoSize={{ minRows: 2, maxRows: 6 }}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
