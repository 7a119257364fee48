import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { controlProps, type FieldProps } from '@/shared/display/fieldProps';

interface TagsFieldProps extends FieldProps<string[]> {
  /** The max number of tags. */
  most?: number;
  /** The max length of a tag, in characters. */
  longest?: number;
}

/** Tags added with Enter or a comma, without duplicates; Backspace removes the last tag. */
export function TagsField({ value = [], onChange, disabled, most = 10, longest = 20, ...field }: TagsFieldProps) {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');

  function change(words: readonly string[]) {
    const clean = [...new Set(words.map((word) => word.normalize('NFC').trim()).filter(Boolean))];
    const fitting = clean.filter((word) => [...word].length <= longest);
    const kept = fitting.slice(0, most);
    if (fitting.length < clean.length) setSaid(t('fields.tagTooLong', { count: longest }));
    else setSaid(kept.length < fitting.length ? t('fields.tagsFull', { count: most }) : '');
    onChange?.(kept);
  }

  return (
    <>
      <Select<string[]>
        {...controlProps(field)}
        mode="tags"
        open={false}
        suffixIcon={null}
        value={value}
        tokenSeparators={[',', '，', '、', ';', '；']}
        placeholder={t('fields.tagsHint')}
        onChange={change}
        {...(disabled !== undefined && { disabled })}
      />
      <div role="status">{said}</div>
    </>
  );
}
