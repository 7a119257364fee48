import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ANY_FILES, type FileRules, plainName, suffixOf } from './fileRules';
import type { FieldProps } from '@/shared/fields/fieldProps';
import { UploadBox } from './UploadBox';

/** One file; its value is the address it is served at, `''` without one. */
export function FileField({
  value,
  onChange,
  rules = ANY_FILES,
  ...field
}: FieldProps<string> & { rules?: FileRules }) {
  const { t } = useTranslation();
  const [known, setKnown] = useState({ url: '', name: '' });
  const fileName = plainName(value ?? '');
  // An address that only has a key in it says nothing to anybody.
  const name = known.url === value ? known.name : suffixOf(fileName) ? fileName : t('upload.file');
  return (
    <UploadBox
      field={field}
      rules={rules}
      items={value ? [{ name, url: value }] : []}
      most={1}
      onChange={([item]) => {
        setKnown({ url: item?.url ?? '', name: item?.name ?? '' });
        onChange?.(item?.url ?? '');
      }}
    />
  );
}
